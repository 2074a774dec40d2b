"""A table at the peer's: a scenario laid out there, and played as its script says."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import (
    OTHERS,
    Begin,
    Choose,
    Scenario,
    Side,
    Use,
)
from tests.bench import peer_phase
from tests.bench.peer_phase import KEEP, PASS, PeerCard
from tests.peer.oracle_words import CannotExpressError, peer_card
from tests.peer.peer_faces import make_face
from tests.peer.peer_scope import (
    PHASES,
    cards_of,
    names_in,
    on_the_battlefield,
    refuse_what_has_no_words,
)

FILLER = PeerCard("Filler", ("Creature",), mana_cost="{50}{G}")
"""Stands for the cards that a scenario does not name."""
CONTROL = PeerCard(
    "Given Control",
    ("Sorcery",),
    mana_cost="{B}",
    text="You control target player during their next turn.",
)
DECK_SIZE = 40
NOTHING_IS_DECLARED = {
    "DeclareAttackers": {"type": "DeclareAttackers", "data": {"attacks": []}},
    "DeclareBlockers": {"type": "DeclareBlockers", "data": {"assignments": []}},
}
PATIENCE = 80
BEFORE, ACTIVE = 0, 1
"""Seats: the player whose turn comes just before, and the one whose turn is asked about."""
ALL_MANA = ["White", "Blue", "Black", "Red", "Green"] * 6


class Offer(NamedTuple):
    """A decision as both engines can tell it: seats, and options by the names of cards."""

    chooser: int
    decider: int
    options: frozenset[tuple[str, ...]]


class PeerTable:
    """A live game of the peer, with the cards of a scenario laid out."""

    def __init__(self, family: Family, catalogue: Catalogue) -> None:
        self.family = family
        self.scenario: Scenario = family.scenario
        refuse_what_has_no_words(family)
        sides = {seat: self._side(seat) for seat in (BEFORE, ACTIVE)}
        self.decks = {seat: cards_of(side) for seat, side in sides.items()}
        self._tools = frozenset(
            card.name
            for card in catalogue.cards
            if card.is_land or any(each.activated for each in card.abilities)
        )
        self.game = self._begin(catalogue)
        self._lay_out(sides)

    def _role(self, seat: int) -> str:
        active = self.scenario.turn.of
        (other,) = (each for each in self.scenario.players if each != active)
        return active if seat == ACTIVE else other

    def seat(self, role: str) -> int:
        """Return the seat of a role."""
        return ACTIVE if role == self.scenario.turn.of else BEFORE

    def _side(self, seat: int) -> Side:
        return self.scenario.side(self._role(seat))  # type: ignore[arg-type]

    def _begin(self, catalogue: Catalogue) -> Any:
        outside = [names_in(self._side(seat).outside) for seat in (BEFORE, ACTIVE)]
        decked = [*self.decks.values(), *outside]
        names = {name for deck in decked for name in deck}
        cards = [peer_card(catalogue.card(name)) for name in sorted(names)]
        powers = {each.name: catalogue.card(each.name) for each in cards}
        faces = {
            each.name.lower(): make_face(each, powers.get(each.name))
            for each in (*cards, FILLER, CONTROL)
        }
        engine = import_module("phase").Engine.from_json(json.dumps(faces))
        decks = []
        for seat in (BEFORE, ACTIVE):
            own = [*self.decks[seat], *([CONTROL.name] if seat == BEFORE else [])]
            main = own + [FILLER.name] * (DECK_SIZE - len(own))
            outside = names_in(self._side(seat).outside)
            decks.append({"main_deck": main, "sideboard": outside})
        game = engine.new_game(
            *decks,
            seed=1,
            first_player=BEFORE,
            format_config=peer_phase._format_config(DECK_SIZE),
        )
        for seat in (BEFORE, ACTIVE):
            game.apply(seat, KEEP)
        snapshot = game.state()
        snapshot["state"]["debug_mode"] = True
        self._free: dict[tuple[int, str], list[int]] = {}
        for each in snapshot["state"]["objects"].values():
            self._free.setdefault((each["owner"], each["name"]), []).append(each["id"])
        return engine.load_game(snapshot)

    def _debug(self, kind: str, **data: Any) -> None:
        peer_phase._debug(self.game, kind, **data)

    def _put(self, seat: int, name: str, zone: str) -> int:
        object_id = self._free[seat, name].pop()
        self._debug("MoveToZone", object_id=object_id, to_zone=zone)
        return object_id

    def _lay_out(self, sides: dict[int, Side]) -> None:
        """Lay the battlefield before the turn begins, everything else as it is reached."""
        self._debug("SetPhase", phase="PostCombatMain", active_player=BEFORE)
        for seat, side in sides.items():
            tools = [name for name in side.ready if name in self._tools]
            for name in (*on_the_battlefield(side), *tools):
                self._put(seat, name, "Battlefield")
        if self.scenario.given:
            self._give_control()
        phase = PHASES[self.scenario.turn.step]
        self._until(lambda: (self.game.turn, self.game.phase) == (2, phase))
        for seat, side in sides.items():
            self._fill_hand_and_library(seat, side)

    def _give_control(self) -> None:
        spell = self._put(BEFORE, CONTROL.name, "Hand")
        self._debug("AddMana", player_id=BEFORE, mana=["Black"])
        cast = {"object_id": spell, "card_id": spell, "targets": []}
        cast["payment_mode"] = {"type": "Auto"}
        self.game.apply(BEFORE, {"type": "CastSpell", "data": cast})
        target = {"target": {"Player": ACTIVE}}
        self.game.apply(BEFORE, {"type": "ChooseTarget", "data": target})
        self._until(lambda: not self.game.stack())

    def _fill_hand_and_library(self, seat: int, side: Side) -> None:
        keep_fillers = not side.library or dict(side.library).get(OTHERS, 0) > 0
        for object_id in self._free[seat, FILLER.name]:
            zone = "Library" if keep_fillers else "Exile"
            self._debug("MoveToZone", object_id=object_id, to_zone=zone)
        for name in side.hand:
            self._put(seat, name, "Hand")
        for name in side.graveyard:
            self._put(seat, name, "Graveyard")
        for name in side.ready:
            if name not in self._tools:
                self._put(seat, name, "Hand")
        for name, count in side.library:
            for _ in range(count if name != OTHERS else 0):
                self._put(seat, name, "Library")

    def _until(self, reached: Any) -> None:
        for _ in range(PATIENCE):
            if reached():
                return
            self._pass()
        raise CannotExpressError("the peer never reaches the moment")

    def _pass(self) -> None:
        asked = self.game.waiting_for()["type"]
        if asked in NOTHING_IS_DECLARED:
            self.game.apply(self.game.priority_player(), NOTHING_IS_DECLARED[asked])
        elif asked == "Priority":
            self.game.apply(self.game.priority_player(), PASS)
        else:
            raise CannotExpressError(f"the peer asks for {asked} on the way")

    def play(self) -> None:
        """Play what the script says happens."""
        for happening in self.family.happens:
            match happening:
                case Use():
                    self._use(happening)
                case Begin():
                    self._go_on_to(happening)
                case Choose():
                    self._choose(happening.what)
                case _:
                    self._resolve()

    def _go_on_to(self, begin: Begin) -> None:
        phase = PHASES.get(begin.step, "")
        turn = begin.turn_of
        self._until(
            lambda: (
                self.game.phase == phase
                and (turn is None or self.active_seat == self.seat(turn))
            )
        )

    @property
    def active_seat(self) -> int:
        """Return the seat of the player whose turn it is."""
        return int(self.game.state()["state"]["active_player"])

    def _choose(self, what: str) -> None:
        """Take the option that speaks of a card, or the one of that word."""
        for action in self.game.actions():
            if what in self._names(action.data) or (what,) == self._told(action):
                self.game.apply(self.game.priority_player(), action)
                return
        raise CannotExpressError(f"the peer does not offer {what}")

    def _use(self, use: Use) -> None:
        seat = self.seat(use.by)
        self._until(
            lambda: (
                self.game.waiting_for()["data"].get("player") == seat
                and self.game.waiting_for()["type"] == "Priority"
            )
        )
        self._grant_mana(seat)
        named = [
            each for each in self.game.actions() if use.card in self._names(each.data)
        ]
        if not named:
            raise CannotExpressError(f"the peer does not offer {use.card}")
        self.game.apply(self.game.priority_player(), named[0])
        while self.game.waiting_for()["type"] != "Priority":
            self._announce(use)

    def _grant_mana(self, seat: int) -> None:
        """Give a player the mana that the scenario takes for granted."""
        if self._side(seat).mana == "enough":
            self._debug("AddMana", player_id=seat, mana=ALL_MANA)

    def _announce(self, use: Use) -> None:
        actions = self.game.actions()
        fitting = [each for each in actions if self._aims(each.data, use.targeting)]
        if not fitting and len(actions) > 1:
            raise CannotExpressError("a choice that the script does not make")
        self.game.apply(self.game.priority_player(), (fitting or actions)[0])

    def _aims(self, data: Any, wanted: str | None) -> bool:
        target = data.get("target") if isinstance(data, dict) else None
        if wanted is None or not isinstance(target, dict):
            return False
        if wanted in self.scenario.players:
            return bool(target.get("Player") == self.seat(wanted))
        return wanted in self._names(data)

    def _resolve(self) -> None:
        for _ in self.scenario.players:
            self._pass()

    def _names(self, data: Any) -> tuple[str, ...]:
        """List the names of the objects that an action speaks of."""
        known = {self._name_of(each) for each in _numbers(data) if self._name_of(each)}
        return tuple(sorted(known))

    def _name_of(self, object_id: int) -> str:
        try:
            return str(self.game.object(object_id)["name"])
        except (KeyError, ValueError, TypeError, OverflowError, IndexError):
            return ""

    def offer(self) -> Offer:
        """Return the decision that the peer waits for."""
        waiting = self.game.waiting_for()
        at_priority = waiting["type"] == "Priority"
        if at_priority:
            self._grant_mana(waiting["data"]["player"])
        told = (self._told(each) for each in self.game.actions())
        focus = set(self.family.focus)
        options = frozenset(
            each for each in told if not at_priority or focus.issuperset(each)
        )
        return Offer(waiting["data"]["player"], self.game.priority_player(), options)

    def next_turns(self, count: int) -> tuple[tuple[int, int], ...]:
        """List whose the next turns are, and who decides in the upkeep of each."""
        found: list[tuple[int, int]] = []
        for _ in range(count):
            last = self.game.turn
            self._until(
                lambda last=last: self.game.turn > last and self.game.phase == "Upkeep"
            )
            found.append((self.active_seat, self.game.priority_player()))
        return tuple(found)

    def _told(self, action: Any) -> tuple[str, ...]:
        data = action.data
        if isinstance(data, dict) and "pay" in data:
            return ("pay",) if data["pay"] else ("decline",)
        if isinstance(data, dict) and not {"choice", "accept"}.isdisjoint(data):
            return (_choice(data),)
        cards = data.get("cards") if isinstance(data, dict) else None
        names = [
            self._name_of(each) for each in _numbers(data if cards is None else cards)
        ]
        return tuple(sorted("" if name == FILLER.name else name for name in names))


def _choice(data: dict[str, Any]) -> str:
    """Name what is voted for, or whether an optional part is done, as we do.

    The peer offers besides to remember the answer, which changes nothing here.
    """
    choice = data.get("choice")
    if isinstance(choice, str):
        return f"vote:{choice}"
    accepted = data.get("accept") or choice == {"type": "Accept"}
    return "do" if accepted else "leave out"


def _numbers(data: Any) -> Iterable[int]:
    if isinstance(data, bool):
        return ()
    if isinstance(data, int):
        return (data,)
    if isinstance(data, dict):
        skipped = ("card_id", "ability_index", "Player")
        values: Sequence[Any] = [data[key] for key in data if key not in skipped]
    elif isinstance(data, list | tuple):
        values = data
    else:
        return ()
    return [number for value in values for number in _numbers(value)]

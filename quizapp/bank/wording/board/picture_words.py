"""Words of the board picture: labels, notes and the spoken names of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quizapp.bank.wording.lists import say_all
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step
from quizapp.rules.nouns.zones import Zone

_COMBAT = "Combat"
"""The same word in every language so far, so it is not marked for translation."""

_SEGMENTS: tuple[tuple[str, frozenset[Step]], ...] = (
    (mark("Untap"), frozenset({Step.UNTAP})),
    (mark("Upkeep"), frozenset({Step.UPKEEP})),
    (mark("Draw"), frozenset({Step.DRAW})),
    (mark("Main 1"), frozenset({Step.PRECOMBAT_MAIN})),
    (
        _COMBAT,
        frozenset(
            {
                Step.BEGINNING_OF_COMBAT,
                Step.DECLARE_ATTACKERS,
                Step.DECLARE_BLOCKERS,
                Step.COMBAT_DAMAGE,
                Step.END_OF_COMBAT,
            }
        ),
    ),
    (mark("Main 2"), frozenset({Step.POSTCOMBAT_MAIN})),
    (mark("End"), frozenset({Step.END, Step.CLEANUP})),
)
_TURN = mark("{player:s} turn")
_TEAM_TURN = mark("{first:s} and {second:s} turn")
_ZONES = {
    Zone.BATTLEFIELD: mark("Battlefield"),
    Zone.STACK: mark("Stack"),
    Zone.HAND: mark("Hand"),
    Zone.LIBRARY: mark("Library"),
    Zone.GRAVEYARD: mark("Graveyard"),
    Zone.EXILE: mark("Exile"),
    Zone.COMMAND: mark("Command zone"),
}
_HIDDEN = mark("hidden from {players}")
_MAY_LOOK = mark("{player} may look")
_COPIES = "{name} ×{count}"
_KINDS = {"age": mark("age"), "loyalty": mark("loyalty"), "plan": mark("plan")}
_COUNTER = mark("1 {kind} counter")
_COUNTERS = mark("{count} {kind} counters")
_LOYALTY = mark("loyalty {loyalty}")
_TAPPED = mark("tapped")
_UNTAPPED = mark("untapped")
_ATTACHED = mark("attached to {host}")
_CONTROLLED = mark("controlled by {player}")
_OWNED = mark("owned by {player}")
_UNNAMED = mark("a card nobody has named")
_ABILITY = mark("ability of {name}")
RESOLVING = mark("resolving")
WAITING = mark("waiting")
BEGUN = mark("being cast or activated")

ALL_TEMPLATES = (
    *(label for label, _ in _SEGMENTS if label != _COMBAT),
    _TURN,
    _TEAM_TURN,
    *_ZONES.values(),
    _HIDDEN,
    _MAY_LOOK,
    *_KINDS.values(),
    _COUNTER,
    _COUNTERS,
    _LOYALTY,
    _TAPPED,
    _UNTAPPED,
    _ATTACHED,
    _CONTROLLED,
    _OWNED,
    _UNNAMED,
    _ABILITY,
    RESOLVING,
    WAITING,
    BEGUN,
)


def say_heading(active: Sequence[Player], speaker: Speaker) -> str:
    """Say whose turn it is: one player's, or a team's."""
    if len(active) == 1:
        return speaker.say(_TURN, player=active[0])
    first, second = active
    return speaker.say(_TEAM_TURN, first=first, second=second)


def say_segments(speaker: Speaker) -> tuple[tuple[str, frozenset[Step]], ...]:
    """Say the segments of the turn bar, each with the steps that it stands for."""
    return tuple(
        (label if label == _COMBAT else speaker.translate(label), steps)
        for label, steps in _SEGMENTS
    )


def say_zone(zone: Zone, speaker: Speaker) -> str:
    """Say the name of a zone."""
    return speaker.translate(_ZONES[zone])


def say_hidden(players: Iterable[Player], speaker: Speaker) -> str:
    """Say who may not look at a hand."""
    names = [str(speaker.word(each)) for each in players]
    return speaker.say(_HIDDEN, players=say_all(names, speaker))


def say_may_look(player: Player, speaker: Speaker) -> str:
    """Say who may look at another player's hand (CR 723.4)."""
    return speaker.say(_MAY_LOOK, player=player)


def say_note(names: Sequence[str]) -> str:
    """List the names of visible cards, each once."""
    counts = {name: names.count(name) for name in names if name}
    return ", ".join(
        name if count == 1 else _COPIES.format(name=name, count=count)
        for name, count in counts.items()
    )


def say_counter_kind(kind: str, speaker: Speaker) -> str:
    """Say a kind of counter; one without a word is shown as it is."""
    return speaker.translate(_KINDS.get(kind, "")) or kind


def say_counters(kind: str, count: int, speaker: Speaker) -> str:
    """Say how many counters of a kind, already in words, are on a permanent."""
    template = _COUNTER if count == 1 else _COUNTERS
    return speaker.say(template, kind=kind, count=count)


def say_loyalty(loyalty: str, speaker: Speaker) -> str:
    """Say the loyalty of a planeswalker."""
    return speaker.say(_LOYALTY, loyalty=loyalty)


def say_tapped(tapped: bool, speaker: Speaker) -> str:
    """Say whether a permanent is tapped."""
    return speaker.say(_TAPPED if tapped else _UNTAPPED)


def say_attached(host: str, speaker: Speaker) -> str:
    """Say what a permanent is attached to."""
    return speaker.say(_ATTACHED, host=host)


def say_controlled(controller: Player, owner: Player, speaker: Speaker) -> str:
    """Say who controls a permanent, and who owns it if that is somebody else."""
    controlled = speaker.say(_CONTROLLED, player=controller)
    if owner == controller:
        return controlled
    return f"{controlled}, {speaker.say(_OWNED, player=owner)}"


def say_card_name(name: str, speaker: Speaker) -> str:
    """Say the name of a card, or that it has none."""
    return name or speaker.say(_UNNAMED)


def say_ability_of(name: str, speaker: Speaker) -> str:
    """Say an ability on the stack by its source."""
    return speaker.say(_ABILITY, name=name)

"""Commanders: one that has died or been exiled may go to the command zone (CR 903.9)."""

from __future__ import annotations

from quizapp.rules.documents.edition import parse_edition_date
from quizapp.rules.game import Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.points.commanders import commander_may_stay
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.procedures.happenings import move
from quizapp.rules.refusal import RefusalError

STATE_BASED = parse_edition_date("2020-07-03")
"""The day since which it is a state-based action; it was a replacement effect before."""

_LEFT_BEHIND = (Zone.GRAVEYARD, Zone.EXILE)


def offer_command_zone(game: Game) -> bool:
    """Have the owner of a commander that has newly died say where it goes (CR 903.9a).

    :raises RefusalError: under documents in which it never gets there in the first place.
    """
    for each in game.state.players:
        found = _newly_dead(game, each.player) if each.commander else None
        if found is None:
            continue
        if game.is_before(STATE_BASED):
            raise RefusalError(
                f"a commander that dies is not modelled before {STATE_BASED}"
            )
        game.change_player(each.player, commander_seen=found.id)
        if game.ask(commander_may_stay, each.player, found.name):
            game.push(MayReturn(each.player, found.id))
        else:
            move(game, found.id, Zone.COMMAND)
        return True
    return False


def _newly_dead(game: Game, owner: Player) -> GameObject | None:
    """Return the commander, if it is there and was not there at the last check."""
    mine = game.player(owner)
    return next(
        (
            each
            for zone in _LEFT_BEHIND
            for each in game.state.in_zone(zone, owner)
            if each.card.name == mine.commander
            and each.since >= 0
            and each.id > mine.commander_seen
        ),
        None,
    )


class MayReturn(Frame, frozen=True):
    """The owner of a commander may put it into the command zone."""

    owner: Player
    commander: int

    def run(self, game: Game) -> Decision | None:
        """Ask the owner."""
        name = game.object(self.commander).name
        options = (
            Option(key="return", refs=(self.commander,), cards=(name,)),
            Option(key="leave"),
        )
        return ask_player(game, DecisionKind.MAY, self.owner, options, name)

    def answer(self, game: Game, option: Option) -> None:
        """Move it, or leave it where it is for good."""
        game.pop()
        if option.key == "return":
            move(game, self.commander, Zone.COMMAND)

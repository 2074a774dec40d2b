"""Banding: attackers form bands as they are declared (CR 508.1e, 702.22c to 702.22h)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from quizapp.rules.cards.abilities import Keyword
from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.nouns.combat import Attack, Combat
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.events import A_WHOLE_TEAM, Attacked
from quizapp.rules.nouns.objects import Player, Ref
from quizapp.rules.nouns.turn import Step
from quizapp.rules.play.combat.teams import attacks_whole_team, refuse_bands_of_teams
from quizapp.rules.procedures.characteristics import has_keyword
from quizapp.rules.procedures.deciding import ask_player

Band = tuple[int, ...]
"""Ids of attackers that attack together."""


class DeclareBands(Frame, frozen=True):
    """The active player says which attackers form bands; then they are attacking."""

    player: Player
    attacks: tuple[Attack, ...]

    def run(self, game: Game) -> Decision | None:
        """Ask, where bands are possible.

        :raises RefusalError: if a team could form them.
        """
        ways = tuple(_ways_to_band(game, self.attacks))
        if len(ways) == 1:
            game.pop()
            _attack(game, self.attacks)
            return None
        refuse_bands_of_teams(game)
        options = tuple(_option(game, bands) for bands in ways)
        step = Step.DECLARE_ATTACKERS
        return ask_player(game, DecisionKind.BANDS, self.player, options, step)

    def answer(self, game: Game, option: Option) -> None:
        """Have the attackers form those bands."""
        game.pop()
        for bands in _ways_to_band(game, self.attacks):
            if _key(bands) == option.key:
                _attack(game, _banded(self.attacks, bands))
                return


def _ways_to_band(game: Game, left: tuple[Attack, ...]) -> Iterator[tuple[Band, ...]]:
    """Yield every set of bands that attackers could form, no band at all first."""
    if not left:
        yield ()
        return
    first, rest = left[0], left[1:]
    same = [each for each in rest if each.whom == first.whom]
    for count in range(len(same) + 1):
        for others in combinations(same, count):
            band = (first.attacker, *(each.attacker for each in others))
            if not others or _is_legal(game, band):
                after = tuple(each for each in rest if each not in others)
                for more in _ways_to_band(game, after):
                    yield (band, *more) if others else more


def _is_legal(game: Game, band: Band) -> bool:
    """Say whether at most one of several creatures is without banding (CR 702.22c)."""
    without = [
        each
        for each in band
        if not has_keyword(game.state, game.object(each), Keyword.BANDING)
    ]
    return len(without) < 2


def _option(game: Game, bands: tuple[Band, ...]) -> Option:
    members = tuple(each for band in bands for each in band)
    names = tuple(game.object(each).name for each in members)
    return Option(key=_key(bands), refs=members, cards=names)


def _key(bands: tuple[Band, ...]) -> str:
    words = ("+".join(str(each) for each in band) for band in bands)
    return "bands:" + ("/".join(words) or "none")


def _banded(attacks: tuple[Attack, ...], bands: tuple[Band, ...]) -> tuple[Attack, ...]:
    numbers = {
        each: number for number, band in enumerate(bands, start=1) for each in band
    }
    return tuple(replace(e, band=numbers.get(e.attacker, 0)) for e in attacks)


def _attack(game: Game, attacks: tuple[Attack, ...]) -> None:
    """Tap the attackers; they are attacking from now on (CR 508.1f, 508.1k)."""
    game.change(combat=Combat(attacks=attacks))
    for each in attacks:
        game.change_object(each.attacker, tapped=True)
        creature = game.object(each.attacker)
        assert creature.controller is not None
        whom = attacked_name(game, each.whom)
        if isinstance(each.whom, str) and attacks_whole_team(game):
            whom = A_WHOLE_TEAM
        game.record(Attacked(card=creature.name, by=creature.controller, whom=whom))


def attacked_name(game: Game, ref: Ref) -> str:
    """Name what is attacked: a player by the role, a planeswalker by its card."""
    return ref if isinstance(ref, str) else game.object(ref).name

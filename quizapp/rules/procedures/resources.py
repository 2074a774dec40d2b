"""Resources: whose mana, permanents, hand and life may pay a player's costs (CR 118.3)."""

from __future__ import annotations

from quizapp.rules.cards.abilities import Keyword
from quizapp.rules.game import Game
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.points.casting import summoning_sick
from quizapp.rules.points.costs import controlled_players_resources, payment_sources
from quizapp.rules.points.teams.sharing import team_life_counts
from quizapp.rules.procedures.characteristics import has_keyword
from quizapp.rules.procedures.deciding import decider

PAY = "pay"


def payers(game: Game, payer: Player, what: str) -> tuple[Player, ...]:
    """List the players whose resources may pay a player's cost (CR 723.5a, 118.3)."""
    own = game.ask(payment_sources, payer, decider(game, payer, PAY), what)
    controlled = _decided_for(game, payer)
    if not controlled:
        return own
    more = game.ask(controlled_players_resources, payer, controlled, what)
    return tuple(dict.fromkeys((*own, *more)))


def life_total(game: Game, player: Player) -> int:
    """Return a player's life total as costs and effects see it (CR 119.4, 810.9a)."""
    here = game.player(player)
    if here.team:
        for mate in game.state.team_of(player):
            if mate != player:
                return game.ask(team_life_counts, player, mate, here.life)
    return here.life


def _decided_for(game: Game, player: Player) -> tuple[Player, ...]:
    """List the other players whose payments a player decides about.

    That is no step of its own in a derivation.
    """
    if not game.state.controls and not game.statics():
        return ()
    told = len(game.steps)
    found = tuple(
        each for each in game.state.others(player) if decider(game, each, PAY) == player
    )
    del game.steps[told:]
    return found


def is_too_new(game: Game, permanent: GameObject) -> bool:
    """Say whether a creature came too late for {T} and {Q} (CR 302.6, 702.10c)."""
    if not permanent.is_creature:
        return False
    haste = has_keyword(game.state, permanent, Keyword.HASTE)
    return game.ask(summoning_sick, permanent.name, permanent.since < 0, haste)

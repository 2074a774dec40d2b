"""The untap step: the active player's permanents untap, some only if they want (CR 502.3)."""

from __future__ import annotations

from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.instructions.statics.turns import StayTapped
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.procedures.deciding import ask_player


def untap_all(game: Game, player: Player) -> None:
    """Untap a player's permanents, and ask about those that may stay tapped."""
    optional = []
    for permanent in game.state.in_zone(Zone.BATTLEFIELD, player):
        stays = permanent.tapped and _may_stay(permanent)
        if stays:
            optional.append(permanent.id)
        if permanent.tapped or permanent.since >= 0:
            game.change_object(permanent.id, tapped=stays, since=-1)
    if optional:
        game.push(ChooseToUntap(player, tuple(optional)))


def _may_stay(permanent: GameObject) -> bool:
    return any(
        isinstance(ability.static, StayTapped) for ability in permanent.face.abilities
    )


class ChooseToUntap(Frame, frozen=True):
    """A player chooses which of some permanents untap."""

    player: Player
    left: tuple[int, ...]

    def run(self, game: Game) -> Decision | None:
        """Ask about the next one."""
        if not self.left:
            game.pop()
            return None
        permanent = game.object(self.left[0])
        options = tuple(
            Option(key=key, refs=(permanent.id,), cards=(permanent.name,))
            for key in ("untap", "stay tapped")
        )
        kind = DecisionKind.UNTAP
        return ask_player(game, kind, self.player, options, permanent.name)

    def answer(self, game: Game, option: Option) -> None:
        """Untap it, or leave it as it is."""
        game.pop()
        game.push(replace(self, left=self.left[1:]))
        if option.key == "untap":
            game.change_object(self.left[0], tapped=False)

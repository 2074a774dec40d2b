"""The opening of a game: who goes first, opening hands and mulligans (CR 103)."""

from __future__ import annotations

from quizapp.rules.documents.edition import parse_edition_date
from quizapp.rules.game import Frame, Game, replace
from quizapp.rules.instructions.drawing import DrawCards
from quizapp.rules.instructions.subgames.decks import put_back, put_on_the_bottom
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.lasting import SkipStep
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step, Turn
from quizapp.rules.procedures.deciding import ask_player
from quizapp.rules.refusal import RefusalError

HAND_SIZE = 7
"""How many cards an opening hand has (CR 103.5)."""

LONDON_MULLIGAN = parse_edition_date("2019-07-12")
"""The day since which cards are drawn first and put on the bottom afterwards."""


class ChooseFirst(Frame, frozen=True):
    """Chance says which player goes first (CR 729.2)."""

    cause: str

    def run(self, game: Game) -> Decision | None:
        """Ask chance."""
        roles = game.state.roles
        return Decision(
            kind=DecisionKind.GOES_FIRST,
            realm=Realm.CHANCE,
            chooser=roles[0],
            decider=roles[0],
            options=tuple(Option(key=f"first:{each}", refs=(each,)) for each in roles),
            cause=self.cause,
        )

    def answer(self, game: Game, option: Option) -> None:
        """Put the players into turn order, and have everybody draw a hand."""
        game.pop()
        first = Player(str(option.refs[0]))
        order = (first, *game.state.others(first))
        number = game.state.turn.number
        skipped = SkipStep(
            source=self.cause, stamp=game.stamp(), player=first, step=Step.DRAW
        )
        game.change(
            players=tuple(game.player(each) for each in order),
            turn=Turn(number, order[-1], Step.CLEANUP),
            lasting=(*game.state.lasting, skipped),
        )
        game.push(Mulligans(self.cause, order, tuple(0 for _ in order)))
        for player in reversed(order):
            game.push(DrawCards(player, HAND_SIZE, self.cause))


class Mulligans(Frame, frozen=True):
    """Players declare in turn order whether they keep; then those who do not draw again.

    A round of declarations ends before the first hand of it is drawn (CR 103.5).
    """

    cause: str
    order: tuple[Player, ...]
    taken: tuple[int, ...]
    """Mulligans that each player of the order has taken."""
    kept: frozenset[Player] = frozenset()
    again: tuple[Player, ...] = ()
    """Those who have declared in this round that they take a mulligan."""

    def run(self, game: Game) -> Decision | None:
        """Ask the next player, or begin the next round."""
        asked = self._asked()
        if asked is None:
            self._end_round(game)
            return None
        options = [Option(key="keep")]
        if self._count(asked) < HAND_SIZE:
            options.append(Option(key="mulligan"))
        return ask_player(
            game, DecisionKind.MULLIGAN, asked, tuple(options), self.cause
        )

    def answer(self, game: Game, option: Option) -> None:
        """Take the declaration down; a hand that is kept loses the cards it has to."""
        asked = self._asked()
        assert asked is not None
        game.pop()
        if option.key == "keep":
            put_on_the_bottom(game, asked, self._count(asked))
            game.push(replace(self, kept=self.kept | {asked}))
        else:
            if game.is_before(LONDON_MULLIGAN):
                raise RefusalError(
                    f"mulligans before {LONDON_MULLIGAN} are not modelled"
                )
            game.push(replace(self, again=(*self.again, asked)))

    def _asked(self) -> Player | None:
        """Return the next player who has not declared in this round."""
        declared = self.kept.union(self.again)
        return next((each for each in self.order if each not in declared), None)

    def _count(self, player: Player) -> int:
        return self.taken[self.order.index(player)]

    def _end_round(self, game: Game) -> None:
        """Have those who take a mulligan shuffle their hands away and draw again."""
        game.pop()
        if not self.again:
            return
        taken = tuple(
            count + (each in self.again)
            for each, count in zip(self.order, self.taken, strict=True)
        )
        game.push(replace(self, taken=taken, again=()))
        for player in reversed(self.again):
            put_back(game, player)
            game.push(DrawCards(player, HAND_SIZE, self.cause))

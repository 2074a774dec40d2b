"""Information: what a player must tell when asked (MTR 4.1)."""

from __future__ import annotations

from enum import StrEnum

from quizapp.rules.documents.edition import Document
from quizapp.rules.game import Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.events import Answered
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.procedures.deciding import tournament_decider
from quizapp.rules.rulebook import Cited, cited, rule_point


class Information(StrEnum):
    """What is asked about."""

    LIFE_TOTAL = "life_total"
    CARDS_IN_HAND = "cards_in_hand"
    """How many cards a player holds, which opponents may count (CR 402.3)."""
    CARD_CHARACTERISTICS = "card_characteristics"
    """What is printed on a card that all can see."""
    CURRENT_PHASE = "current_phase"
    HAND_CONTENTS = "hand_contents"


class Category(StrEnum):
    """How freely information has to be given."""

    STATUS = "status"
    FREE = "free"
    DERIVED = "derived"
    PRIVATE = "private"


_CATEGORIES = {
    Information.LIFE_TOTAL: Category.STATUS,
    Information.CURRENT_PHASE: Category.FREE,
    Information.CARDS_IN_HAND: Category.DERIVED,
    Information.CARD_CHARACTERISTICS: Category.DERIVED,
    Information.HAND_CONTENTS: Category.PRIVATE,
}

TRUTH, NOTHING, FALSEHOOD = "truth", "nothing", "falsehood"


@rule_point("information_category", Document.MTR)
def information_category(what: Information, rel: Rel) -> Cited[Category]:
    """Say in which category information falls: derived is free at Regular REL."""
    category = _CATEGORIES[what]
    if category is Category.DERIVED and rel is Rel.REGULAR:
        category = Category.FREE
    return cited(category, "mtr.information", category=category.value)


@rule_point("allowed_answers", Document.MTR)
def allowed_answers(category: Category, player: Player) -> Cited[tuple[str, ...]]:
    """Say how a player may answer: in full, or not at all, and falsely only in private."""
    ways = {
        Category.DERIVED: (TRUTH, NOTHING),
        Category.PRIVATE: (TRUTH, NOTHING, FALSEHOOD),
    }.get(category, (TRUTH,))
    return cited(ways, "mtr.answers", player=player, category=category.value)


class Asked(Frame, frozen=True):
    """A player is asked for information by another."""

    what: Information
    player: Player

    def run(self, game: Game) -> Decision | None:
        """Ask the person, whoever controls them."""
        category = game.ask(information_category, self.what, game.assumptions.rel)
        ways = game.ask(allowed_answers, category, self.player)
        return Decision(
            kind=DecisionKind.ANSWER,
            realm=Realm.TOURNAMENT,
            chooser=self.player,
            decider=tournament_decider(game, self.player),
            options=tuple(Option(key=way) for way in ways),
            cause=self.what.value,
        )

    def answer(self, game: Game, option: Option) -> None:
        """Keep what was said."""
        game.pop()
        game.record(Answered(by=self.player, how=option.key))

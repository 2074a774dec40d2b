"""Information: what a player must tell, asked or unasked (MTR 4.1)."""

from __future__ import annotations

from enum import StrEnum

from quizapp.rules.documents.edition import Document
from quizapp.rules.game import Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.events import Answered
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.procedures.deciding import tournament_decider
from quizapp.rules.refusal import RefusalError
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
    POISON_COUNTERS = "poison_counters"
    MONARCH = "monarch"
    """Whether a player is the monarch."""
    GRAVEYARD_NAMES = "graveyard_names"
    """What the cards in a player's graveyard are called."""
    TAPPED_LANDS = "tapped_lands"
    """Which lands of a player are tapped."""
    MATCH_SCORE = "match_score"
    LIBRARY_SIZE = "library_size"
    """How many cards are left in a player's library."""
    RULES_OF_THE_GAME = "rules_of_the_game"
    """What the rules say about something."""
    FACE_DOWN_CARD = "face_down_card"
    """What a face-down card of the player is."""
    NOTES = "notes"
    """What the player has written down."""


class Category(StrEnum):
    """How freely information has to be given."""

    STATUS = "status"
    FREE = "free"
    DERIVED = "derived"
    PRIVATE = "private"


_CATEGORIES = {
    Information.LIFE_TOTAL: Category.STATUS,
    Information.POISON_COUNTERS: Category.STATUS,
    Information.MONARCH: Category.STATUS,
    Information.CURRENT_PHASE: Category.FREE,
    Information.GRAVEYARD_NAMES: Category.FREE,
    Information.TAPPED_LANDS: Category.FREE,
    Information.MATCH_SCORE: Category.FREE,
    Information.CARDS_IN_HAND: Category.DERIVED,
    Information.LIBRARY_SIZE: Category.DERIVED,
    Information.CARD_CHARACTERISTICS: Category.DERIVED,
    Information.RULES_OF_THE_GAME: Category.DERIVED,
    Information.HAND_CONTENTS: Category.PRIVATE,
    Information.FACE_DOWN_CARD: Category.PRIVATE,
    Information.NOTES: Category.PRIVATE,
}

TRUTH, NOTHING, FALSEHOOD = "truth", "nothing", "falsehood"
ANNOUNCEMENT, SILENCE = "announcement", "silence"


@rule_point("information_category", Document.MTR)
def information_category(what: Information, rel: Rel) -> Cited[Category]:
    """Say in which category information falls (MTR 4.1, to 2018-01-18).

    What is status today was free then; derived information is free at Regular REL.

    :raises RefusalError: for what a player is rather than has, which it did not name.
    """
    if what is Information.MONARCH:
        raise RefusalError(
            "whether it is free who is the monarch is not said before 2018-01-19"
        )
    return _category(_without_status(what), rel)


@information_category.since("2018-01-19")
def _what_players_are_is_free(what: Information, rel: Rel) -> Cited[Category]:
    """Say in which category it falls: what a player is became free information."""
    return _category(_without_status(what), rel)


@information_category.since("2018-04-27")
def _status_is_a_category(what: Information, rel: Rel) -> Cited[Category]:
    """Say in which category it falls: there is status information now."""
    return _category(_CATEGORIES[what], rel)


def _without_status(what: Information) -> Category:
    category = _CATEGORIES[what]
    return Category.FREE if category is Category.STATUS else category


def _category(category: Category, rel: Rel) -> Cited[Category]:
    if category is Category.DERIVED and rel is Rel.REGULAR:
        category = Category.FREE
    return cited(category, "mtr.information", category=category.value)


@rule_point("must_be_announced", Document.MTR)
def must_be_announced(what: Information, player: Player) -> Cited[bool]:
    """Say whether a change must be told unasked (MTR 2.14, to 2018-01-18): life totals."""
    return _announced(what is Information.LIFE_TOTAL, player)


@must_be_announced.since("2018-01-19")
def _counters_are_tracked(what: Information, player: Player) -> Cited[bool]:
    """Say whether a change must be told unasked: poison counters, too."""
    tracked = (Information.LIFE_TOTAL, Information.POISON_COUNTERS)
    return _announced(what in tracked, player)


@must_be_announced.since("2018-04-27")
def _status_is_announced(what: Information, player: Player) -> Cited[bool]:
    """Say whether a change must be told unasked: all status information."""
    return _announced(_CATEGORIES[what] is Category.STATUS, player)


def _announced(must: bool, player: Player) -> Cited[bool]:
    return cited(must, "mtr.tracking", player=player, must="yes" if must else "no")


@rule_point("allowed_answers", Document.MTR)
def allowed_answers(
    category: Category, player: Player, to_a_judge: bool
) -> Cited[tuple[str, ...]]:
    """Say how a player may answer: in full, or not at all, and falsely only in private.

    A judge is always told the truth.
    """
    if to_a_judge:
        return cited((TRUTH,), "mtr.judge-asks", player=player)
    ways = {
        Category.DERIVED: (TRUTH, NOTHING),
        Category.PRIVATE: (TRUTH, NOTHING, FALSEHOOD),
    }.get(category, (TRUTH,))
    return cited(ways, "mtr.answers", player=player, category=category.value)


class Asked(Frame, frozen=True):
    """A player is asked for information by another, or by a judge."""

    what: Information
    player: Player
    by_a_judge: bool = False

    def run(self, game: Game) -> Decision | None:
        """Ask the person, whoever controls them."""
        category = game.ask(information_category, self.what, game.assumptions.rel)
        ways = game.ask(allowed_answers, category, self.player, self.by_a_judge)
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


class Changed(Frame, frozen=True):
    """Something changes that the opponent may want to know, and nobody has asked."""

    what: Information
    player: Player

    def run(self, game: Game) -> Decision | None:
        """Ask the person whether to tell it."""
        must = game.ask(must_be_announced, self.what, self.player)
        ways = (ANNOUNCEMENT,) if must else (ANNOUNCEMENT, SILENCE)
        return Decision(
            kind=DecisionKind.ANSWER,
            realm=Realm.TOURNAMENT,
            chooser=self.player,
            decider=tournament_decider(game, self.player),
            options=tuple(Option(key=way) for way in ways),
            cause=self.what.value,
        )

    def answer(self, game: Game, option: Option) -> None:
        """Keep what was said, or that nothing was."""
        game.pop()
        game.record(Answered(by=self.player, how=option.key))

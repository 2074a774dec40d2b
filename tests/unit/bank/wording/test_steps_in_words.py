"""A step of a derivation says what the rule really answered."""

from __future__ import annotations

import pytest
from msgspec import Struct

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.wording.speaker import LANGUAGES, Speaker
from quizapp.bank.wording.step_words import say_step
from quizapp.rules.game import Effect
from quizapp.rules.nouns.control import Control, ControlSpan
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.points.casting import summoning_sick
from quizapp.rules.points.control import newest_control_works
from quizapp.rules.points.information import sees_with_controlled_player
from quizapp.rules.points.resolving import instruction_is_mandatory
from quizapp.rules.points.subgames import life_after_subgame
from quizapp.rules.rulebook import Rulebook, Step

CARDS = QuestionBank().catalogue.cards


def words_of(thing):
    """Return what instructions tell players to do, wherever they stand in a card."""
    if isinstance(thing, tuple):
        return frozenset().union(*map(words_of, thing))
    if not isinstance(thing, Struct):
        return frozenset()
    inside = words_of(tuple(getattr(thing, each) for each in thing.__struct_fields__))
    word = thing.word if isinstance(thing, Effect) else ""
    return inside | {word} if word else inside


@pytest.mark.parametrize("word", sorted(words_of(CARDS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_that_an_instruction_has_no_may_can_be_said_of_each_card(word, language):
    answer = Rulebook().function(instruction_is_mandatory)("Shock", word, Player("A"))

    said = say_step(
        Step(instruction_is_mandatory.key, answer.rule, answer.says),
        Speaker(language, {"A": "Anna"}),
    )
    assert "Shock" in said


@pytest.mark.parametrize(
    ("language", "since_turn_began", "said"),
    [
        ("en", True, "Hill Giant has been there since the turn began."),
        ("en", False, "Hill Giant has not been there since the turn began."),
        ("fr", True, "Hill Giant est là depuis le début du tour."),
        ("fr", False, "Hill Giant n’était pas là au début du tour."),
    ],
)
def test_a_creature_is_said_to_be_new_only_if_it_is(language, since_turn_began, said):
    rule = Rulebook().function(summoning_sick)
    answer = rule("Hill Giant", since_turn_began, False)

    assert answer.value is not since_turn_began
    step = Step(summoning_sick.key, answer.rule, answer.says)
    assert say_step(step, Speaker(language, {})) == said


def test_a_creature_with_haste_is_never_said_to_be_new():
    answer = Rulebook().function(summoning_sick)("Raging Goblin", False, True)

    step = Step(summoning_sick.key, answer.rule, answer.says)
    assert not answer.value
    assert say_step(step, Speaker("en", {})) == (
        "Raging Goblin has haste, so it does not matter when it came."
    )


def said(point, *about):
    """Say in English what a rule point answers."""
    answer = Rulebook().function(point)(*about)
    names = {"A": "Anna", "A2": "Alice", "N": "Nora", "O": "Olga"}
    return say_step(Step(point.key, answer.rule, answer.says), Speaker("en", names))


def controlling(by, stamp, source):
    return Control(
        by=Player(by),
        subject=Player("A"),
        source=source,
        stamp=stamp,
        span=next(iter(ControlSpan)),
    )


def test_of_effects_with_one_name_the_newest_is_told_by_who_decides():
    older, newer = controlling("O", 1, "Mindslaver"), controlling("N", 2, "Mindslaver")
    other = controlling("O", 1, "Worst Fears")

    assert said(newest_control_works, (older, newer)).endswith(
        "the newest one works: that of Mindslaver by which Nora decides."
    )
    assert said(newest_control_works, (other, newer)).endswith(
        "the newest one works: Mindslaver."
    )


def test_whoever_wins_a_subgame_is_not_said_to_lose_life():
    assert said(life_after_subgame, Player("A"), 15, True) == (
        "Anna has won the subgame and loses no life."
    )
    assert "loses eight" in said(life_after_subgame, Player("A"), 15, False)


def test_the_hand_that_is_seen_with_a_controlled_player_is_told_by_whose_it_is():
    hand = Sight(what=Seen.HAND, of=Player("A2"))
    told = said(sees_with_controlled_player, Player("N"), Player("A"), hand)

    assert told.endswith("so also Alice’s hand.")

"""What may be asked about who sees what, and about cards from outside the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.rules.game import Assumptions
from quizapp.rules.nouns.events import BroughtIn, ShuffledIn
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Seen
from quizapp.rules.nouns.turn import Step
from quizapp.rules.play.engine import Engine, Horizon
from quizapp.rules.proof.aspects.seeing import HiddenFrom, SeenBy, Sees
from quizapp.rules.proof.graph import explore
from quizapp.rules.proof.statements.outside import HasBroughtIn, HasShuffledIn
from quizapp.rules.rulebook import Rulebook
from tests.support.tables import Side, controlled, table

A, N = Player("A"), Player("N")
HAND = {"what": Seen.HAND, "of": A}
BY_N = [controlled("A", by="N")]


def turn(aspect, *controls, **side):
    state = table(step="upkeep", A=Side(**side), controls=controls)
    engine = Engine(Rulebook(), Assumptions(sights=aspect.sights()), Horizon(1))
    return explore(engine, state)


def answer(aspect, *controls, **side):
    return aspect.answer(turn(aspect, *controls, **side))


@pytest.mark.parametrize("when", ["now", "always", "ever"])
def test_a_hand_is_seen_all_the_time_by_the_one_who_controls(when):
    sees = Sees(who=N, when=when, **HAND)

    assert answer(sees, *BY_N) == "yes"
    assert answer(sees) == "no"


def test_seeing_in_certain_steps_only_means_in_these_and_in_no_others():
    main = (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)

    assert answer(Sees(who=N, only_in=main, **HAND), *BY_N) == "no"
    assert answer(Sees(who=N, only_in=tuple(Step), **HAND), *BY_N) == "yes"


def test_what_is_seen_at_any_moment_is_not_hidden():
    assert answer(HiddenFrom(who=N, **HAND), *BY_N) == "no"
    assert answer(HiddenFrom(who=N, **HAND)) == "yes"


def test_exactly_the_players_named_must_be_those_who_see():
    assert answer(SeenBy(players=(A, N), **HAND), *BY_N) == "yes"
    assert answer(SeenBy(players=(A,), **HAND), *BY_N) == "no"


def test_a_face_down_card_needs_its_name_and_nothing_else_has_one():
    with pytest.raises(ValueError, match="face-down card"):
        Sees(who=N, what=Seen.FACE_DOWN_EXILE, of=A)
    with pytest.raises(ValueError, match="face-down card"):
        Sees(who=N, what=Seen.HAND, of=A, card="Shock")


def test_an_aspect_of_seeing_is_answered_by_yes_or_no_where_it_is_asked():
    sees = Sees(who=N, **HAND)
    graph = turn(sees, *BY_N)

    assert sees.domain((A, N)) == ("yes", "no")
    assert graph.path_to(sees.fits) == (0,)
    assert "may_see" in sees.telling


@pytest.mark.parametrize(
    ("statement", "event"), [(HasBroughtIn, BroughtIn), (HasShuffledIn, ShuffledIn)]
)
def test_a_statement_about_cards_from_outside_names_all_of_them(statement, event):
    def with_history(*cards):
        return replace(table(), history=(event(by=A, cards=cards),))

    assert statement(by=A, cards=("Shock", "Fling")).holds(
        with_history("Fling", "Shock")
    )
    assert statement(by=A, cards="none").holds(with_history())
    assert not statement(by=A, cards="none").holds(with_history("Shock"))
    assert not statement(by=N, cards="none").holds(with_history())

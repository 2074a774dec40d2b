"""Happenings at the table: what a scenario says about persons, errors and judges."""

from __future__ import annotations

import pytest

from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.family.conduct import AskFor, CallJudge, CallTime, ComeUp, Err
from quizapp.bank.family.family import Family, Topic
from quizapp.bank.family.scenario import Begin, Happening, Scenario, Side, TurnSpec
from quizapp.bank.keys.derive import find_out
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.nouns.turn import Step
from quizapp.rules.policy.conduct.information import Information
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.deciding import WhoDecides
from quizapp.rules.proof.aspects.powers import Can
from quizapp.rules.proof.aspects.rulings import OfRuling
from quizapp.rules.proof.occasions import Occasion
from quizapp.rules.proof.statements.conduct import HasAnswered, HasDone, HasReturned
from quizapp.rules.refusal import RefusalError
from tests.support.tables import CATALOGUE

A, N = Player("A"), Player("N")


def answers(asked: Aspect, *happens: Happening, rel: str = "competitive") -> str:
    family = Family(
        topics=(Topic("player-control"),),
        level=1,
        complexity=1,
        rel=rel,
        scenario=Scenario(
            players=(A, N),
            turn=TurnSpec(of=A, step=Step.PRECOMBAT_MAIN),
            side_n=Side(hand=("Shock", "Fling"), library=(("others", 20),)),
        ),
        happens=happens,
        ask=Ask(form=Form.SINGLE, about=(asked,)),
    )
    return find_out(family, CATALOGUE, NEWEST).answers[0]


def test_a_matter_that_comes_up_is_decided_by_the_person():
    asked = WhoDecides(when=Occasion(of=DecisionKind.CONDUCT, matter=Matter.TRADE))

    assert answers(asked, ComeUp(matter=Matter.TRADE, of=N)) == "N"


def test_an_occasion_tells_one_matter_from_another():
    asked = WhoDecides(when=Occasion(of=DecisionKind.CONDUCT, matter=Matter.CONCEDE))

    assert answers(asked, ComeUp(matter=Matter.TRADE, of=N)) == "nobody"


def test_what_a_person_could_do_is_found_among_the_lines_of_play():
    asked = Can(who=N, statement=HasDone(what=Matter.TRADE, by=N))

    assert answers(asked, ComeUp(matter=Matter.TRADE, of=N)) == "yes"


def test_an_error_is_ruled_on_when_the_judge_is_called():
    happens = (Err(act=Act.BROKE_RULE, by=N), CallJudge(act=Act.BROKE_RULE))

    assert answers(OfRuling(part="penalty"), *happens) == "warning N"
    assert answers(OfRuling(part="penalty"), *happens, rel="regular") == "none"


def test_known_cards_are_kept_out_of_the_remedy():
    err = Err(act=Act.DREW_EXTRA, by=N, count=1, known=("Shock",))
    happens = (err, CallJudge(act=Act.DREW_EXTRA))

    def back(card: str) -> Can:
        statement = HasReturned(of=N, place="random part", card=card)
        return Can(who=A, statement=statement)

    assert answers(back("Fling"), *happens) == "yes"
    assert answers(back("Shock"), *happens) == "no"


def test_a_player_is_asked_for_information():
    asked = Can(who=N, statement=HasAnswered(by=N, how="nothing"))
    happens = AskFor(what=Information.CARDS_IN_HAND, of=N)

    assert answers(asked, happens) == "yes"
    assert answers(asked, happens, rel="regular") == "no"


def test_the_game_ends_after_the_turns_that_follow_the_call_of_time():
    asked = WhoDecides(when=Occasion(of=DecisionKind.PRIORITY, turn_of=A))
    much_later = Begin(step=Step.END, turn_of=N)
    with pytest.raises(RefusalError, match="the game is over"):
        answers(asked, CallTime(), *[much_later, Begin(step=Step.END, turn_of=A)] * 4)


@pytest.mark.parametrize(
    ("happening", "reason"),
    [
        (CallJudge(act=Act.STALLED), "nobody has done what the judge is called for"),
        (Err(act=Act.DREW_EXTRA, by=A, known=("Shock",)), "not in the hand of A"),
    ],
)
def test_what_cannot_be_is_refused(happening, reason):
    with pytest.raises(RefusalError, match=reason):
        answers(OfRuling(part="penalty"), happening)

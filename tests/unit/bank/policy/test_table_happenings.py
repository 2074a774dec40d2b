"""Happenings at the table: what a scenario says about persons, errors and judges."""

from __future__ import annotations

import pytest

from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.family.conduct import AskFor, CallJudge, CallTime, Change, ComeUp, Err
from quizapp.bank.family.family import Family, Topic
from quizapp.bank.family.scenario import (
    Begin,
    Happening,
    NoticeTrigger,
    Scenario,
    Side,
    TurnSpec,
    Use,
)
from quizapp.bank.keys.derive import find_out
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Act, Wrong
from quizapp.rules.nouns.turn import Step
from quizapp.rules.policy.conduct.information import Information
from quizapp.rules.policy.conduct.matter import Matter, Moment
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


def wrong_use(card: str, wrong: Wrong) -> Family:
    scenario = Scenario(
        players=(A, N),
        turn=TurnSpec(of=A, step=Step.PRECOMBAT_MAIN),
        side_a=Side(hand=("Forest", "Grizzly Bears")),
    )
    return Family(
        topics=(Topic("policy"),),
        level=1,
        complexity=1,
        scenario=scenario,
        happens=(
            Use(card=card, by=A, wrongly=wrong),
            CallJudge(act=Act.BROKE_RULE),
        ),
        ask=Ask(form=Form.SINGLE, about=(OfRuling(part="penalty"),)),
    )


@pytest.mark.parametrize(
    ("card", "wrong"),
    [("Forest", Wrong.SECOND_LAND), ("Grizzly Bears", Wrong.TOO_LITTLE_MANA)],
)
def test_a_use_that_was_wrong_is_ruled_on(card, wrong):
    found = find_out(wrong_use(card, wrong), CATALOGUE, NEWEST)

    assert found.answers == ("warning A",)


def test_warnings_are_somebodys():
    with pytest.raises(ValueError, match="say who was warned"):
        NoticeTrigger(card="Phyrexian Soulgorger", earlier=2)


def test_nothing_is_told_of_a_land_play_that_was_left():
    found = find_out(wrong_use("Forest", Wrong.SECOND_LAND), CATALOGUE, NEWEST)

    told = [each.says for each in found.world.steps if each.rule == "land.play"]
    assert set(told) == {(("player", "A"), ("now", "false"))}


@pytest.mark.parametrize(
    ("card", "wrong"),
    [("Forest", Wrong.WRONG_MANA), ("Grizzly Bears", Wrong.SECOND_LAND)],
)
def test_what_cannot_be_wrong_about_a_use_is_refused(card, wrong):
    with pytest.raises(RefusalError, match="cannot be wrong about how") as refused:
        find_out(wrong_use(card, wrong), CATALOGUE, NEWEST)

    assert refused.value.path == ("happens", 0)


def test_what_changes_unasked_may_have_to_be_told():
    asked = Can(who=N, statement=HasAnswered(by=N, how="silence"))

    assert answers(asked, Change(what=Information.LIBRARY_SIZE, of=N)) == "yes"
    assert answers(asked, Change(what=Information.MONARCH, of=N)) == "no"


def test_a_judge_is_told_more_than_an_opponent():
    asked = Can(who=N, statement=HasAnswered(by=N, how="nothing"))
    private = Information.HAND_CONTENTS

    assert answers(asked, AskFor(what=private, of=N)) == "yes"
    assert answers(asked, AskFor(what=private, of=N, by="judge")) == "no"


def test_a_matter_may_come_up_before_the_game():
    notes = Matter.READ_OLD_NOTES
    asked = Can(who=N, statement=HasDone(what=notes, by=N))
    between = Moment.BETWEEN_GAMES

    assert answers(asked, ComeUp(matter=notes, of=N, during=between)) == "yes"
    assert answers(asked, ComeUp(matter=notes, of=N)) == "no"

"""Aspects: what is asked about the lines of play, and the answers that can be thought of."""

from __future__ import annotations

import pytest

from quizapp.rules.game import Assumptions
from quizapp.rules.nouns.decisions import DecisionKind
from quizapp.rules.nouns.events import Ruled, Searched
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Seen
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.play.engine import Engine, Horizon
from quizapp.rules.policy.ruling import (
    TRIGGER_PENALTIES,
    TRIGGER_REMEDIES,
    Infraction,
    Penalty,
    Remedy,
)
from quizapp.rules.proof.aspects.amounts import Amount, AmountIs
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.deciding import (
    Decides,
    IsAsked,
    NextAsked,
    WhoDecides,
)
from quizapp.rules.proof.aspects.index import ASPECTS
from quizapp.rules.proof.aspects.policy import (
    AllOf,
    Answerable,
    Infractions,
    IsNotAsked,
    Penalties,
    RemedyIs,
    RulingClaim,
)
from quizapp.rules.proof.aspects.powers import Always, Can, Cannot
from quizapp.rules.proof.aspects.rulings import OfRuling
from quizapp.rules.proof.aspects.seeing import HiddenFrom, SeenBy, Sees
from quizapp.rules.proof.aspects.turns import NextTurns, OrderOfTurns, TurnOf
from quizapp.rules.proof.graph import Graph, explore
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from quizapp.rules.proof.occasions import Occasion
from quizapp.rules.proof.quantities.mana import UnspentMana
from quizapp.rules.proof.statements.doings import Found
from quizapp.rules.refusal import UnderdeterminedError
from quizapp.rules.rulebook import Rulebook
from tests.support.judging import draw_extra
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

A, N = Player("A"), Player("N")
ROLES = (A, N)
FOUND_PLAINS = Found(by=A, cards=("Plains",))
FOUND_NOTHING = Found(by=A, cards="none")
GORGER = "Phyrexian Soulgorger"


def searching(*control: str) -> Graph:
    side = Side(hand=["Demonic Tutor"], library={"Plains": 1, "others": 3})
    controls = [controlled("A", by=by) for by in control]
    play = Play(table(A=side, controls=controls)).use("Demonic Tutor").resolve()
    return play.graph(end_of_step=True)


def judging(day: str = "2024-09-23", at: str = "draw", of: str = "A") -> Graph:
    state = table(step="upkeep", A=Side(field=[GORGER]))
    play = Play(state, day=day, forgotten=[GORGER]).to(at, of=of)
    return play.notice(GORGER).graph(end_of_step=True)


SEARCH = Occasion(of=DecisionKind.SEARCH)


@pytest.mark.parametrize(
    ("control", "who", "answer"),
    [((), A, "yes"), ((), N, "no"), (("N",), A, "no"), (("N",), N, "yes")],
)
def test_only_whoever_decides_can_bring_a_choice_about(control, who, answer):
    aspect = Can(who=who, statement=FOUND_PLAINS)

    assert aspect.answer(searching(*control)) == answer


def test_nobody_can_bring_about_what_the_rules_forbid():
    for who in ROLES:
        assert Can(who=who, statement=FOUND_NOTHING).answer(searching("N")) == "no"


def test_what_is_a_choice_does_not_always_happen():
    graph = searching()

    assert Always(statement=FOUND_PLAINS).answer(graph) == "no"
    assert Always(statement=Found(by=A, cards="none")).answer(graph) == "no"


def test_what_leaves_no_choice_always_happens():
    side = Side(hand=["Demonic Tutor"], library={"Plains": 4})
    play = Play(table(A=side)).use("Demonic Tutor").resolve()

    graph = play.graph(end_of_step=True)
    assert Always(statement=FOUND_PLAINS).answer(graph) == "yes"


def test_the_decider_of_a_decision_is_named():
    assert WhoDecides(when=SEARCH).answer(searching("N")) == "N"
    assert WhoDecides(when=SEARCH).answer(searching()) == "A"


def test_a_decision_that_never_comes_is_made_by_nobody():
    assert (
        WhoDecides(when=Occasion(of=DecisionKind.REMEDY)).answer(searching())
        == "nobody"
    )


def test_decisions_of_several_players_are_no_single_answer():
    aspect = WhoDecides(when=Occasion(of=DecisionKind.PRIORITY))

    with pytest.raises(UnderdeterminedError, match="now by A and now by N"):
        aspect.answer(searching())


def test_a_player_decides_only_if_all_such_decisions_are_theirs():
    graph = searching("N")

    assert Decides(who=N, when=SEARCH).answer(graph) == "yes"
    assert Decides(who=A, when=SEARCH).answer(graph) == "no"
    priority = Occasion(of=DecisionKind.PRIORITY)
    assert Decides(who=N, when=priority).answer(graph) == "yes"
    assert Decides(who=N, when=priority).answer(searching()) == "no"
    assert Decides(who=N, when=Occasion(of=DecisionKind.MAY)).answer(graph) == "no"


def test_whether_a_decision_is_ever_asked_for_is_answered():
    assert IsAsked(when=SEARCH).answer(searching()) == "yes"
    assert IsAsked(when=Occasion(of=DecisionKind.UNLESS)).answer(searching()) == "no"


@pytest.mark.parametrize(
    ("part", "answer"),
    [
        ("remedy", "stack if chosen N"),
        ("penalty", "warning A"),
        ("chooser", "N"),
        ("responsible", "A"),
    ],
)
def test_the_parts_of_a_ruling_are_answered(part, answer):
    assert OfRuling(part=part).answer(judging()) == answer


def test_a_remedy_that_nobody_chooses_names_no_player():
    graph = judging(at="precombat main", of="N")

    assert OfRuling(part="remedy").answer(graph) == "play on"


@pytest.mark.parametrize(
    ("claim", "answer"),
    [
        (Answerable(who=(A,)), "yes"),
        (Answerable(who=(N,)), "no"),
        (Answerable(who=(A, N)), "no"),
        (Answerable(who=()), "no"),
        (Infractions(found=((A, Infraction.MISSED_TRIGGER),)), "yes"),
        (Infractions(found=((A, Infraction.SLOW_PLAY),)), "no"),
        (Penalties(given=((A, Penalty.WARNING),)), "yes"),
        (Penalties(given=()), "no"),
        (RemedyIs(remedy=Remedy.STACK_IF_CHOSEN), "yes"),
        (RemedyIs(remedy=Remedy.STACK_IF_CHOSEN, by=N), "yes"),
        (RemedyIs(remedy=Remedy.STACK_IF_CHOSEN, by=A), "no"),
        (RemedyIs(remedy=Remedy.PLAY_ON), "no"),
    ],
    ids=str,
)
def test_a_claim_about_rulings_holds_only_if_it_says_exactly_what_was_ruled(
    claim, answer
):
    assert claim.answer(judging()) == answer
    assert claim.events() == (Ruled,)


def test_without_a_ruling_no_claim_about_rulings_holds():
    assert Answerable(who=()).answer(searching()) == "no"


def test_a_decision_that_is_asked_for_is_not_one_that_nobody_is_asked():
    assert IsNotAsked(when=SEARCH).answer(searching()) == "no"
    remedy = Occasion(of=DecisionKind.REMEDY)
    assert IsNotAsked(when=remedy).answer(searching()) == "yes"


def test_several_claims_hold_together_only_if_each_of_them_does():
    can, asked = Can(who=A, statement=FOUND_PLAINS), IsAsked(when=SEARCH)

    assert AllOf(claims=(can, asked)).answer(searching()) == "yes"
    assert AllOf(claims=(can, asked)).answer(searching("N")) == "no"
    assert AllOf(claims=(can, asked)).events() == (Searched,)
    assert AllOf(claims=(can, asked)).sights() == ()


def test_several_claims_look_ahead_if_one_of_them_does():
    can, sees = Can(who=A, statement=FOUND_PLAINS), Sees(who=A, what=Seen.HAND, of=A)

    assert [can.looks_ahead, sees.looks_ahead] == [True, False]
    assert AllOf(claims=(sees, can)).looks_ahead
    assert not AllOf(claims=(sees, sees)).looks_ahead


def test_a_ruling_without_a_chooser_names_nobody():
    play = draw_extra(rel=Rel.REGULAR)

    graph = play.graph(end_of_step=True)
    assert OfRuling(part="chooser").answer(graph) == "nobody"
    assert OfRuling(part="remedy").answer(graph) == "random to top"


def test_without_a_ruling_there_is_nothing_to_answer():
    with pytest.raises(UnderdeterminedError, match="not exactly one ruling"):
        OfRuling(part="remedy").answer(searching())


ALL = (
    Can(who=A, statement=FOUND_PLAINS),
    Cannot(who=A, statement=FOUND_PLAINS),
    Always(statement=FOUND_PLAINS),
    WhoDecides(when=SEARCH),
    Decides(who=A, when=SEARCH),
    IsAsked(when=SEARCH),
    IsNotAsked(when=SEARCH),
    NextAsked(by=A, when=SEARCH),
    NextTurns(are=(TurnOf(of=A),)),
    OrderOfTurns(count=1, among=((TurnOf(of=A),), (TurnOf(of=N),))),
    AllOf(claims=(Can(who=A, statement=FOUND_PLAINS), IsAsked(when=SEARCH))),
    Answerable(who=(A,)),
    Sees(who=A, what=Seen.HAND, of=A),
    HiddenFrom(who=N, what=Seen.HAND, of=A),
    SeenBy(what=Seen.HAND, of=A),
    Infractions(found=((A, Infraction.MISSED_TRIGGER),)),
    Penalties(given=((A, Penalty.WARNING),)),
    RemedyIs(remedy=Remedy.STACK_IF_CHOSEN, by=N),
    Amount(of=UnspentMana(of=A), among=(0, 1)),
    AmountIs(of=UnspentMana(of=A), number=1),
    *(OfRuling(part=part) for part in ("remedy", "penalty", "chooser", "responsible")),
)


def suited_to(aspect: Aspect) -> Graph:
    """Look at lines of play that settle the aspect."""
    if isinstance(aspect, OrderOfTurns):
        state = table(step="upkeep")
        engine = Engine(Rulebook(), Assumptions(), Horizon(state.turn.number + 1))
        return explore(engine, state)
    return judging() if isinstance(aspect, OfRuling | RulingClaim) else searching("N")


@pytest.mark.parametrize("aspect", ALL, ids=lambda each: type(each).__name__)
def test_every_answer_lies_in_the_domain(aspect):
    graph = suited_to(aspect)

    domain = aspect.domain(ROLES)
    assert aspect.answer(graph) in domain
    assert len(domain) == len(set(domain)) > 1


def test_the_domain_of_a_ruling_holds_every_penalty_and_every_remedy():
    penalties = " ".join(OfRuling(part="penalty").domain(ROLES))
    remedies = " ".join(OfRuling(part="remedy").domain(ROLES))

    assert all(each in penalties for each in TRIGGER_PENALTIES)
    assert all(each in remedies for each in TRIGGER_REMEDIES)


@pytest.mark.parametrize("aspect", ALL, ids=lambda each: type(each).__name__)
def test_the_derivation_leads_to_what_is_asked_about(aspect):
    graph = suited_to(aspect)

    path = graph.path_to(aspect.fits)

    assert path is not None


@pytest.mark.parametrize("aspect", ALL, ids=lambda each: type(each).__name__)
def test_what_an_answer_turns_on_are_rule_points_that_exist(aspect):
    known = {each.point.key for each in MISCONCEPTIONS}
    assert set(aspect.telling) <= known


def test_an_aspect_watches_the_events_that_it_needs():
    assert Can(who=A, statement=FOUND_PLAINS).events() == (Searched,)
    assert Always(statement=FOUND_PLAINS).events() == (Searched,)
    assert OfRuling(part="remedy").events() == (Ruled,)
    assert WhoDecides(when=SEARCH).events() == ()


def test_every_aspect_has_a_word():
    assert {type(each) for each in ALL} == set(ASPECTS.values())


def test_cannot_is_the_opposite_of_can():
    for who in (A, N):
        can = Can(who=who, statement=FOUND_NOTHING).answer(searching("N"))
        cannot = Cannot(who=who, statement=FOUND_NOTHING).answer(searching("N"))
        assert {can, cannot} == {"yes", "no"}

"""Every aspect of the closed list is said as a question and, if it can be claimed, so."""

from __future__ import annotations

import pytest

from quizapp.bank.wording.answer_words import say_claim
from quizapp.bank.wording.question_words import say_aspect
from quizapp.bank.wording.questions.decision_words import MATTERS
from quizapp.bank.wording.speaker import LANGUAGES, Speaker
from quizapp.rules.nouns.decisions import DecisionKind, Realm
from quizapp.rules.nouns.sights import ON_CARDS, Seen
from quizapp.rules.nouns.turn import Step
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.policy.ruling import Infraction, Penalty, Remedy
from quizapp.rules.proof.aspects.index import ASPECTS
from quizapp.rules.proof.aspects.turns import TurnOf
from quizapp.rules.proof.occasions import Occasion
from quizapp.rules.proof.quantities.index import QUANTITIES
from quizapp.rules.proof.statements.index import STATEMENTS

DRAWN = STATEMENTS["drawn"](by="A")
SPENT = STATEMENTS["mana_spent"](by="A", on="Shock", of="N")
TRANSFORMED = STATEMENTS["in_zone"](card="Shock", zone="battlefield", transformed=True)
OCCASIONS = [
    *(Occasion(of=kind) for kind in DecisionKind),
    *(Occasion(of=kind, player="A") for kind in DecisionKind),
    *(Occasion(of=kind, player="A", cause="Shock") for kind in DecisionKind),
    *(Occasion(of=DecisionKind.CONDUCT, player="A", matter=each) for each in Matter),
    Occasion(of=DecisionKind.PRIORITY, player="A", step=Step.UPKEEP),
    Occasion(of=DecisionKind.PRIORITY, player="A", turn_of="N"),
    Occasion(of=DecisionKind.PRIORITY, player="A", turn_of="N", step=Step.UPKEEP),
    Occasion(of=DecisionKind.PRIORITY, player="A", while_on_stack="Shock"),
    Occasion(of=DecisionKind.PRIORITY, player="A", while_resolving="Shock"),
    Occasion(of=DecisionKind.SEARCH, while_on_stack="Shock"),
    Occasion(of=DecisionKind.SEARCH, while_resolving="Shock"),
    Occasion(of=DecisionKind.PRIORITY, player="A", subgame=True),
    Occasion(of=DecisionKind.PRIORITY, player="A", subgame=False),
]
ASKED = [
    *OCCASIONS,
    Occasion(of=DecisionKind.ATTACKED, realm=Realm.CHANCE),
    Occasion(of=DecisionKind.ATTACKED, decider="N"),
    Occasion(of=DecisionKind.VOTE, vote_of="N"),
    Occasion(of=DecisionKind.VOTE, vote_of="N", while_resolving="Shock"),
]
THINGS = [
    {"what": each, "of": "A", "card": "Shock" if each in ON_CARDS else None}
    for each in Seen
]
TURNS = (TurnOf(of="A"), TurnOf(of="N", decided_by="A"))
OF = [
    QUANTITIES["counters"](card="Shock", kind="age"),
    QUANTITIES["life_total"](of="A"),
    QUANTITIES["mana_paid"](by="A", on="Shock"),
    QUANTITIES["mana_value"](card="Shock"),
    QUANTITIES["unspent_mana"](of="A"),
    QUANTITIES["unspent_mana"](of="A", type="G"),
]
QUESTIONS_ALONE = {"amount", "order_of_turns", "ruling", "who_decides"}
"""What is answered by more than yes and no is asked and never claimed."""

SAMPLES = {
    "all_of": [{"claims": (ASPECTS["can"](who="N", statement=DRAWN),) * 2}],
    "always": [{"statement": each} for each in (DRAWN, TRANSFORMED)],
    "amount": [{"of": each, "most": most} for each in OF for most in (True, False)],
    "amount_is": [
        {"of": each, "most": most, "number": 3} for each in OF for most in (True, False)
    ],
    "answerable": [{"who": who} for who in ((), ("A",), ("A", "N"))],
    "can": [{"who": who, "statement": DRAWN} for who in "AN"]
    + [{"who": "A", "statement": SPENT}],
    "cannot": [{"who": who, "statement": DRAWN} for who in "AN"],
    "decides": [{"who": who, "when": each} for who in "AN" for each in OCCASIONS],
    "hidden_from": [{"who": "N", **each} for each in THINGS],
    "infractions": [
        {"found": ()},
        {"found": (("A", Infraction.SLOW_PLAY), ("N", Infraction.CHEATING))},
        *({"found": (("A", each),)} for each in Infraction),
    ],
    "is_asked": [{"when": each} for each in ASKED],
    "next_asked": [{"by": by, "when": each} for by in "AN" for each in OCCASIONS],
    "next_turns": [{"are": TURNS}, {"are": TURNS[:1]}],
    "not_asked": [{"when": each} for each in OCCASIONS],
    "order_of_turns": [{"count": 2}],
    "penalties": [
        {"given": ()},
        {"given": (("A", Penalty.WARNING), ("N", Penalty.WARNING))},
        *({"given": (("A", each),)} for each in Penalty),
    ],
    "remedy_is": [{"remedy": each, "by": by} for each in Remedy for by in (None, "A")],
    "ruling": [
        {"part": part} for part in ("remedy", "chooser", "penalty", "responsible")
    ],
    "seen_by": [{"exactly": who, **each} for each in THINGS for who in ((), ("A",))],
    "sees": [
        *({"who": "N", **each} for each in THINGS),
        *({"who": "N", **THINGS[0], "when": when} for when in ("always", "ever")),
        {"who": "N", **THINGS[0], "only_in": (Step.DRAW, Step.END)},
    ],
    "who_decides": [{"when": each} for each in OCCASIONS],
}


@pytest.fixture(params=LANGUAGES)
def speaker(request) -> Speaker:
    return Speaker(request.param, {"A": "Amy", "N": "Nicole"})


def aspects_of(word: str) -> list:
    renamed = ({**each} for each in SAMPLES[word])
    return [
        ASPECTS[word](
            **{"players" if name == "exactly" else name: each[name] for name in each}
        )
        for each in renamed
    ]


def test_every_aspect_quantity_and_matter_has_samples():
    assert SAMPLES.keys() == ASPECTS.keys()
    assert {type(each) for each in OF} == set(QUANTITIES.values())
    assert MATTERS.keys() == set(Matter)


@pytest.mark.parametrize("word", SAMPLES)
def test_an_aspect_is_asked_about_with_a_question_mark(word, speaker):
    for aspect in aspects_of(word):
        said = say_aspect(aspect, speaker)
        assert "{" not in said
        assert "?" in said
        assert said[0].isupper()


@pytest.mark.parametrize("word", sorted(SAMPLES.keys() - QUESTIONS_ALONE))
def test_what_may_be_claimed_is_said_as_a_sentence(word, speaker):
    for claim in aspects_of(word):
        said = say_claim(claim, speaker)
        assert "{" not in said
        assert said.endswith(".")
        assert said[0].isupper()


def test_claims_about_different_players_are_said_differently(speaker):
    for word in ("can", "cannot", "decides", "next_asked"):
        said = [say_claim(each, speaker) for each in aspects_of(word)]
        half = len(said) // 2
        assert not set(said[:half]) & set(said[half : 2 * half])


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Anna has to call a judge."), ("fr", "Anna doit appeler un arbitre.")],
)
def test_what_a_person_does_anyway_is_said_as_a_duty(language, said):
    calls = STATEMENTS["did"](what=Matter.CALL_JUDGE, by="A")

    assert (
        say_claim(ASPECTS["always"](statement=calls), Speaker(language, {"A": "Anna"}))
        == said
    )

"""Everything that a scenario may hold, and everything that may happen in it, is told."""

from __future__ import annotations

import pytest

from quizapp.bank.cases.case_files import read_cases
from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.family.conduct import AT_THE_TABLE, ComeUp, Err
from quizapp.bank.family.family import Family
from quizapp.bank.family.scenario import (
    GIVENS,
    HAPPENINGS,
    GivenDuring,
    Resolve,
    Scenario,
    Side,
    Standing,
    TurnSpec,
)
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.wording.answer_words import say_claim
from quizapp.bank.wording.speaker import LANGUAGES, Speaker
from quizapp.bank.wording.stem_words import say_situation
from quizapp.bank.wording.telling.told import Told, tell
from quizapp.rules.nouns.tournament.incidents import Act, Wrong
from quizapp.rules.nouns.turn import Step
from quizapp.rules.policy.conduct.information import Information
from quizapp.rules.policy.conduct.matter import Matter, Moment
from quizapp.rules.proof.aspects.index import ASPECTS
from quizapp.rules.proof.statements.index import STATEMENTS
from quizapp.rules.refusal import RefusalError

ASK = Ask(
    form=Form.ALL,
    claims=(ASPECTS["can"](who="A", statement=STATEMENTS["drawn"](by="A")),),
)
USE = {"card": "Shock", "by": "A"}
LIE = {"act": Act.ANSWERED_FALSELY, "by": "A"}
CHANGES = ("life_total", "poison_counters", "monarch", "cards_in_hand")
SAMPLES = {
    "attack": [{"cards": ("Hill Giant",)}, {"cards": ("Hill Giant",), "whom": "N"}],
    "begin": [{"step": step} for step in Step] + [{"step": Step.END, "turn_of": "N"}],
    "block": [{"cards": ("Hill Giant",), "attacker": "Bronze Sable"}],
    "choose": [
        {"what": each}
        for each in (
            "Shock",
            "pass",
            "stack",
            "find:Plains",
            "vote:time",
            "do",
            "leave out",
            "zones:library",
            "zones:graveyard",
            "zones:library+graveyard",
        )
    ],
    "forget": [{"card": "Shock"}],
    "leave": [{"player": "A"}],
    "notice": [
        {"card": "Shock"},
        {"card": "Shock", "disruptive": True},
        {"card": "Shock", "warned": "A", "earlier": 2},
    ],
    "resolve": [{"what": "top"}],
    "use": [
        USE,
        {**USE, "targeting": "N"},
        {**USE, "targeting": "N", "also_targeting": "Hill Giant"},
        {**USE, "x": 3},
        {"card": "Research // Development", "by": "A", "half": 2},
        *({**USE, "wrongly": each} for each in Wrong),
    ],
    "ask_for": [
        {"what": each, "of": "A", "by": by}
        for each in Information
        for by in ("opponent", "judge")
    ],
    "changes": [{"what": each, "of": "A"} for each in CHANGES],
    "comes_up": [
        {"matter": each, "of": "A", "during": moment}
        for each in Matter
        for moment in Moment
    ],
    "err": [
        *({"act": each, "by": "A"} for each in Act),
        *({"act": Act.DREW_EXTRA, "by": "A", "count": count} for count in (1, 2)),
        {"act": Act.BROKE_RULE, "by": "A", "told_by": "N"},
        {"act": Act.DREW_EXTRA, "by": "A", "known": ("Shock",)},
        {"act": Act.BROKE_RULE, "by": "A", "knowingly": True},
        {"act": Act.BROKE_RULE, "by": "A", "acknowledged": True},
        {"act": Act.BROKE_RULE, "by": "A", "opponents_effect": True},
        {"act": Act.BROKE_RULE, "by": "A", "earlier": 2},
        {"act": Act.BROKE_RULE, "by": "A", "earlier": 1, "on_other_days": 1},
        {"act": Act.BROKE_RULE, "by": "A", "for_others": 2, "opponents_earlier": 3},
        {"act": Act.FORGOT_DISCARD, "by": "A", "count": 2},
        {"act": Act.FORGOT_UNTAP, "by": "A", "card": "Hill Giant"},
        *({**LIE, "about": each} for each in Information),
        {**LIE, "in_vain": True},
        {**LIE, "about": Information.NOTES, "knowingly": True},
    ],
    "judge": [{"act": each} for each in Act],
    "time": [{}, {"granted": 2}],
}
STANDING = Standing(
    card="Hill Giant", tapped=True, face_down=True, counters=(("age", 2),), enchants="B"
)
SIDES = {
    "life": (Side(life=7), "Amy is at 7 life."),
    "ready": (Side(ready=("Shock",)), "Amy has Shock in hand."),
    "hand": (Side(hand=("Shock",)), "Amy has Shock in hand."),
    "battlefield": (
        Side(battlefield=(STANDING,)),
        "Amy controls Hill Giant (face down) (attached to B) (2 age counters) (tapped).",
    ),
    "graveyard": (Side(graveyard=("Shock",)), "In Amy’s graveyard: Shock."),
    "library": (Side(library=(("others", 0),)), "Amy’s library is empty."),
    "outside": (
        Side(outside=(("Shock", 1),)),
        "In Amy’s sideboard: one copy of Shock.",
    ),
    "commander": (Side(commander="Shock"), "Shock is Amy’s commander."),
    "companion": (Side(companion="Shock"), "Shock is Amy’s companion."),
    "pool": (Side(pool=("R", "G")), "Amy has unspent mana: {R}{G}."),
    "mana": (Side(mana="lands"), ""),
}
"""What a side may hold, and what is told about it; how mana is paid is not."""


@pytest.fixture(params=LANGUAGES)
def speaker(request) -> Speaker:
    names = {"A": "Amy", "N": "Nicole", "O": "Olga", "A2": "Anna", "N2": "Nina"}
    return Speaker(request.param, names)


@pytest.fixture(scope="module")
def bank() -> QuestionBank:
    return QuestionBank()


def family(side: Side = Side(), **fields: object) -> Family:  # noqa: B008 - frozen
    happens = fields.pop("happens", ())
    players = fields.pop("players", ("A", "N"))
    turn = TurnSpec(of="A", step=Step.UPKEEP)
    scenario = Scenario(players=players, turn=turn, side_a=side, **fields)
    return Family(
        topics=("player-control",),
        level=1,
        complexity=1,
        scenario=scenario,
        happens=happens,
        ask=ASK,
    )


def told(asked: Family, speaker: Speaker, bank: QuestionBank) -> tuple[str, ...]:
    return say_situation(asked, tell(asked, "Shock", bank.catalogue), speaker)


def test_every_happening_given_effect_and_field_has_samples():
    assert SAMPLES.keys() == {**HAPPENINGS, **AT_THE_TABLE}.keys()
    assert GIVENS.keys() == {"control_player", "exiled_face_down"}
    assert SIDES.keys() == set(Side.__struct_fields__)


@pytest.mark.parametrize("word", SAMPLES)
def test_whatever_happens_is_told(word, speaker, bank):
    kind = {**HAPPENINGS, **AT_THE_TABLE}[word]
    before = told(family(), speaker, bank)
    for fields in SAMPLES[word]:
        said = told(family(happens=(kind(**fields),)), speaker, bank)
        assert len(said) > len(before)
        assert not any("{" in sentence for sentence in said)


def test_a_change_without_words_is_refused(speaker, bank):
    change = AT_THE_TABLE["changes"](what=Information.MATCH_SCORE, of="A")

    with pytest.raises(RefusalError, match="no words for a change of match_score"):
        told(family(happens=(change,)), speaker, bank)


@pytest.mark.parametrize("field", SIDES)
def test_whatever_a_player_has_is_told(field, bank):
    speaker = Speaker("en", {"A": "Amy", "N": "Nicole"})
    side, sentence = SIDES[field]

    assert told(family(side), speaker, bank)[1:] == ((sentence,) if sentence else ())


def test_whatever_a_player_has_is_told_in_french_too(bank):
    speaker = Speaker("fr", {"A": "Amy", "N": "Nicole"})
    for side, sentence in SIDES.values():
        assert len(told(family(side), speaker, bank)) == (2 if sentence else 1)


def test_every_given_effect_is_told(speaker, bank):
    control = GIVENS["control_player"]
    exiled = GIVENS["exiled_face_down"]
    given = (
        *(
            control(who="A", by="N", source="Shock", during=each)
            for each in GivenDuring
        ),
        exiled(card="Shock", of="A", exiled_with="Bane Alley Broker"),
    )
    assert len(told(family(given=given), speaker, bank)) == 1 + len(given)


def test_more_players_and_teams_are_told(bank):
    speaker = Speaker("en", {"A": "Amy", "N": "Nicole", "O": "Olga", "A2": "Anna"})
    three = told(family(players=("A", "N", "O")), speaker, bank)
    assert three[0] == "The players in turn order: Amy, Nicole and Olga."

    players, teams = ("A", "A2", "N", "N2"), (("A", "A2"), ("N", "N2"))
    team = told(family(players=players, teams=teams), speaker, bank)
    assert "Amy with Anna against Nicole with N2" in team[0]


def test_what_resolves_after_something_else_is_told_apart():
    speaker = Speaker("en", {"A": "Amy", "N": "Nicole"})
    use = HAPPENINGS["use"](**USE)
    twice = family(happens=(use, Resolve("top"), Resolve("top"), use))

    said = say_situation(twice, Told(("cast", "cast"), "Shock"), speaker)

    assert said[2:4] == ("It resolves.", "Then the next object on the stack resolves.")


def test_a_matter_that_comes_up_amid_a_resolution_does_not_end_it():
    speaker = Speaker("en", {"A": "Amy", "N": "Nicole"})
    use, matter = HAPPENINGS["use"](**USE), ComeUp(matter=Matter.CONCEDE, of="A")
    amid = family(happens=(use, Resolve("top"), matter))

    assert say_situation(amid, Told(("cast",), "Shock"), speaker)[2:3] == (
        "It begins to resolve.",
    )
    assert say_situation(amid, Told(("cast",), ""), speaker)[2:3] == ("It resolves.",)


def test_a_judge_is_called_by_a_player_who_has_noticed_the_error():
    speaker = Speaker("en", {"A": "Amy", "N": "Nicole"})
    call = ComeUp(matter=Matter.CALL_JUDGE, of="A")
    after = family(happens=(Err(act=Act.BROKE_RULE, by="N"), call))

    assert say_situation(after, Told((), ""), speaker)[-1] == (
        "Amy notices it, and for her the question comes up whether a judge is called."
    )


def test_every_ruling_can_be_told_and_claimed(speaker, bank):
    cases = tuple(read_cases(bank.folder / "cases", bank.catalogue))
    assert cases
    for each in cases:
        asked = each.case.as_family
        said = told(asked, speaker, bank)
        claims = [say_claim(claim, speaker) for claim in asked.ask.claims]
        assert all((*said, *claims))
        assert not any("{" in sentence for sentence in (*said, *claims))


def test_a_negative_number_has_a_real_minus_sign():
    said = Speaker("en", {}).say("{life} life", life=-1)

    assert said == "−1 life"

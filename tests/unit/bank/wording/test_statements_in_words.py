"""Every statement of the closed list is said as a fact, as a deed and as one's own deed."""

from __future__ import annotations

import pytest

from quizapp.bank.wording.questions.clause import say_deed, say_fact, sentence
from quizapp.bank.wording.speaker import LANGUAGES, Speaker
from quizapp.rules.cards.mana import Mana
from quizapp.rules.nouns.turn import Step
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.policy.conduct.matter import Matter
from quizapp.rules.proof.statements.index import STATEMENTS
from quizapp.rules.refusal import RefusalError

A_CARD = {"card": "Shock"}
SAMPLES = {
    "activated": [
        A_CARD,
        {**A_CARD, "by": "A", "step": Step.UPKEEP, "turn_of": "N"},
        {**A_CARD, "turn_of": "N"},
    ],
    "has_mana": [
        {"of": "A", "type": kind, "least": least, "step": step}
        for kind in (None, *Mana)
        for least in (1, 2)
        for step in (None, Step.DRAW)
    ],
    "tapped_for_mana": [A_CARD, {**A_CARD, "step": Step.UPKEEP}],
    "triggered": [A_CARD],
    "attacked": [A_CARD, {**A_CARD, "whom": "N"}],
    "blocked": [A_CARD, {**A_CARD, "attacker": "Hill Giant"}],
    "controls": [{**A_CARD, "who": "A"}],
    "damage_dealt": [{**A_CARD, "to": "N", "amount": amount} for amount in (1, 2)],
    "life": [{"who": "A", "life": 3}],
    "size": [{**A_CARD, "power": 2, "toughness": 3}],
    "answered": [
        {"by": "A", "how": how}
        for how in ("truth", "nothing", "falsehood", "announcement", "silence")
    ],
    "lies": [
        {**A_CARD, "zone": zone, "of": of}
        for zone in ("hand", "battlefield", "graveyard", "stack", "exile")
        for of in ("A", "N")
    ],
    "did": [{"what": matter, "by": "A"} for matter in Matter],
    "kept": [{**A_CARD, "sacrifices": number} for number in (0, 1, 2, 5)],
    "lost": [{"who": "A"}],
    "returned": [
        {"of": "A", "place": place, "count": count, "card": card}
        for place in ("top", "random part")
        for count in (None, 1, 2)
        for card in (None, "Shock")
    ],
    "brought_in": [{"by": "A", "cards": cards} for cards in ("none", ("Shock",))],
    "shuffled_in": [{"by": "A", "cards": cards} for cards in ("none", ("Shock",))],
    "cast": [
        A_CARD,
        {**A_CARD, "by": "A"},
        {**A_CARD, "by": "A", "targeting": "N"},
        {**A_CARD, "by": "A", "targeting": "A"},
        {**A_CARD, "by": "A", "over_ability_of": "Hill Giant"},
    ],
    "discarded": [{"by": "A"}, {**A_CARD, "by": "A"}],
    "stayed_silent": [{"by": "A"}],
    "voted": [{"by": "A", "choice": "time"}],
    "drawn": [{"by": "A"}],
    "found": [{"by": "A", "cards": cards} for cards in ("none", ("Shock", "Forest"))],
    "gone_with_owner": [A_CARD],
    "in_zone": [
        *({**A_CARD, "zone": zone} for zone in Zone if zone is not Zone.CEASED),
        {**A_CARD, "zone": Zone.BATTLEFIELD, "transformed": True},
    ],
    "left": [{**A_CARD, "zone": zone} for zone in Zone if zone is not Zone.CEASED],
    "mana_spent": [{"by": "A", "on": "Shock", "of": "N"}],
    "resolved": [A_CARD],
    "revealed": [{**A_CARD, "by": "A"}],
    "sacrificed": [
        A_CARD,
        {**A_CARD, "to": "Hill Giant"},
        {**A_CARD, "to": "Shock"},
        {**A_CARD, "count": 2},
        {**A_CARD, "to": "Hill Giant", "count": 2},
        {**A_CARD, "by": "A", "count": 3},
        {**A_CARD, "by": "A", "to": "Hill Giant"},
    ],
    "shuffled": [{"by": "A"}],
    "skipped_turn": [{"by": "A"}],
    "triggers_placed": [{"by": ("A", "N")}],
}


@pytest.fixture(params=LANGUAGES)
def speaker(request) -> Speaker:
    return Speaker(request.param, {"A": "Amy", "N": "Nicole"})


def test_every_statement_has_samples():
    assert SAMPLES.keys() == STATEMENTS.keys()


@pytest.mark.parametrize("word", SAMPLES)
def test_a_statement_is_said_in_every_form(word, speaker):
    for fields in SAMPLES[word]:
        statement = STATEMENTS[word](**fields)
        said = [
            say_fact(statement, speaker),
            say_deed(statement, "A", speaker),
            say_deed(statement, "N", speaker),
        ]
        assert all(text and "{" not in text and "  " not in text for text in said)


@pytest.mark.parametrize("word", SAMPLES)
def test_statements_that_differ_are_said_differently(word, speaker):
    different = [
        STATEMENTS[word](**each)
        for each in SAMPLES[word]
        # Which cards went back is said, not how many others: the card names them.
        if not (each.get("count") and each.get("card") and word == "returned")
    ]
    said = {say_fact(each, speaker) for each in different}
    assert len(said) == len(different)


def test_players_who_act_for_themselves_are_not_had_to_act():
    speaker = Speaker("en", {"A": "Amy", "N": "Nicole"})
    found = STATEMENTS["found"](by="A", cards="none")

    assert say_deed(found, "A", speaker) == "find no card"
    assert say_deed(found, "N", speaker) == "have Amy find no card"


def test_a_sentence_begins_with_a_capital_letter_and_ends_with_a_full_stop():
    assert sentence("the game goes on") == "The game goes on."


def test_what_cannot_be_said_is_refused(speaker):
    cast = STATEMENTS["cast"](card="Shock", targeting="A")
    with pytest.raises(RefusalError, match="all these ways"):
        say_fact(cast, speaker)

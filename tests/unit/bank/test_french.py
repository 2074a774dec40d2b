"""The French of the questions: complete, true to the English, and printed as French is."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

import quizapp.bank
from quizapp.bank.wording.answer_words import say_as_if
from quizapp.bank.wording.belief_words import BELIEFS
from quizapp.bank.wording.speaker import (
    MissingTranslationError,
    Speaker,
    Word,
    mark,
)
from tools.catalogues import (
    LOCALE,
    faults,
    listed_templates,
    marked_templates,
    read_catalogue,
    templates,
)

BANK = Path(quizapp.bank.__path__[0])
NARROW = "\N{NARROW NO-BREAK SPACE}"
TEMPLATES = templates()
FRENCH = read_catalogue(LOCALE / "fr" / "LC_MESSAGES" / "situations.po")
SENTENCES = sorted(FRENCH.items())

ENGLISH_WORDS = set(
    """abilities ability and battlefield by cards casts chooses controls counter decides
    discards draws during each error fix for from game gets graveyard hand has if in into
    is it judge library may missed must nobody of paid pay pays penalty player plays
    resolve resolves responsible search spell stack step target that the their them there
    this to trigger triggers turn upkeep warning what when whether which who with you
    your""".split()  # noqa: SIM905
)


def _fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def _plain(template: str) -> str:
    """Return a template without its fields."""
    return "".join(text for text, _, _, _ in Formatter().parse(template))


@pytest.fixture
def speaker() -> Speaker:
    return Speaker("fr", {"A": "Amy", "N": "Nicole"})


def test_every_sentence_is_said_in_french_and_none_in_vain():
    assert list(faults(TEMPLATES, FRENCH)) == []


def test_every_marked_template_is_listed_by_its_module():
    beliefs = {words for each in BELIEFS.values() for words in each}

    assert marked_templates(BANK).keys() <= listed_templates().keys() | beliefs


@pytest.mark.parametrize(("english", "french"), SENTENCES)
def test_french_speaks_of_the_same_things(english, french):
    assert _fields(french) == _fields(english)


@pytest.mark.parametrize(("english", "french"), SENTENCES)
def test_french_uses_no_english_forms_of_names(english, french):
    hows = {how for _, name, how, _ in Formatter().parse(french) if name}

    assert hows <= {"", "de", "que", "à"}


@pytest.mark.parametrize(("english", "french"), SENTENCES)
def test_a_sentence_ends_alike_in_both_languages(english, french):
    ends = [
        re.search(r"[.:?!]?$", said.replace(NARROW, "")) for said in (english, french)
    ]

    assert ends[0] is not None
    assert ends[1] is not None
    assert ends[0].group() == ends[1].group()


@pytest.mark.parametrize(("english", "french"), SENTENCES)
def test_french_is_printed_with_its_own_signs_and_spaces(english, french):
    text = re.sub(r"\{.*?\}", "X", french)

    assert not re.search(rf"(?<!{NARROW})[:;!?»]", text)
    assert not re.search(rf"«(?!{NARROW})", text)
    assert not re.search(rf"{NARROW}(?![:;!?»])(?<!«{NARROW})", text)
    assert not re.search(r"['\"“”]", text)
    assert not re.search(r"\s\s|^\s|\s$|\s[.,)]|\(\s", text)


@pytest.mark.parametrize(("english", "french"), SENTENCES)
def test_no_english_word_is_left_in_french(english, french):
    words = set(re.findall(r"[^\W\d_]+", _plain(french).casefold()))

    assert words & ENGLISH_WORDS == set()


@pytest.mark.parametrize(("english", "french"), SENTENCES)
def test_a_name_that_might_begin_with_a_vowel_is_never_after_a_bare_de_or_que(
    english, french
):
    # A number stands after "de" as it is: nothing is elided before "onze" or "huit".
    assert not re.search(r"\b(?:de|que) \{(?!number)", french, re.IGNORECASE)


@pytest.mark.parametrize("belief", BELIEFS)
def test_a_misconception_completes_a_sentence_that_begins_as_if(belief, speaker):
    said = say_as_if(belief, speaker)

    # "si" would be elided before "il", and the clause is no sentence of its own.
    assert not re.search(r"comme si ils?\b", said)
    assert re.fullmatch(r"Vous avez répondu comme si [a-zà-ü«][^.]*\.", said)
    assert re.search(r"\w(ait|aient)\b", said)


@pytest.mark.parametrize(
    ("template", "said"),
    [
        (
            mark("{player:s} library holds {names}."),
            "La bibliothèque d’Amy contient X.",
        ),
        (mark("{player} controls {names}."), "Amy contrôle X."),
    ],
)
def test_roles_become_names_in_french_sentences(template, said, speaker):
    assert speaker.say(template, player="A", names="X") == said


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("{0:de}", ["d’Amy", "de Nicole", "d’Éa", "de Hill Giant", "du joueur"]),
        (
            "{0:que}",
            ["qu’Amy", "que Nicole", "qu’Éa", "que Hill Giant", "que le joueur"],
        ),
        ("{0:à}", ["à Amy", "à Nicole", "à Éa", "à Hill Giant", "au joueur"]),
    ],
)
def test_names_are_elided_and_articles_contracted(template, said):
    words = map(Word, ("Amy", "Nicole", "Éa", "Hill Giant", "le joueur"))

    assert [template.format(each) for each in words] == said


def test_what_is_not_translated_is_not_said_in_english(speaker):
    with pytest.raises(MissingTranslationError, match="not translated: Never marked"):
        speaker.say("Never marked.")


def test_a_sentence_may_be_the_same_in_both_languages(speaker):
    assert speaker.say("{who}.", who="N") == "Nicole."

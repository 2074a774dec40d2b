"""The checker of cited numbers finds a number that leads to the wrong paragraph."""

from __future__ import annotations

from msgspec.structs import replace

from quizapp.interchange.rules_text import parse_rules_text
from quizapp.rules.documents.edition import Document, parse_edition_date
from quizapp.rules.documents.expected_words import EXPECTED_WORDS
from quizapp.rules.documents.rule_index import RULES
from quizapp.training.rules_texts import RulesText
from tests.support.rules_text import make_rules_text
from tools.rules_check import Finding, check, main, say

DAY = "2026-02-27"
CITED = {key for key, rule in RULES.items() if rule.document is Document.CR}


def _edition() -> RulesText:
    """Make an edition whose every cited paragraph has the words expected of it."""
    words: dict[str, list[str]] = {}
    for key in CITED:
        number = RULES[key].number_in(parse_edition_date(DAY))
        words.setdefault(number, []).extend(EXPECTED_WORDS[key])
    more = {number: " ".join(said) for number, said in words.items()}
    return parse_rules_text(make_rules_text(more=more))


def test_every_rule_of_the_comprehensive_rules_has_words_of_its_own():
    assert CITED - EXPECTED_WORDS.keys() == set()
    assert EXPECTED_WORDS.keys() - CITED == set()


def test_the_words_are_few_single_and_short():
    for words in EXPECTED_WORDS.values():
        assert 1 <= len(words) <= 3
        assert len(set(words)) == len(words)
        assert all(word == word.lower() and len(word) <= 14 for word in words)


def test_right_numbers_are_found_right():
    assert {checked.finding for checked in check(_edition())} == {Finding.FOUND}


def test_a_planted_wrong_number_is_found_and_what_lacks_is_said():
    rule = RULES["information.once"]
    wrong = replace(rule, numbers=(*rule.numbers[:2], "608.2d"))

    (checked,) = check(_edition(), [wrong])

    assert checked.finding is Finding.WRONG_WORDS
    assert checked.lacking == EXPECTED_WORDS["information.once"]
    assert say(checked).startswith(
        "WRONG WORDS information.once 608.2d lacks information, determined, once: "
    )


def test_every_key_would_notice_the_paragraph_of_another_rule():
    edition = _edition()
    numbers = {key: RULES[key].number_in(parse_edition_date(DAY)) for key in CITED}
    for key in sorted(CITED):
        elsewhere = next(
            number
            for other, number in sorted(numbers.items())
            if number != numbers[key]
            and set(EXPECTED_WORDS[other]) != set(EXPECTED_WORDS[key])
        )
        planted = replace(
            RULES[key], section="", numbers=("", "", ""), seen=(), always=elsewhere
        )
        (checked,) = check(edition, [planted])
        assert checked.finding is Finding.WRONG_WORDS, key


def test_a_number_that_leads_nowhere_and_one_that_is_not_known_are_told_apart():
    rule = RULES["information.once"]
    nowhere = replace(rule, numbers=("", "", "999.9"))
    unknown = replace(rule, numbers=("", "", ""))

    first, second = check(_edition(), [nowhere, unknown])

    assert (first.finding, first.finding.is_wrong) == (Finding.NOT_THERE, True)
    assert (second.finding, second.finding.is_wrong) == (Finding.UNVERIFIED, False)
    assert "no number is shown in this edition" in say(second)


def test_the_status_tells_right_wrong_and_unreadable_files_apart(tmp_path, capsys):
    path = tmp_path / "rules.txt"
    path.write_text(make_rules_text(), encoding="utf-8")
    assert main([str(path)]) == 1
    assert "NOT THERE" in capsys.readouterr().out

    path.write_text("Dear diary", encoding="utf-8")
    assert main([str(path)]) == 2
    assert "from which day" in capsys.readouterr().err


def test_a_rule_without_a_number_is_listed_with_the_reason():
    rule = RULES["information.once"]
    unknown = replace(rule, numbers=(*rule.numbers[:2], ""))
    absent = parse_rules_text(make_rules_text())

    (elsewhere,) = check(_edition(), [unknown])
    (nowhere,) = check(absent, [unknown])

    assert elsewhere.finding is nowhere.finding is Finding.UNVERIFIED
    assert rule.numbers[2] in elsewhere.elsewhere
    assert "stand in " in say(elsewhere)
    assert "none of its paragraphs has all of the words information, " in say(nowhere)

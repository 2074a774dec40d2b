"""Citations: a rule under the number it has in the edition of the day, or by its name."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from quizapp.rules.documents.edition import (
    EDITIONS,
    NEWEST,
    Document,
    parse_edition_date,
)
from quizapp.rules.documents.rule_index import RULES
from quizapp.rules.documents.sections import SECTIONS, section_number
from quizapp.rules.refusal import RefusalError

DATA = Path(__file__).parents[3] / "data"
READ = ("2010-10-01", "2016-09-30", "2026-02-27", "2026-09-25")


def known_numbers() -> list[tuple[str, str, str]]:
    with (DATA / "rule_numbers.csv").open(encoding="utf-8", newline="") as lines:
        return [
            (row["edition"], section, row[section])
            for row in csv.DictReader(lines)
            for section in row
            if section != "edition" and row[section]
        ]


def cite(key: str, day: str) -> str:
    return str(RULES[key].cite(parse_edition_date(day)))


@pytest.mark.parametrize(
    "section",
    ["controlling", "search", "shuffle", "priority", "cumulative_upkeep"],
)
def test_a_section_has_in_every_edition_the_number_that_was_seen_in_it(section):
    seen = {day: number for day, name, number in known_numbers() if name == section}
    found = {
        day: section_number(section.replace("_", " "), parse_edition_date(day))
        for day in seen
    }

    assert len(seen) >= 79
    assert found == seen


def test_every_edition_whose_numbers_were_seen_is_known():
    seen = {day for day, _, _ in known_numbers()}

    assert {str(day) for day in EDITIONS[Document.CR]} == seen


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_is_cited_by_a_rule(section):
    assert section in {rule.section for rule in RULES.values()}


@pytest.mark.parametrize(
    ("key", "day", "citation"),
    [
        ("control.decides", "2010-10-01", "CR 711.5"),
        ("control.decides", "2016-07-22", "CR 714.5"),
        ("control.decides", "2026-02-27", "CR 722.5"),
        ("control.decides", "2026-09-25", "CR 723.5"),
        ("control.newest", "2026-09-25", "CR 723.1a"),
        ("control.own-resources", "2026-09-25", "CR 723.5a"),
        ("control.not-tournament", "2026-09-25", "CR 723.5b"),
        ("control.of-self", "2026-09-25", "CR 723.9"),
        ("search.quality", "2026-09-25", "CR 701.23b"),
        ("search.number", "2012-07-01", "CR 701.15c"),
        ("search.number", "2012-10-01", "CR 701.15d"),
        ("priority.active-first", "2010-10-01", "CR 116.3a"),
        ("upkeep.cumulative", "2026-09-25", "CR 702.24a"),
        ("cast.while-resolving", "2010-10-01", "CR 608.2f"),
        ("cast.while-resolving", "2026-09-25", "CR 608.2g"),
        ("missed.remedy", "2016-07-22", "IPG 2.1"),
        ("missed.remedy", "2024-09-23", "IPG 2.1"),
        ("mtr.conceding", "2016-07-22", "MTR 2.4"),
        ("mtr.conceding", "2021-07-23", "MTR 2.4"),
        ("mtr.conceding", "2023-11-13", "MTR 2.5"),
        ("mtr.conceding", "2014-07-18", "MTR, conceding and intentional draws"),
        ("mtr.devices", "2019-05-03", "MTR 2.12"),
        ("mtr.judge-calls", "2026-09-25", "MTR 1.10"),
        ("control.concede", "2026-09-25", "CR 723.6"),
        ("concede.any-time", "2010-10-01", "CR 104.3a"),
        ("ipg.instruction", "2016-01-22", "IPG 2.5"),
        ("jar.unwanted", "2024-09-23", "JAR General Unwanted Behaviors"),
    ],
)
def test_a_rule_is_cited_as_judges_do(key, day, citation):
    assert cite(key, day) == citation


def test_a_number_that_was_not_seen_is_named_and_never_guessed():
    citation = RULES["information.once"].cite(parse_edition_date("2018-10-05"))

    assert not citation.verified
    assert citation.number == ""
    assert str(citation) == "CR, information for an effect"


def test_a_number_that_was_seen_is_verified():
    assert RULES["information.once"].cite(parse_edition_date("2016-09-30")).verified


@pytest.mark.parametrize("key", RULES)
def test_every_rule_has_a_verified_number_in_the_newest_edition(key):
    assert RULES[key].cite(NEWEST).verified


@pytest.mark.parametrize("key", RULES)
def test_a_rule_of_a_tabled_section_has_a_verified_number_in_every_edition(key):
    rule = RULES[key]
    if rule.section:
        assert all(rule.cite(day).verified for day in EDITIONS[rule.document])


@pytest.mark.parametrize("key", RULES)
def test_a_rule_is_indexed_under_its_own_key_and_has_a_short_name(key):
    rule = RULES[key]

    assert rule.key == key
    assert 0 < len(rule.title) <= 60
    ways = (rule.section, rule.always, any(rule.numbers), rule.seen)
    assert sum(map(bool, ways)) == 1


@pytest.mark.parametrize("day", READ)
@pytest.mark.parametrize("key", RULES)
def test_numbers_look_like_the_numbers_of_their_document(key, day):
    rule = RULES[key]
    try:
        number = rule.cite(parse_edition_date(day)).number
    except RefusalError:
        assert rule.document is not Document.CR
        return

    shape = {
        Document.CR: r"(\d{3}(\.\d+[a-z]?)?)?",
        Document.JAR: r"[A-Z][A-Za-z ]+",
    }.get(rule.document, r"(\d(\.\d+)?)?")
    assert re.fullmatch(shape, number)


def test_a_rule_cannot_be_cited_before_the_first_edition_of_its_document():
    with pytest.raises(RefusalError, match="Infraction Procedure Guide"):
        cite("missed.remedy", "2015-01-01")

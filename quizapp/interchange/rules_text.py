"""Rules texts: a Comprehensive Rules file as published becomes numbered paragraphs."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from contextlib import suppress

from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.rules.documents.edition import EditionDate, parse_edition_date
from quizapp.training.rules_texts import (
    Flaw,
    NotARulesTextError,
    RulesParagraph,
    RulesText,
)

LEAST_PARAGRAPHS = 500
"""Fewer numbered paragraphs than this are no Comprehensive Rules."""

_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August",
    "September", "October", "November", "December",
)  # fmt: skip
_EFFECTIVE = re.compile(
    rf"effective as of ({'|'.join(_MONTHS)}) (\d{{1,2}}), ([12]\d{{3}})"
)
_PARAGRAPH = re.compile(r"(\d{3}\.\d{1,3}[a-z]?)\.? +(\S.*)")
_HEADING = re.compile(r"(\d{3})\. +(\S.*)")
_EXAMPLE = re.compile(r"_?Example:_? *(.*)")
_END = "Glossary"


def decode_rules_text(content: bytes) -> str:
    """Decode a published file: Unicode with or without a mark, or the older code page."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def parse_rules_text(text: str) -> RulesText:
    """Read a Comprehensive Rules text.

    :raises NotARulesTextError: if it is none, saying why.
    """
    note_long_work(LongWork.RULES_TEXT)
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    effective = _find_date(lines)
    paragraphs = {each.number: each for each in _read(_body(lines))}
    if len(paragraphs) < LEAST_PARAGRAPHS:
        raise NotARulesTextError(
            Flaw.TOO_FEW,
            f"the file has {len(paragraphs)} numbered rules and the Comprehensive Rules "
            f"have more than {LEAST_PARAGRAPHS}",
        )
    return RulesText(effective, paragraphs)


def _find_date(lines: list[str]) -> EditionDate:
    for line in lines[:40]:
        found = _EFFECTIVE.search(line)
        if found is not None:
            month, day, year = found.groups()
            number = _MONTHS.index(month) + 1
            with suppress(ValueError):  # such as a 31st of February
                return parse_edition_date(f"{year}-{number:02}-{int(day):02}")
    raise NotARulesTextError(
        Flaw.NO_DATE,
        "its beginning does not say from which day the rules are effective",
    )


def _body(lines: list[str]) -> list[str]:
    """Leave out the list of contents, which ends as the first section begins again."""
    starts = [
        place for place, line in enumerate(lines) if line.strip() == "100. General"
    ]
    if len(starts) < 2:
        raise NotARulesTextError(
            Flaw.NO_CONTENTS, "it has no list of contents followed by section 100"
        )
    ends = [
        place
        for place, line in enumerate(lines)
        if line.strip() == _END and place > starts[1]
    ]
    return lines[starts[1] : ends[0] if ends else len(lines)]


def _read(lines: list[str]) -> Iterator[RulesParagraph]:
    current: RulesParagraph | None = None
    for line in map(str.strip, lines):
        started = _PARAGRAPH.fullmatch(line) or _HEADING.fullmatch(line)
        if started is not None:
            if current is not None:
                yield current
            current = RulesParagraph(started[1], started[2])
        elif current is not None and line:
            current = _add(current, line)
    if current is not None:
        yield current


def _add(paragraph: RulesParagraph, line: str) -> RulesParagraph:
    example = _EXAMPLE.fullmatch(line)
    if example is not None:
        examples = (*paragraph.examples, example[1])
        return RulesParagraph(paragraph.number, paragraph.text, examples)
    if paragraph.examples:
        *before, last = paragraph.examples
        examples = (*before, f"{last} {line}")
        return RulesParagraph(paragraph.number, paragraph.text, examples)
    return RulesParagraph(paragraph.number, f"{paragraph.text} {line}")

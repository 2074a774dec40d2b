"""Checks the rule numbers that the engine cites against published rules texts.

Usage: python -m tools.rules_check FILE...
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from quizapp.interchange.rules_text import decode_rules_text, parse_rules_text
from quizapp.rules.documents.edition import Document
from quizapp.rules.documents.expected_words import EXPECTED_WORDS
from quizapp.rules.documents.rule import Rule
from quizapp.rules.documents.rule_index import RULES
from quizapp.training.rules_texts import NotARulesTextError, RulesText

SHOWN = 72
NO_TEXT = 2


class Finding(StrEnum):
    """What became of one citation."""

    FOUND = "found"
    UNVERIFIED = "unverified"
    """No number is known for this edition, and none is shown to anybody."""
    NOT_THERE = "NOT THERE"
    WRONG_WORDS = "WRONG WORDS"
    """Something else stands under this number."""

    @property
    def is_wrong(self) -> bool:
        """Say whether the number must be mended."""
        return self in (Finding.NOT_THERE, Finding.WRONG_WORDS)


class Checked(Struct, frozen=True):
    """A citation beside what stands under its number."""

    key: str
    number: str
    finding: Finding
    text: str = ""
    lacking: tuple[str, ...] = ()
    """Expected words that do not stand there."""


def check(
    text: RulesText, rules: Iterable[Rule] = tuple(RULES.values())
) -> Iterator[Checked]:
    """Look up every rule of the Comprehensive Rules in one edition."""
    for rule in rules:
        if rule.document is Document.CR:
            yield _check(text, rule.key, rule.number_in(text.effective))


def _check(text: RulesText, key: str, number: str) -> Checked:
    if not number:
        return Checked(key, number, Finding.UNVERIFIED)
    found = text.paragraph(number)
    if found is None:
        return Checked(key, number, Finding.NOT_THERE)
    lacking = tuple(
        w for w in EXPECTED_WORDS.get(key, ()) if not has_word(found.text, w)
    )
    finding = Finding.WRONG_WORDS if lacking else Finding.FOUND
    return Checked(key, number, finding, found.text, lacking)


def has_word(text: str, beginning: str) -> bool:
    """Say whether a word of a text begins so."""
    return re.search(rf"\b{re.escape(beginning)}", text, re.IGNORECASE) is not None


def say(checked: Checked) -> str:
    """Say in one line what was found."""
    place = f"{checked.key} {checked.number}".strip()
    if checked.finding is Finding.FOUND:
        return f"{checked.number:10}  {checked.key}: {checked.text[:SHOWN]}"
    if checked.finding is Finding.UNVERIFIED:
        place += ": no such passage is known in this edition, so no number is shown"
    if checked.lacking:
        place += f" lacks {', '.join(checked.lacking)}: {checked.text[:SHOWN]}"
    return f"{checked.finding:11} {place}"


def main(files: list[str]) -> int:
    """Print every citation of every file; the status is 1 if a number is wrong."""
    wrong = 0
    for file in files:
        try:
            text = parse_rules_text(decode_rules_text(Path(file).read_bytes()))
        except (OSError, NotARulesTextError) as error:
            print(f"{file}: {error}", file=sys.stderr)
            return NO_TEXT
        print(f"Edition of {text.effective}, {len(text.paragraphs)} paragraphs")
        for checked in check(text):
            wrong += checked.finding.is_wrong
            print(f"  {say(checked)}")
    print(f"{wrong} citations lead to nothing or to the wrong paragraph")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

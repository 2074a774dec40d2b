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
SHOWN_ELSEWHERE = 4
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
    elsewhere: tuple[str, ...] = ()
    """Where no number is known: the paragraphs in which all expected words stand."""


def check(
    text: RulesText, rules: Iterable[Rule] = tuple(RULES.values())
) -> Iterator[Checked]:
    """Look up every rule of the Comprehensive Rules in one edition."""
    for rule in rules:
        if rule.document is Document.CR:
            yield _check(text, rule.key, rule.number_in(text.effective))


def _check(text: RulesText, key: str, number: str) -> Checked:
    if not number:
        found = tuple(paragraphs_with(EXPECTED_WORDS.get(key, ()), text))
        return Checked(key, number, Finding.UNVERIFIED, elsewhere=found)
    there = text.paragraph(number)
    if there is None:
        return Checked(key, number, Finding.NOT_THERE)
    lacking = tuple(
        w for w in EXPECTED_WORDS.get(key, ()) if not has_word(there.text, w)
    )
    finding = Finding.WRONG_WORDS if lacking else Finding.FOUND
    return Checked(key, number, finding, there.text, lacking)


def paragraphs_with(words: Iterable[str], text: RulesText) -> Iterator[str]:
    """Yield the numbers of the paragraphs in which all of these words stand."""
    wanted = tuple(words)
    for number, paragraph in text.paragraphs.items():
        if all(has_word(paragraph.text, word) for word in wanted):
            yield number


def has_word(text: str, beginning: str) -> bool:
    """Say whether a word of a text begins so."""
    return re.search(rf"\b{re.escape(beginning)}", text, re.IGNORECASE) is not None


def say(checked: Checked) -> str:
    """Say in one line what was found."""
    place = f"{checked.key} {checked.number}".strip()
    if checked.finding is Finding.FOUND:
        return f"{checked.number:10}  {checked.key}: {checked.text[:SHOWN]}"
    if checked.finding is Finding.UNVERIFIED:
        place += f": no number is shown in this edition, {_reason(checked)}"
    if checked.lacking:
        place += f" lacks {', '.join(checked.lacking)}: {checked.text[:SHOWN]}"
    return f"{checked.finding:11} {place}"


def _reason(checked: Checked) -> str:
    """Say why no number is known, as far as the text itself tells."""
    words = ", ".join(EXPECTED_WORDS.get(checked.key, ()))
    if not checked.elsewhere:
        return f"for none of its paragraphs has all of the words {words}"
    some = ", ".join(checked.elsewhere[:SHOWN_ELSEWHERE])
    more = len(checked.elsewhere) - SHOWN_ELSEWHERE
    others = f" and {more} more" if more > 0 else ""
    return f"for the words {words} stand in {some}{others}, about something else"


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

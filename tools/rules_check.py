"""Checks the rule numbers that the engine cites against published rules texts.

Usage: python -m tools.rules_check FILE...
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from quizapp.interchange.rules_text import (
    RulesText,
    decode_rules_text,
    parse_rules_text,
)
from quizapp.rules.documents.edition import Document
from quizapp.rules.documents.rule_index import RULES

SHOWN = 72


def check(text: RulesText) -> Iterator[tuple[str, str, str]]:
    """Yield rule key, number and what stands there ("" where nothing does)."""
    for rule in RULES.values():
        if rule.document is Document.CR:
            number = rule.number_in(text.effective)
            found = text.paragraph(number)
            yield rule.key, number, found.text if found else ""


def main(files: list[str]) -> int:
    """Print every citation of every file; the status is 1 if one leads nowhere."""
    lost = 0
    for file in files:
        text = parse_rules_text(decode_rules_text(Path(file).read_bytes()))
        print(f"Edition of {text.effective}, {len(text.paragraphs)} paragraphs")
        for key, number, found in check(text):
            if not number:
                print(f"  unverified  {key}")
            elif not found:
                lost += 1
                print(f"  NOT THERE   {key} {number}")
            else:
                print(f"  {number:10}  {key}: {found[:SHOWN]}")
    print(f"{lost} citations lead nowhere")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

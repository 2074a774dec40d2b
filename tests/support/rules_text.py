"""A small made-up rules text in the layout of the published ones."""

from __future__ import annotations

from collections.abc import Mapping

HEAD = """\
Magic: The Gathering Comprehensive Rules

These rules are effective as of {date}.

Introduction

Some words that are no rule. 100.1 stands here in the middle of a line.

Contents

1. Game Concepts
100. General
7. Additional Rules
701. Keyword Actions

Glossary

Credits

1. Game Concepts

100. General

100.1. The first rule of this text.

100.1a A subrule that goes on
in a second line.
Example: An example.
It goes on, too.
Example: Another example.

"""
TAIL = """
Glossary

100.2. This is a word of the glossary and no rule.

Credits
"""


def make_rules_text(
    date: str = "February 27, 2026",
    count: int = 600,
    more: Mapping[str, str] | None = None,
) -> str:
    """Make a text with so many numbered rules, and with more of them by number."""
    rules = {f"701.{number}": f"Rule {number}." for number in range(1, count)}
    rules |= more or {}
    section = "\n\n".join(
        f"{number}{'.' if number[-1].isdigit() else ''} {words}"
        for number, words in rules.items()
    )
    return HEAD.format(date=date) + f"701. Keyword Actions\n\n{section}\n" + TAIL

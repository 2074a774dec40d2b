"""A small made-up rules text in the layout of the published ones."""

from __future__ import annotations

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


def make_rules_text(date: str = "February 27, 2026", count: int = 600) -> str:
    """Make a text with so many numbered rules."""
    section = "\n\n".join(f"701.{number}. Rule {number}." for number in range(1, count))
    return HEAD.format(date=date) + f"701. Keyword Actions\n\n{section}\n" + TAIL

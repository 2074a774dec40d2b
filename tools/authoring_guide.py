"""Writes the reference part of docs/authoring.md from the code that reads the files.

Usage: python -m tools.authoring_guide
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import FieldInfo

from quizapp.bank.catalogue import CARD_WORDS, Catalogue
from quizapp.bank.family.ask import Ask, Form
from quizapp.bank.family.family import CardClass, Family, Slot
from quizapp.bank.family.loading import question_words
from quizapp.bank.family.scenario import Given, Happening
from quizapp.bank.reading import Vocabulary
from quizapp.bank.reading.values.expected import (
    bare_type,
    is_enum,
    is_pairs,
    is_struct,
    is_union,
)
from quizapp.bank.wording.topic_words import TOPICS
from quizapp.rules.cards.abilities import CostPart, Instruction, StaticEffect
from quizapp.rules.cards.card import Card, CardName
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from quizapp.rules.proof.occasions import Occasion
from quizapp.rules.proof.quantities.quantity import Quantity
from quizapp.rules.proof.statements.statement import Statement
from tools.field_docs import fields_of, members_of, summary

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "docs" / "authoring.md"
MARK = "<!-- What follows is written by `make authoring-guide`: change the code instead. -->"

_PLAIN = {
    str: "text",
    int: "whole number",
    bool: "true or false",
    type(None): "nothing",
    CardName: "card",
    Player: "player",
}
_TITLES: dict[type, str] = {
    Family: "The file",
    Form: "Answer forms",
    Ask: "What is asked",
    Slot: "Slots",
    CardClass: "Card classes",
    Occasion: "Occasion",
    Card: "Card",
}
"""Headings of what is described at its own place."""
_SHORT_LIST = 6
"""Words of a list that are told at the field; a longer list stands by itself."""


class Guide:
    """Says what may stand in a file, and remembers which parts it spoke of."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._due: list[type] = []
        self._told: set[type] = set()

    def section(self, title: str, intro: str) -> Iterator[str]:
        """Begin a section."""
        yield from (f"## {title}", "", intro, "")

    def struct(self, cls: type[Struct]) -> Iterator[str]:
        """Describe a part of a file with all its fields."""
        self._told.add(cls)
        yield from (f"### {self._title(cls)}", "", summary(cls), "")
        yield from self._fields(cls)

    def family(self, words: Mapping[str, type[Struct]]) -> Iterator[str]:
        """Describe every word of a closed list, with its fields."""
        for word, cls in sorted(words.items()):
            self._told.add(cls)
            yield from (f"### `{word}`", "", summary(cls), "")
            yield from self._fields(cls)

    def enum(self, cls: type[Enum]) -> Iterator[str]:
        """Describe every word of an enum."""
        self._told.add(cls)
        yield from (f"### {self._title(cls)}", "", summary(cls), "")
        for value, said in members_of(cls):
            yield f"- `{value}`{': ' + said if said else ''}"
        yield ""

    def parts(self) -> Iterator[str]:
        """Describe the parts and lists that were only named so far."""
        while self._due:
            cls = self._due.pop(0)
            if cls not in self._told:
                is_list = issubclass(cls, Enum)
                yield from self.enum(cls) if is_list else self.struct(cls)

    def _title(self, cls: type) -> str:
        return _TITLES.get(cls) or self._vocabulary.label(cls).capitalize()

    def _fields(self, cls: type[Struct]) -> Iterator[str]:
        bare = getattr(cls, "bare_field", "")
        rows = [self._row(field, said, bare) for field, said in fields_of(cls)]
        if rows:
            yield from (
                "| field | holds | unless given | meaning |",
                "|---|---|---|---|",
            )
            yield from rows
            yield ""

    def _row(self, field: FieldInfo, said: str, bare: str) -> str:
        alone = " (the name may be left out)" if field.name == bare else ""
        cells = (f"`{field.encode_name}`", self._holds(field.type),
                 _default(field), f"{said}{alone}")  # fmt: skip
        return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"

    def _holds(self, type_: Any) -> str:
        """Say what a field holds."""
        if type_ in self._vocabulary.families or type_ in self._vocabulary.labels:
            return self._vocabulary.label(type_)
        if type_ in _PLAIN:
            return _PLAIN[type_]
        if get_origin(type_) is Annotated:
            return self._limited(type_)
        if bare_type(type_) is not type_:
            return self._holds(type_.__supertype__)
        return self._composed(type_)

    def _limited(self, type_: Any) -> str:
        inner, *limits = get_args(type_)
        said = self._holds(inner)
        for limit in limits:
            if isinstance(limit, Meta) and limit.ge is not None:
                said += f", {limit.ge} to {limit.le}"
            if isinstance(limit, Meta) and limit.pattern is not None:
                said += f" like `{limit.pattern}`"
        return said

    def _composed(self, type_: Any) -> str:
        arguments = get_args(type_)
        if get_origin(type_) is Literal:
            return " or ".join(f"`{value}`" for value in arguments)
        if is_union(type_):
            told = (self._holds(each) for each in arguments if each is not type(None))
            return " or ".join(dict.fromkeys(told))
        if is_pairs(type_) or get_origin(type_) is dict:
            pair = get_args(arguments[0]) if is_pairs(type_) else arguments
            return f"mapping of {self._holds(pair[0])} to {self._holds(pair[1])}"
        if get_origin(type_) is tuple:
            return f"list of {self._holds(arguments[0])}"
        return self._named(type_)

    def _named(self, type_: type) -> str:
        """Name a part or a list, and have it described later."""
        if is_enum(type_):
            values = [value for value, _ in members_of(type_)]
            if len(values) <= _SHORT_LIST:
                return " or ".join(f"`{value}`" for value in values)
        if is_enum(type_) or is_struct(type_):
            self._due.append(type_)
        label = self._vocabulary.label(type_)
        title = self._title(type_)
        return f"[{label}](#{title.lower().replace(' ', '-')})"


def _default(field: FieldInfo) -> str:
    if field.required:
        return "must be given"
    if field.default is NODEFAULT or field.default in ((), None, ""):
        return "nothing"
    if isinstance(field.default, bool):
        return f"`{str(field.default).lower()}`"
    if isinstance(field.default, Struct):
        return "the usual one"
    return f"`{field.default}`"


def reference() -> str:
    """Return the reference part of the guide."""
    words = question_words(Catalogue(ROOT / "questions" / "cards"))
    lines = [*_of_questions(words), *_of_cards(CARD_WORDS)]
    return "\n".join((MARK, "", *lines)).rstrip() + "\n"


def _of_questions(words: Vocabulary) -> Iterator[str]:
    guide = Guide(words)
    yield from guide.section("Question files", "One file holds one family.")
    yield from guide.struct(Family)
    yield from guide.enum(Form)
    yield from guide.struct(Ask)
    yield from guide.struct(Slot)
    yield from guide.enum(CardClass)
    yield from _names()
    for family, title, intro in (
        (Given, "Given effects", "Effects that are there as the scenario begins."),
        (Happening, "Happenings", "What happens before the question, in order."),
        (Statement, "Statements", "What may be so in a state of the game."),
        (Aspect, "Aspects", "What may be asked about all lines of play."),
        (Quantity, "Quantities", "What may be counted."),
    ):
        yield from guide.section(title, intro)
        yield from guide.family(words.families[family])
    intro = "An occasion says which decisions are meant: every field given must fit."
    yield from guide.section("Occasions", intro)
    yield from guide.struct(Occasion)
    yield from guide.section("Parts of question files", "What the tables above name.")
    yield from guide.parts()


def _names() -> Iterator[str]:
    yield from ("### Topics", "", ", ".join(f"`{topic}`" for topic in TOPICS), "")
    points = sorted({each.point.key for each in MISCONCEPTIONS})
    told = ", ".join(f"`{point}`" for point in points)
    yield from ("### Rule points", "", "For `turns_on`.", "", told, "")


def _of_cards(words: Vocabulary) -> Iterator[str]:
    guide = Guide(words)
    yield from guide.section(
        "Card files", "One file in `questions/cards/` is one card."
    )
    yield from guide.struct(Card)
    for family, title, intro in (
        (Instruction, "Instructions", "What a spell or ability tells players to do."),
        (CostPart, "Costs", "Parts of costs."),
        (StaticEffect, "Static abilities", "What an ability does all the time."),
    ):
        yield from guide.section(title, intro)
        yield from guide.family(words.families[family])
    yield from guide.section("Parts of card files", "What the tables above name.")
    yield from guide.parts()


def written_part(guide: str) -> str:
    """Return the part of the guide that people write."""
    return guide.partition(MARK)[0]


def main() -> int:
    """Write the guide anew."""
    before = GUIDE.read_text("utf-8")
    after = written_part(before) + reference()
    GUIDE.write_text(after, "utf-8")
    print("docs/authoring.md is up to date" if before == after else "written anew")
    return 0


if __name__ == "__main__":
    sys.exit(main())

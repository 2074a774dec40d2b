"""Nodes: the parts of an author's file as written, before they mean anything."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.bank.reading.phrases import quote

NOTHING = frozenset({"", "~", "null"})
"""How a plain scalar says that no value is given."""


class Kind(StrEnum):
    """What a node looks like in the file."""

    SCALAR = "scalar"
    LIST = "list"
    MAPPING = "mapping"
    REFUSED = "refused"
    """Reported already; whoever meets it stays silent."""


class Node(Struct, frozen=True, eq=False):
    """One scalar, list or mapping, and where it begins.

    Nodes are compared by identity, so that they can key what is known of them.
    """

    kind: Kind
    line: int
    column: int
    text: str = ""
    """The words of a scalar."""
    plain: bool = False
    """Whether a scalar stands without quotes."""
    items: tuple[Node, ...] = ()
    """The members of a list."""
    entries: tuple[Entry, ...] = ()
    """The members of a mapping, in the order of the file."""

    @property
    def is_nothing(self) -> bool:
        """Say whether the author left the value out, or wrote null."""
        return self.kind is Kind.SCALAR and self.plain and self.text in NOTHING

    @property
    def described(self) -> str:
        """Name what stands here, for the end of "expected a number, not ..."."""
        if self.kind is not Kind.SCALAR:
            return f"a {self.kind}"
        if self.is_nothing:
            return self.text or "nothing"
        return quote(self.text) if self.plain else f"the quoted text {quote(self.text)}"


class Entry(Struct, frozen=True, eq=False):
    """One name and its value in a mapping."""

    key: Node
    value: Node

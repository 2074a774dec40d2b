"""Parsing: what a learner types becomes a query, or a fault with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from quizapp.training.browsing.conditions import (
    ALIASES,
    CONDITIONS,
    UnknownValueError,
)
from quizapp.training.browsing.query import (
    All,
    AnyOf,
    Condition,
    Everything,
    Not,
    Query,
    Words,
)

_PART = re.compile(
    r"""\s*(?:
        (?P<open>\() | (?P<close>\)) | (?P<minus>-(?=[^\s)]))
        | (?P<name>[^\W\d_]+):(?P<value>"[^"]*"|[^\s()"]*)
        | (?P<quoted>"[^"]*"?) | (?P<word>[^\s()"]+)
    )""",
    re.VERBOSE,
)
_AND = frozenset({"AND", "ET"})
_OR = frozenset({"OR", "OU"})
_NOT = frozenset({"NOT", "SAUF"})


class QueryFault(StrEnum):
    """What is wrong with a query."""

    UNKNOWN_NAME = "unknown-name"
    UNKNOWN_VALUE = "unknown-value"
    UNCLOSED = "unclosed"
    """A parenthesis or a quotation mark has no partner."""
    INCOMPLETE = "incomplete"
    """Something must follow, as after OR."""


class QueryError(ValueError):
    """A query cannot be understood; carries what is wrong, and where."""

    def __init__(self, fault: QueryFault, text: str, position: int) -> None:
        super().__init__(f"{fault.value} at {position}: {text}")
        self.fault = fault
        self.text = text
        self.position = position


class _Token(Struct, frozen=True):
    kind: str
    text: str
    position: int
    name: str = ""


def parse_query(text: str) -> Query:
    """Read a query; the empty one fits everything.

    :raises QueryError: if it cannot be understood.
    """
    reader = _Reader(list(_tokens(text)), len(text))
    query = reader.read_any() if reader.here is not None else Everything()
    if reader.here is not None:
        raise QueryError(QueryFault.UNCLOSED, ")", reader.here.position)
    return query


def _tokens(text: str) -> Iterator[_Token]:
    position = 0
    while text[position:].strip():
        found = _PART.match(text, position)
        if found is None or found.lastgroup is None:
            raise QueryError(QueryFault.UNCLOSED, text[position:].strip(), position)
        yield _token(found)
        position = found.end()


def _token(found: re.Match[str]) -> _Token:
    kind = "value" if found["name"] is not None else str(found.lastgroup)
    start = found.start("name" if kind == "value" else kind)
    if kind == "value":
        return _Token(kind, found["value"].strip('"'), start, found["name"])
    text = found[kind]
    if kind == "quoted" and (len(text) < 2 or not text.endswith('"')):
        raise QueryError(QueryFault.UNCLOSED, '"', start)
    if kind == "word" and text in _AND | _OR | _NOT:
        kind = "and" if text in _AND else "or" if text in _OR else "not"
    return _Token(kind, text.strip('"'), start)


class _Reader:
    """Reads tokens by descent: OR binds least, then AND, then NOT."""

    def __init__(self, tokens: list[_Token], end: int) -> None:
        self._tokens = tokens
        self._end = end
        self._place = 0

    @property
    def here(self) -> _Token | None:
        return self._tokens[self._place] if self._place < len(self._tokens) else None

    def read_any(self) -> Query:
        found = [self._read_all()]
        while self._takes("or"):
            found.append(self._read_all())
        return found[0] if len(found) == 1 else AnyOf(tuple(found))

    def _read_all(self) -> Query:
        found = [self._read_one()]
        while self.here is not None and self.here.kind not in ("or", "close"):
            self._takes("and")
            found.append(self._read_one())
        return found[0] if len(found) == 1 else All(tuple(found))

    def _read_one(self) -> Query:
        token = self.here
        if token is None or token.kind in ("and", "or", "close"):
            position = self._end if token is None else token.position
            raise QueryError(QueryFault.INCOMPLETE, "", position)
        self._place += 1
        if token.kind in ("not", "minus"):
            return Not(self._read_one())
        if token.kind == "open":
            return self._read_group(token)
        return _condition(token) if token.kind == "value" else Words(token.text)

    def _read_group(self, opened: _Token) -> Query:
        query = self.read_any()
        if not self._takes("close"):
            raise QueryError(QueryFault.UNCLOSED, "(", opened.position)
        return query

    def _takes(self, kind: str) -> bool:
        if self.here is None or self.here.kind != kind:
            return False
        self._place += 1
        return True


def _condition(token: _Token) -> Query:
    typed = token.name.casefold()
    if typed in ("not", "sauf"):
        return Not(Words(token.text))
    name = ALIASES.get(typed, typed)
    if name not in CONDITIONS:
        raise QueryError(QueryFault.UNKNOWN_NAME, token.name, token.position)
    value = token.text.casefold()
    try:
        if not value:
            raise UnknownValueError(value)
        return Condition(name, value, CONDITIONS[name](value))
    except UnknownValueError as error:
        raise QueryError(
            QueryFault.UNKNOWN_VALUE, f"{token.name}:{token.text}", token.position
        ) from error

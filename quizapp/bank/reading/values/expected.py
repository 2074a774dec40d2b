"""What a type expects of a node: its looks, its name and its limits."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Meta, Struct

from quizapp.bank.reading.nodes import Kind
from quizapp.bank.reading.phrases import quote, with_article
from quizapp.bank.reading.report import Vocabulary

ANY_KIND = frozenset({Kind.SCALAR, Kind.LIST, Kind.MAPPING})
_SCALAR = frozenset({Kind.SCALAR})
_LIST = frozenset({Kind.LIST})
_MAPPING = frozenset({Kind.MAPPING})
_PLAIN_NAMES = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    NoneType: "nothing",
}


def bare_type(type_: Any) -> Any:
    """Take the limits and new names off a type."""
    while True:
        if get_origin(type_) is Annotated:
            type_ = get_args(type_)[0]
        elif hasattr(type_, "__supertype__"):
            type_ = type_.__supertype__
        else:
            return type_


def is_union(type_: Any) -> bool:
    """Say whether a type offers alternatives."""
    return get_origin(type_) in (Union, UnionType)


def is_struct(type_: Any) -> bool:
    """Say whether a type is a class of structs."""
    return isinstance(type_, type) and issubclass(type_, Struct)


def is_enum(type_: Any) -> bool:
    """Say whether a type is a class of named values."""
    return isinstance(type_, type) and issubclass(type_, Enum)


def is_pairs(type_: Any) -> bool:
    """Say whether a type is a tuple of pairs, written as a mapping."""
    arguments = get_args(type_)
    return (
        get_origin(type_) is tuple
        and arguments[1:] == (Ellipsis,)
        and get_origin(arguments[0]) is tuple
        and len(get_args(arguments[0])) == 2
        and get_args(arguments[0])[1] is not Ellipsis
    )


def kinds_of(type_: Any, vocabulary: Vocabulary) -> frozenset[Kind]:
    """Give the kinds of node that may hold a type."""
    if type_ in vocabulary.readers:
        return ANY_KIND
    if type_ in vocabulary.families:
        return _SCALAR | _MAPPING
    bare = bare_type(type_)
    if bare is not type_:
        return kinds_of(bare, vocabulary)
    if is_union(type_):
        alternatives = (kinds_of(one, vocabulary) for one in get_args(type_))
        return frozenset[Kind]().union(*alternatives)
    if is_struct(type_):
        return _MAPPING | _SCALAR if hasattr(type_, "bare_field") else _MAPPING
    if get_origin(type_) is dict or is_pairs(type_):
        return _MAPPING
    return _LIST if get_origin(type_) is tuple else _SCALAR


def name_expected(type_: Any, vocabulary: Vocabulary) -> str:
    """Name what a type expects, for "expected ..."."""
    if type_ in vocabulary.labels or type_ in vocabulary.families:
        return with_article(vocabulary.label(type_))
    bare = bare_type(type_)
    if get_origin(bare) is Literal:
        return join_or(quote(str(value)) for value in get_args(bare))
    if get_origin(bare) is tuple and not is_pairs(bare):
        return "a list"
    if get_origin(bare) in (tuple, dict):
        return "a mapping"
    return _PLAIN_NAMES.get(bare) or with_article(vocabulary.label(bare))


def join_or(names: Iterable[str]) -> str:
    """Join alternatives as a sentence does."""
    *before, last = dict.fromkeys(names)
    return f"{', '.join(before)} or {last}" if before else last


def broken_limit(value: Any, limits: Meta) -> str | None:
    """Say which limit a value breaks, if it breaks one."""
    checks = (
        (limits.ge, lambda limit: value >= limit, "must be at least {}"),
        (limits.gt, lambda limit: value > limit, "must be more than {}"),
        (limits.le, lambda limit: value <= limit, "must be at most {}"),
        (limits.lt, lambda limit: value < limit, "must be less than {}"),
        (
            limits.multiple_of,
            lambda limit: value % limit == 0,
            "must be a multiple of {}",
        ),
        (limits.min_length, lambda limit: len(value) >= limit, "must have at least {}"),
        (limits.max_length, lambda limit: len(value) <= limit, "may have at most {}"),
        (limits.pattern, lambda limit: re.search(limit, value), "must look like {}"),
    )
    for limit, holds, words in checks:
        if limit is not None and not holds(limit):
            return words.format(limit) + _what_is_counted(words, value)
    return None


def _what_is_counted(words: str, value: Any) -> str:
    if "have" not in words:
        return f", not {quote(value) if isinstance(value, str) else value}"
    counted = "characters" if isinstance(value, str) else "members"
    return f" {counted}, not {len(value)}"

"""The reader reads a node as any type that a struct's field may have."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec import Meta

from quizapp.bank.reading.nodes import Kind, Node
from quizapp.bank.reading.report import REJECTED, CustomReader, Report
from quizapp.bank.reading.values.collections import read_dict, read_tuple
from quizapp.bank.reading.values.expected import (
    bare_type,
    broken_limit,
    is_enum,
    is_struct,
    is_union,
)
from quizapp.bank.reading.values.families import read_family
from quizapp.bank.reading.values.scalars import (
    read_literal,
    read_member,
    read_nothing,
    read_text,
    read_truth,
    read_whole_number,
)
from quizapp.bank.reading.values.structs import read_struct
from quizapp.bank.reading.values.unions import read_union

_SCALAR_READERS: dict[Any, CustomReader] = {
    str: read_text,
    int: read_whole_number,
    bool: read_truth,
    type(None): read_nothing,
}
_GENERIC_READERS: dict[Any, Any] = {
    Literal: read_literal,
    tuple: read_tuple,
    dict: read_dict,
}


def read_value(node: Node, type_: Any, report: Report) -> Any:
    """Read a node as a type: the value, or REJECTED with the reason reported.

    :raises TypeError: if the type is none that a file can hold.
    """
    vocabulary = report.vocabulary
    if node.kind is Kind.REFUSED:
        return REJECTED
    if type_ in vocabulary.readers:
        return _read_custom(node, vocabulary.readers[type_], report)
    if type_ in vocabulary.families:
        words, label = vocabulary.families[type_], vocabulary.label(type_)
        return read_family(node, words, label, report)
    if get_origin(type_) is Annotated:
        return _read_limited(node, type_, report)
    if bare_type(type_) is not type_:
        return read_value(node, type_.__supertype__, report)
    return _read_plain(node, type_, report)


def _read_plain(node: Node, type_: Any, report: Report) -> Any:
    origin = get_origin(type_)
    if type_ in _SCALAR_READERS:
        return _SCALAR_READERS[type_](node, report)
    if origin in _GENERIC_READERS:
        return _GENERIC_READERS[origin](node, type_, report)
    if is_union(type_):
        return read_union(node, type_, report)
    if is_enum(type_):
        return read_member(node, type_, report)
    if is_struct(type_):
        return read_struct(node, type_, report)
    raise TypeError(f"no author file can hold {type_!r}")


def _read_custom(node: Node, reader: CustomReader, report: Report) -> Any:
    try:
        return reader(node, report)
    except ValueError as error:
        return report.add(node, str(error) or "this cannot be")


def _read_limited(node: Node, type_: Any, report: Report) -> Any:
    inner, *limits = get_args(type_)
    value = read_value(node, inner, report)
    for limit in limits:
        if value is REJECTED or not isinstance(limit, Meta):
            continue
        broken = broken_limit(value, limit)
        if broken is not None:
            return report.add(node, broken)
    return value

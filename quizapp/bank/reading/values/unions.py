"""Reading unions: the looks of a node, or its word, choose among alternatives."""

from __future__ import annotations

import re
from types import NoneType
from typing import Any, get_args

from msgspec import Struct

from quizapp.bank.reading.nodes import Kind, Node
from quizapp.bank.reading.report import REJECTED, Report, Vocabulary
from quizapp.bank.reading.values.expected import (
    bare_type,
    is_struct,
    join_or,
    kinds_of,
    name_expected,
)
from quizapp.bank.reading.values.families import read_family


def read_union(node: Node, type_: Any, report: Report) -> Any:
    """Read a node as the alternative that it fits."""
    alternatives = [one for one in get_args(type_) if one is not NoneType]
    if node.is_nothing and len(alternatives) < len(get_args(type_)):
        return None
    structs = [one for one in alternatives if _is_plain_struct(one, report.vocabulary)]
    if len(structs) > 1 and _may_be_word(node, structs, alternatives):
        return read_family(node, words_of_structs(structs), "word", report)
    fitting = _fitting(node, alternatives, report.vocabulary)
    if len(fitting) == 1:
        return report.read(node, fitting[0])
    return _read_first_that_holds(node, fitting or alternatives, report)


def words_of_structs(structs: list[type[Struct]]) -> dict[str, type[Struct]]:
    """Give the words that choose among structs: their tags, or their names."""
    return {_word_of(cls): cls for cls in structs}


def _word_of(cls: type[Struct]) -> str:
    tag = cls.__struct_config__.tag
    return str(tag) if tag else re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


def _is_plain_struct(type_: Any, vocabulary: Vocabulary) -> bool:
    told = type_ in vocabulary.readers or type_ in vocabulary.families
    return is_struct(type_) and not told


def _may_be_word(node: Node, structs: list[Any], alternatives: list[Any]) -> bool:
    if node.kind is Kind.MAPPING or len(structs) == len(alternatives):
        return True
    return node.kind is Kind.SCALAR and node.text in words_of_structs(structs)


def _fitting(node: Node, alternatives: list[Any], vocabulary: Vocabulary) -> list[Any]:
    fitting = [one for one in alternatives if node.kind in kinds_of(one, vocabulary)]
    # A text takes every scalar, so it is asked last.
    return sorted(fitting, key=lambda one: bare_type(one) is str)


def _read_first_that_holds(node: Node, alternatives: list[Any], report: Report) -> Any:
    for one in alternatives:
        attempt = report.attempt()
        value = attempt.read(node, one)
        if value is not REJECTED and not attempt.faults:
            report.accept(attempt)
            return value
    names = (name_expected(one, report.vocabulary) for one in alternatives)
    return report.add_expected(node, join_or(names))

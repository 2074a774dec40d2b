"""Reading scalars: texts, whole numbers, true or false, and words of a closed list."""

from __future__ import annotations

import re
from enum import Enum
from typing import Any, get_args

from quizapp.bank.reading.nodes import Kind, Node
from quizapp.bank.reading.phrases import quote
from quizapp.bank.reading.report import Rejected, Report

_WHOLE_NUMBER = re.compile(r"-?[0-9]{1,18}")
_TRUTHS = {"true": True, "false": False}


def read_text(node: Node, report: Report) -> str | Rejected:
    """Read a text: whatever stands there, as it stands there."""
    if node.kind is not Kind.SCALAR:
        return report.add_expected(node, "a text")
    if node.is_nothing:
        hint = f"; put it in quotes if {node.text} is the text" if node.text else ""
        return report.add(node, f"expected a text, not {node.described}{hint}")
    return node.text


def read_whole_number(node: Node, report: Report) -> int | Rejected:
    """Read a whole number: digits, with a minus or not, without quotes."""
    if node.plain and _WHOLE_NUMBER.fullmatch(node.text):
        return int(node.text)
    return report.add_expected(node, "a whole number")


def read_truth(node: Node, report: Report) -> bool | Rejected:
    """Read true or false; yes, no, on and off are texts."""
    if node.plain and node.text in _TRUTHS:
        return _TRUTHS[node.text]
    return report.add_expected(node, "true or false")


def read_nothing(node: Node, report: Report) -> Rejected | None:
    """Read the absence of a value."""
    return None if node.is_nothing else report.add_expected(node, "nothing")


def read_member(node: Node, type_: type[Enum], report: Report) -> Any:
    """Read a member of an enum by its value."""
    by_text = {str(member.value): member for member in type_}
    return _read_word(node, by_text, report.vocabulary.label(type_), report)


def read_literal(node: Node, type_: Any, report: Report) -> Any:
    """Read one of the values that a Literal lists."""
    by_text = {_as_written(value): value for value in get_args(type_)}
    labels = report.vocabulary.labels
    return _read_word(node, by_text, labels.get(type_, "word"), report)


def _read_word(node: Node, by_text: dict[str, Any], label: str, report: Report) -> Any:
    if node.kind is not Kind.SCALAR:
        choices = ", ".join(map(quote, by_text))
        return report.add_expected(node, f"one of {choices}")
    if node.text not in by_text:
        return report.add_unknown(node, label, by_text)
    return by_text[node.text]


def _as_written(value: Any) -> str:
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)

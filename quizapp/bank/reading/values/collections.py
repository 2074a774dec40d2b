"""Reading lists and mappings."""

from __future__ import annotations

from typing import Any, get_args

from quizapp.bank.reading.nodes import Kind, Node
from quizapp.bank.reading.report import REJECTED, Report
from quizapp.bank.reading.values.expected import is_pairs


def read_tuple(node: Node, type_: Any, report: Report) -> Any:
    """Read a list; or, for a tuple of pairs, a mapping."""
    arguments = get_args(type_)
    if is_pairs(type_):
        return _read_pairs(node, get_args(arguments[0]), report)
    if node.kind is not Kind.LIST:
        hint = '; put it in "[" and "]"' if node.kind is not Kind.SCALAR else ""
        return report.add(node, f"expected a list, not {node.described}{hint}")
    if arguments[1:] == (Ellipsis,):
        arguments = (arguments[0],) * len(node.items)
    if len(arguments) != len(node.items):
        found = len(node.items)
        return report.add(node, f"expected a list of {len(arguments)}, not of {found}")
    pairs = zip(node.items, arguments, strict=True)
    return _whole([report.read(item, member) for item, member in pairs])


def read_dict(node: Node, type_: Any, report: Report) -> Any:
    """Read a mapping with free names."""
    pairs = _read_pairs(node, get_args(type_), report)
    return pairs if pairs is REJECTED else dict(pairs)


def _read_pairs(node: Node, types: tuple[Any, ...], report: Report) -> Any:
    if node.kind is not Kind.MAPPING:
        return report.add_expected(node, "a mapping")
    key_type, value_type = types
    return _whole(
        [
            _whole([report.read(e.key, key_type), report.read(e.value, value_type)])
            for e in node.entries
        ]
    )


def _whole(values: list[Any]) -> Any:
    return REJECTED if REJECTED in values else tuple(values)

"""Places say where in the file a part of a value that was read stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from quizapp.bank.reading.fault import Fault
from quizapp.bank.reading.nodes import Kind, Node


class Place(NamedTuple):
    """A line and a column, both from 1."""

    line: int
    column: int


class Places:
    """Finds the line and column of any field of one value."""

    def __init__(
        self,
        file: str,
        root: Node,
        fields_by_node: Mapping[Node, Mapping[str, Node]],
    ) -> None:
        self._file = file
        self._root = root
        self._fields_by_node = fields_by_node

    def at(self, *path: str | int) -> Place:
        """Give the place of the field at a path, or of the nearest thing around it.

        The path follows the value: names of fields (as in Python or as the author
        writes them), positions in lists, names in mappings.
        """
        node = self._root
        for step in path:
            below = self._step(node, step)
            if below is None:
                break
            node = below
        return Place(node.line, node.column)

    def fault(self, message: str, *path: str | int) -> Fault:
        """Make a fault at the place of a path."""
        return Fault(self._file, *self.at(*path), message)

    def _step(self, node: Node, step: str | int) -> Node | None:
        if node in self._fields_by_node:
            return self._fields_by_node[node].get(str(step))
        if isinstance(step, str):
            return next((e.value for e in node.entries if e.key.text == step), None)
        inside = node.items
        if node.kind is Kind.MAPPING:
            inside = tuple(entry.key for entry in node.entries)
        return inside[step] if -len(inside) <= step < len(inside) else None

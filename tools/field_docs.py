"""Reads what structs and enums say about themselves: their docstrings and field docs."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from enum import Enum
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import FieldInfo, fields


def summary(thing: Any) -> str:
    """Return the first sentence of a docstring, on one line."""
    text = inspect.getdoc(thing) or ""
    return " ".join(text.partition("\n\n")[0].split())


def fields_of(cls: type[Struct]) -> Iterator[tuple[FieldInfo, str]]:
    """Yield each field of a struct with what its class says about it."""
    said: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if issubclass(each, Struct) and each is not Struct:
            said |= documentation(each)
    for field in fields(cls):
        yield field, said.get(field.name, "")


def members_of(cls: type[Enum]) -> Iterator[tuple[str, str]]:
    """Yield each value of an enum with what its class says about it."""
    said = documentation(cls)
    for name, member in cls.__members__.items():
        yield str(member.value), said.get(name, "")


def documentation(cls: type) -> dict[str, str]:
    """Read the strings that stand below the names of a class."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    found: dict[str, str] = {}
    for before, after in pairwise(body):
        name = _name_set(before)
        match after:
            case ast.Expr(value=ast.Constant(value=str(text))) if name:
                found[name] = " ".join(text.split())
    return found


def _name_set(node: ast.stmt) -> str:
    match node:
        case ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return ""

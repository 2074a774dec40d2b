"""Readers of source text with which the house rules are checked."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]

RULES_VOCABULARY = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
"""Basic land types are words of the rules, though they name cards as well."""

IMPURE_CALLS = frozenset({"open", "print", "input", "exec", "eval", "globals"})


def functions_longer_than(limit: int, tree: ast.Module) -> dict[str, int]:
    """Map the name of each function that is too long to its length."""
    lengths = {
        node.name: (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    return {name: length for name, length in lengths.items() if length > limit}


def impure_acts(tree: ast.Module) -> list[str]:
    """List calls that reach outside and statements that write globals."""
    acts = []
    for node in ast.walk(tree):
        match node:
            case ast.Global():
                acts.append(f"line {node.lineno}: global")
            case ast.Call(func=ast.Name(id=name)) if name in IMPURE_CALLS:
                acts.append(f"line {node.lineno}: {name}()")
    return acts


def days_read(tree: ast.Module) -> list[str]:
    """List places that read the day of a rulebook instead of asking it."""
    lines = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr == "as_of"
        and ast.unparse(node.value).split(".")[-1] == "rulebook"
    ]
    return [f"line {line}" for line in sorted(lines)]


def imported_packages(tree: ast.Module) -> set[str]:
    """Name the top-level package of everything imported."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


def card_names(root: Path) -> set[str]:
    """Collect the names of all cards, those on their back faces too."""
    names = set()
    for path in root.glob("questions/cards/**/*.yaml"):
        card = yaml.safe_load(path.read_text(encoding="utf-8"))
        faces = (card, card.get("back") or {})
        names |= {face["name"] for face in faces if "name" in face}
    return names - RULES_VOCABULARY


def question_ids(root: Path) -> set[str]:
    """Collect the ids of all questions: the names of their files."""
    folder = root / "questions"
    return {
        path.stem
        for path in folder.glob("**/*.yaml")
        if path.relative_to(folder).parts[0] not in ("cards", "cases", "exams")
    }


def forbidden_words(cards: Iterable[str], questions: Iterable[str]) -> dict[str, str]:
    """Map each way to write a card's name or a question's id to that name or id."""
    return {
        spelling: name
        for name in (*cards, *questions)
        for spelling in (name.casefold(), *_spellings(name))
    }


def names_of_content(tree: ast.Module, forbidden: dict[str, str]) -> list[str]:
    """List where a whole string or an identifier names a card or a question."""
    return [
        f"line {line}: {word!r} is {forbidden[word.casefold()]!r}"
        for line, word in _words(tree)
        if word.casefold() in forbidden
    ]


def _spellings(name: str) -> Iterator[str]:
    bare = "".join(c for c in name.casefold() if c.isalnum() or c in " -_")
    parts = bare.replace("-", " ").replace("_", " ").split()
    yield from ("_".join(parts), "-".join(parts), "".join(parts))


def _words(tree: ast.Module) -> Iterator[tuple[int, str]]:
    documentation = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Constant(value=str(text)) if id(node) not in documentation:
                yield line, text.strip()
        for word in _identifiers(node):
            yield line, word


def _identifiers(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=word) | ast.Attribute(attr=word):
            yield word
        case ast.FunctionDef(name=word) | ast.ClassDef(name=word):
            yield word
        case ast.arg(arg=str(word)) | ast.keyword(arg=str(word)):
            yield word
        case ast.alias(name=word, asname=other):
            yield from word.split(".")
            if other:
                yield other

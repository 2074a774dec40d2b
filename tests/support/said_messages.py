"""Readers of source text: every sentence that says what is wrong."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

NAME = "Xyz"
"""Stands where a sentence has a name or a number."""

ERRORS = frozenset(
    {
        "AuditError",
        "BrokenSealError",
        "CollectingError",
        "ExamFileError",
        "HistoryFileError",
        "ImpossibleScenarioError",
        "KeyBackupError",
        "LineError",
        "LockError",
        "MisfitError",
        "NameRefusedError",
        "NoAnswersError",
        "NoPaperError",
        "NotACollectionError",
        "NotARulesTextError",
        "NotDoneError",
        "NothingToSignError",
        "OtherInstructorError",
        "OverBudgetError",
        "RefusalError",
        "ScriptError",
        "SealError",
        "ShelfError",
        "SittingRefusedError",
        "SpellingError",
        "StartCodeError",
        "UndecodableError",
        "UnderdeterminedError",
        "UnfitNameError",
        "UnfitPapersError",
        "UnknownPresetError",
        "WrongStartCodeError",
    }
)
"""Errors whose sentence a window shows."""

OF_FILES = frozenset({"ValueError"})
"""An error of a value that stands in an author's file; a fault of its file."""

_CALLS = frozenset({"add", "add_at", "Fault", "fault", "append"})
_KEPT = frozenset({"said", "message", "reason", "fact"})
"""Names under which a sentence is kept before it is raised or reported."""
_KEPT_IN = (
    "bank/reading",
    "bank/signing",
    "bank/proving",
    "bank/workbench",
    "interchange",
)
_FROM_FILES = (
    "rules/cards",
    "rules/instructions",
    "rules/proof/aspects",
    "bank/family",
)


def said_messages(folder: str) -> Iterator[tuple[str, str]]:
    """Yield where each sentence stands, and the sentence with a name in its places."""
    for path in sorted((ROOT / "quizapp" / folder).rglob("*.py")):
        name = path.relative_to(ROOT / "quizapp").as_posix()
        errors = ERRORS | OF_FILES if name.startswith(_FROM_FILES) else ERRORS
        tree = ast.parse(path.read_text())
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) in errors | _CALLS:
                for argument in node.args:
                    yield from _sentences(f"{name}:{node.lineno}", argument)
            elif (
                isinstance(node, ast.Assign)
                and name.startswith(_KEPT_IN)
                and ast.unparse(node.targets[0]) in _KEPT
            ):
                yield from _sentences(f"{name}:{node.lineno}", node.value)


def _called(node: ast.Call) -> str:
    return ast.unparse(node.func).rpartition(".")[2]


def _sentences(place: str, node: ast.expr) -> Iterator[tuple[str, str]]:
    said = _filled(node)
    words = (said or "").replace(NAME, "").split()
    if said is not None and len(words) > 1:
        yield place, said


def _filled(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(_filled(each) or NAME for each in values)
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            return (_filled(left) or NAME) + (_filled(right) or NAME)
    return None

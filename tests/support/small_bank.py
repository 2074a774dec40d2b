"""A bank of three small families in a folder of its own, compiled in no time."""

from __future__ import annotations

import datetime as dt
import shutil
from pathlib import Path

from quizapp.bank.pack.building import Built, How, build
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.workforce.local import LocalWorkforce
from quizapp.storage.pack.pack_file import PackFile
from tests.support.house import ROOT

KEPT = ROOT / "tests" / "data" / "families"
"""Question files that tests change as an author would."""

FIRST_DAY = dt.datetime(2026, 9, 25, 12, tzinfo=dt.UTC)

TUTOR = """\
topics: [searching]
level: 2
complexity: 1
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A: {ready: [$tool], library: {Plains: 2, others: 20}}
  given: [{control_player: {who: A, by: N, source: $control, during: this_turn}}]
happens:
  - {use: $tool, by: A}
  - {resolve: top}
ask: {form: can, who: N, statement: {found: {by: A, cards: none}}}
vary:
  tool: {cards: [Demonic Tutor, Diabolic Tutor]}
  control: {cards: [Mindslaver, Worst Fears]}
horizon: {end_of: step}
"""
NAMES = ("fetch-may-fail", "missed-upkeep-remedy")
"""Families that are taken as they are, from the files kept for tests."""


class Watched:
    """A watcher that remembers what it was told."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, int]] = []
        self.done = 0

    def begin(self, what: str, variants: int) -> None:
        self.begun.append((what, variants))

    def advance(self, variants: int) -> None:
        self.done += variants


def make_bank_folder(folder: Path) -> Path:
    """Make a bank with all cards and three families."""
    questions = folder / "questions"
    shutil.copytree(ROOT / "questions" / "cards", questions / "cards")
    (questions / "topic").mkdir()
    for name in NAMES:
        shutil.copy(KEPT / f"{name}.yaml", questions / "topic")
    (questions / "topic" / "tutor.yaml").write_text(TUTOR, "utf-8")
    return questions


def change(folder: Path, name: str, right: str, wrong: str) -> None:
    """Change a question file as an author would."""
    path = folder / "topic" / f"{name}.yaml"
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), "utf-8")


def build_pack(
    folder: Path,
    store: PackFile,
    *,
    jobs: int = 1,
    proves: bool = False,
    now: dt.datetime = FIRST_DAY,
) -> Built:
    """Bring a pack up to date with a bank, as the command does."""
    how = How(LocalWorkforce(jobs), lambda: now, proves)
    built = build(QuestionBank(folder), store, how, Watched())
    store.rewrite(built.pack)
    return built

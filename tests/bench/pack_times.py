"""How long the whole bank takes to compile, to be found unchanged, and to be searched."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median

from msgspec import Struct

from quizapp.storage.pack.pack_file import PackFile
from tests.bench.own_engine import NotAvailableError

ROOT = Path(__file__).resolve().parents[2]
SEARCHED = 10_000
"""Variants of the bank that is searched: there are as many texts as so many have."""
PATIENCE_S = 900
_ROUNDS = 50
_QUERIES = ("mindslaver", "search library", "contr", "extra turn", "zzz")
"""Common, rare and absent words, whole and begun."""
_MANY_WORDS = """
    WITH RECURSIVE counted (n) AS (
        SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < :times
    )
    INSERT INTO words (question_id, language, texts, cards, topics, rules)
    SELECT question_id || '-' || n, language, texts, cards, topics, rules
    FROM words, counted LIMIT :missing
"""


class PackTimes(Struct, frozen=True):
    """What the bank costs as a whole."""

    bank_cold_s: float
    """From nothing to a compiled and checked bank: the command, with all processes."""
    bank_unchanged_s: float
    """The command again, with nothing to do."""
    bank_variants: int
    search_ms_median: float
    """One search in a bank of `SEARCHED` variants, over queries of several kinds."""
    search_ms_worst: float
    """The slowest of these queries, the median of its rounds."""


def measure_pack() -> PackTimes:
    """Compile, look again, and search in a larger bank.

    :raises NotAvailableError: when the bank cannot be compiled.
    """
    with tempfile.TemporaryDirectory() as name:
        cold_s, _ = _check(name)
        unchanged_s, variants = _check(name)
        found = _measure_search(Path(name), variants)
    return PackTimes(cold_s, unchanged_s, variants, median(found), max(found))


def _check(folder: str) -> tuple[float, int]:
    command = [sys.executable, "-m", "quizapp", "check", "--json", "--data", folder]
    started = time.perf_counter()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"HOME": folder},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    seconds = time.perf_counter() - started
    if done.returncode != 0:
        raise NotAvailableError("the bank could not be compiled without fault")
    return seconds, int(json.loads(done.stdout)["variants"])


def _measure_search(folder: Path, variants: int) -> list[float]:
    pack = PackFile(folder)
    with closing(sqlite3.connect(pack.path)) as index, index:
        (there,) = index.execute("SELECT count(*) FROM words").fetchone()
        missing = max(0, there * SEARCHED // variants - there)
        index.execute(_MANY_WORDS, {"times": missing // there + 1, "missing": missing})
    found = [_search_ms(pack, query) for query in _QUERIES]
    pack.close()
    return found


def _search_ms(pack: PackFile, query: str) -> float:
    pack.search(query, "en")  # opens the file
    times: list[float] = []
    for _ in range(_ROUNDS):
        started = time.perf_counter()
        pack.search(query, "en")
        times.append((time.perf_counter() - started) * 1000)
    return median(times)

"""The SQLite at hand is described truly."""

from __future__ import annotations

import sqlite3

from quizapp.storage.sqlite_library import has_full_text_search, library_version


class ConnectionWithoutSearch:
    def execute(self, statement: str) -> None:
        raise sqlite3.OperationalError("no such module: fts5")

    def close(self) -> None:
        pass


def test_the_version_is_that_of_the_loaded_library():
    assert ".".join(map(str, library_version())) == sqlite3.sqlite_version


def test_a_library_without_full_text_search_is_recognised(monkeypatch):
    monkeypatch.setattr(sqlite3, "connect", lambda name: ConnectionWithoutSearch())

    assert not has_full_text_search()

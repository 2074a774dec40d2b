"""Rooms in PostgreSQL: any number of server processes over one database."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from quizapp.storage.rooms.database import (
    Pick,
    Put,
    Row,
    Rows,
    Values,
    given_columns,
)
from quizapp.storage.rooms.rows import as_json
from quizapp.storage.rooms.schema import VERSION, changes_since, postgres_tables
from quizapp.training.room.port import RoomStoreError

if TYPE_CHECKING:
    from psycopg import Connection
    from psycopg_pool import ConnectionPool

_PARAMETER = re.compile(r"(?<!:):([a-z_][a-z_0-9]*)")
_MAKING = 0x4A515A52
"""Number of the lock under which the tables are made."""

_PATIENCE_S = 10.0


class PostgresTransaction:
    """Statements on one connection of the pool.

    The database is waited for as seldom as can be: the first statements begin the
    transaction, and what is put is sent with the commit.
    """

    def __init__(self, connection: Connection[Any], known: dict[str, str]) -> None:
        self._connection = connection
        self._known = known
        self._has_begun = False
        self._puts: list[tuple[str, Values]] = []

    @property
    def changes(self) -> None:
        """Say nothing: other servers write, too."""

    def rows(self, statement: str, values: Values | None = None) -> list[Row]:
        """Run a statement and return its rows."""
        with self._connection.pipeline():
            self._begin()
            cursor = self._connection.execute(self._theirs(statement), values or {})
        return [] if cursor.description is None else cursor.fetchall()

    def many(self, statement: str, values: Sequence[Values]) -> None:
        """Run a statement once for each set of values."""
        with self._connection.pipeline():
            self._begin()
            for each in values:
                self._connection.execute(self._theirs(statement), each)

    def picked(self, texts: Sequence[str], *picks: Pick) -> list[Rows]:
        """Select rows that have to do with some texts: asked for in one go."""
        values = {"texts": list(texts)}
        with self._connection.pipeline():
            self._begin()
            cursors = [
                self._connection.execute(self._theirs(_select(pick)), values)
                for pick in picks
            ]
        return [cursor.fetchall() for cursor in cursors]

    def put(self, *puts: Put) -> None:
        """Write rows, with the commit or with what is asked for before it."""
        for statement, columns, rows in puts:
            given = (
                f"(SELECT {given_columns(columns)} FROM "
                "json_array_elements(CAST(:given AS json)) AS each(value)) AS given"
            )
            values = {"given": as_json(rows)}
            self._puts.append((self._theirs(statement.format(given=given)), values))

    def commit(self) -> None:
        """Make all of it last; only then return."""
        with self._connection.pipeline():
            self._begin()
            self._connection.execute("COMMIT")

    def _begin(self) -> None:
        """Send what has to come before a statement."""
        if not self._has_begun:
            self._connection.execute("BEGIN")
            self._has_begun = True
        for statement, values in self._puts:
            self._connection.execute(statement, values)
        self._puts.clear()

    def _theirs(self, statement: str) -> str:
        """Write parameters as the driver wants them."""
        if statement not in self._known:
            theirs = _PARAMETER.sub(r"%(\1)s", statement.replace("%", "%%"))
            self._known[statement] = theirs
        return self._known[statement]


def _select(pick: Pick) -> str:
    where = pick.where.format(among="= ANY(:texts)")
    # In one order, so that no two servers wait for each other.
    locking = " ORDER BY 1 FOR UPDATE" if pick.locks else ""
    return f"SELECT {pick.columns} FROM {pick.table} WHERE {where}{locking}"


def _check(connection: Connection[Any]) -> None:
    """See whether the database has hung up, without asking it."""
    for _ in ("what it said last", "that it is gone"):
        connection.pgconn.consume_input()


class PostgresRooms:
    """A pool of connections to a database with the tables of rooms."""

    locking = " FOR UPDATE"

    def __init__(self, address: str, connections: int) -> None:
        """Connect, and make the tables where there are none.

        :raises RoomStoreError: if the database cannot be reached or used.
        """
        # Loaded here alone: it is an extra that one server does not need.
        try:
            import psycopg
            from psycopg_pool import ConnectionPool, PoolTimeout
        except ImportError as error:
            raise RoomStoreError(
                "PostgreSQL needs the package psycopg: install quizapp[postgres]."
            ) from error
        self._trouble = (psycopg.Error, PoolTimeout)
        self._statements: dict[str, str] = {}
        self._pool: ConnectionPool[Any] = ConnectionPool(
            address,
            min_size=1,
            max_size=connections,
            open=False,
            timeout=_PATIENCE_S,
            check=_check,
            kwargs={"autocommit": True},  # transactions are begun and ended here
        )
        try:
            self._pool.open(wait=True, timeout=_PATIENCE_S)
            self._prepare()
        except BaseException as error:
            self._pool.close()
            if isinstance(error, self._trouble):
                raise RoomStoreError(
                    f"The database cannot be reached: {str(error).splitlines()[0]}"
                ) from error
            raise

    @contextmanager
    def transaction(self) -> Iterator[PostgresTransaction]:
        """Begin; leaving without an error commits durably.

        :raises RoomStoreError: if the database does not answer or refuses.
        """
        try:
            with self._pool.connection() as connection:
                run = PostgresTransaction(connection, self._statements)
                yield run
                run.commit()
        except self._trouble as error:
            raise RoomStoreError(f"the database refuses: {error}") from error

    def rest(self) -> None:
        """Do nothing: the database has processes of its own for that."""

    def close(self) -> None:
        """Close all connections."""
        self._pool.close()

    def _prepare(self) -> None:
        with self.transaction() as run:
            run.rows("SELECT pg_advisory_xact_lock(:key)", {"key": _MAKING})
            run.rows("CREATE TABLE IF NOT EXISTS room_schema (version BIGINT NOT NULL)")
            found = run.rows("SELECT version FROM room_schema")
            if not found:
                for statement in postgres_tables():
                    run.rows(statement)
                run.rows(
                    "INSERT INTO room_schema (version) VALUES (:version)",
                    {"version": VERSION},
                )
            elif found[0][0] > VERSION:
                raise RoomStoreError(
                    "The database was set up by a newer version of this program. "
                    "Nothing was changed. Use the newer version."
                )
            elif found[0][0] < VERSION:
                for statement in changes_since(found[0][0]):
                    run.rows(statement)
                run.rows("UPDATE room_schema SET version = :new", {"new": VERSION})

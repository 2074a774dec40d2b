"""Makes the progress file of the present schema, to be opened by every later version.

Run it once for each new schema, before the next migration is written, and never again:

    python -m tests.support.make_old_database

A file that is there already is not replaced, since real files are what tests are for.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from msgspec.structs import replace

from quizapp.rules.documents.edition import EditionDate
from quizapp.storage.connection import open_connection
from quizapp.storage.marks import MarkRepository
from quizapp.storage.migrations import SCHEMA_VERSION
from quizapp.storage.reviews import ReviewRepository
from quizapp.storage.rules_texts import RulesTextRepository
from quizapp.storage.sessions import SessionRepository
from quizapp.storage.settings import SettingsRepository
from quizapp.storage.woodpecker import WoodpeckerRepository
from quizapp.training.rules_texts import RulesParagraph, RulesText
from quizapp.training.woodpecker.woodpecker_set import WoodpeckerSet
from tests.support.study_fakes import NOON, make_item, make_review, make_session

OLD_DATABASES = Path(__file__).parents[1] / "data" / "old_databases"
RULES_TEXT = RulesText(
    EditionDate(2026, 2, 27),
    {
        "100": RulesParagraph("100", "General"),
        "100.1a": RulesParagraph("100.1a", "A made-up rule.", ("An example.",)),
    },
)
"""In files of schema 2 and later."""


MARKED, NOTE = "q1", "Ask about this one. #later"
"""In files of schema 4 and later."""

IN_ROUNDS = WoodpeckerSet("set", "Again and again", ("q1", "q0"), NOON)
"""In files of schema 5 and later."""


def fill(folder: Path) -> Path:
    """Fill a new progress file: sessions, answers, settings, a rules text, marks, a set."""
    connection = open_connection(folder)
    sessions = SessionRepository(connection.db)
    reviews = ReviewRepository(connection.db)
    sessions.open(make_session("finished", 2))
    first, second = (
        make_review("finished", 0),
        make_review("finished", 1, correct=False),
    )
    reviews.add(first, make_item(first))
    reviews.add(second, make_item(second))
    sessions.open(make_session("left-open", 3))
    again = replace(make_review("left-open", 0), moved=False, first_try=False)
    reviews.add(again, make_item(first))
    SettingsRepository(connection.db).keep({"language": "fr", "theme": "dark"})
    RulesTextRepository(connection.db).put(RULES_TEXT)
    MarkRepository(connection.db).bookmark(MARKED)
    MarkRepository(connection.db).keep_note(MARKED, NOTE)
    WoodpeckerRepository(connection.db).keep(IN_ROUNDS)
    connection.close()
    return connection.path


def main() -> None:
    """Put the file among the old databases."""
    goal = OLD_DATABASES / f"schema-{SCHEMA_VERSION}.db"
    if goal.exists():
        raise SystemExit(f"{goal.name} is there already and stays as it is")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copyfile(fill(Path(folder)), goal)


if __name__ == "__main__":
    main()

"""A process that keeps review after review and prints each place once it is kept.

Usage: python -m tests.support.answer_without_end DATA_FOLDER SESSION_ID
"""

from __future__ import annotations

import sys
from pathlib import Path

from quizapp.storage.connection import open_connection
from quizapp.storage.reviews import ReviewRepository
from quizapp.storage.sessions import SessionRepository
from tests.support.study_fakes import make_review, make_session

MORE_THAN_ENOUGH = 3000


def main(folder: Path, session_id: str) -> None:
    """Answer until killed."""
    connection = open_connection(folder)
    SessionRepository(connection.db).open(make_session(session_id, MORE_THAN_ENOUGH))
    reviews = ReviewRepository(connection.db)
    for place in range(MORE_THAN_ENOUGH):
        reviews.add(make_review(session_id, place))
        sys.stdout.write(f"{place}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])

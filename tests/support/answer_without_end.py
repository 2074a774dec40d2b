"""A process that keeps review after review and prints each place once it is kept.

Usage: python -m tests.support.answer_without_end DATA_FOLDER SESSION_ID
"""

from __future__ import annotations

import sys
from pathlib import Path

from msgspec.structs import replace

from quizapp.storage.connection import open_connection
from quizapp.storage.reviews import ReviewRepository
from quizapp.storage.schedule import ScheduleRepository
from quizapp.storage.sessions import SessionRepository
from quizapp.training.review import Review
from quizapp.training.scheduling.review_item import ReviewItem
from tests.support.study_fakes import make_item, make_review, make_session

MORE_THAN_ENOUGH = 3000


def main(folder: Path, session_id: str) -> None:
    """Answer until killed."""
    connection = open_connection(folder)
    SessionRepository(connection.db).open(make_session(session_id, MORE_THAN_ENOUGH))
    reviews = ReviewRepository(connection.db)
    items = {e.question_id: e for e in ScheduleRepository(connection.db).items()}
    for place in range(MORE_THAN_ENOUGH):
        review = make_review(session_id, place)
        reviews.add(review, _counted_on(review, items.get(review.question_id)))
        sys.stdout.write(f"{place}\n")
        sys.stdout.flush()


def _counted_on(review: Review, before: ReviewItem | None) -> ReviewItem:
    """Make an item whose repetitions count the answers kept, on whatever day."""
    if before is None:
        return make_item(review)
    return replace(before, repetitions=before.repetitions + 1)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])

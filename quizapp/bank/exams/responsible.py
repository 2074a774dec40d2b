"""Which rule points make the answer of one variant another one on another day."""

from __future__ import annotations

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.rekeying.comparing import OtherAnswer, Rekeying, Subject
from quizapp.rules.documents.edition import parse_edition_date


def responsible_points(
    bank: QuestionBank, question_id: str, seed: int, before: str, after: str
) -> tuple[str, ...]:
    """Name the rule points; none where the answer is the same or cannot be found."""
    rekeying = Rekeying(
        bank.catalogue, parse_edition_date(before), parse_edition_date(after)
    )
    filled = bank.variant(question_id, seed).family
    subject = Subject(question_id, "family", (filled,))
    for found in rekeying.rekey([subject]):
        if isinstance(found, OtherAnswer):
            return found.points
    return ()

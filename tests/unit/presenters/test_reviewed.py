"""Lists and questions say quietly that nobody has reviewed them as they are."""

from __future__ import annotations

import datetime as dt

import pytest
from msgspec.structs import replace

from quizapp.bank.signing.sign_off import Endorsement
from quizapp.presenters.browsing.rows import question_row
from quizapp.training.browsing.listed import Listed
from tests.support.bank_fakes import SampleShelf
from tests.support.sample_questions import ONE, SampleQuestions
from tests.support.window_fakes import Desk

SAID = [
    (Endorsement.UNREVIEWED, "en", "unreviewed"),
    (Endorsement.CHANGED, "en", "signed for an earlier content"),
    (Endorsement.UNREVIEWED, "fr", "non relue"),
    (Endorsement.CHANGED, "fr", "signée pour un contenu antérieur"),
]


class _Questions(SampleQuestions):
    endorsement = Endorsement.SIGNED

    def endorsement_of(self, question_id):
        return self.endorsement


def note(endorsement, language):
    desk = Desk()
    desk.questions = _Questions()
    desk.questions.endorsement = endorsement
    study = desk.study_presenter(language)
    page = study.start()
    while page.question_id != ONE:
        study.submit_answer(())
        study.next()
        page = study.page
    return page.note


def caption(endorsement, language):
    summary = replace(SampleShelf().summaries("en")[0], endorsement=endorsement)
    listed = Listed(summary, None, False, dt.date(2026, 11, 30))
    return question_row(listed, language, str.title).caption


@pytest.mark.parametrize("say", [note, caption])
@pytest.mark.parametrize(("endorsement", "language", "words"), SAID)
def test_what_is_not_signed_says_so_last(say, endorsement, language, words):
    assert say(endorsement, language).endswith(f" · {words}")


@pytest.mark.parametrize("say", [note, caption])
def test_what_is_signed_says_nothing(say):
    said = say(Endorsement.SIGNED, "en")

    assert "signed" not in said
    assert "review" not in said

"""The dialog for exports remembers what was chosen, and tells what was written."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.presenters.exchange.export_port import ExportAsked, Exported
from quizapp.presenters.exchange.export_presenter import ExportPresenter
from quizapp.presenters.working.work import Ended
from tests.support.work_fakes import ScriptedWork


class Recorder:
    """Begins no work, and remembers what was asked for."""

    def __init__(self) -> None:
        self.asked: list[ExportAsked] = []
        self.work = ScriptedWork()

    def start(self, asked: ExportAsked) -> ScriptedWork:
        self.asked.append(asked)
        return self.work


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def export(recorder) -> ExportPresenter:
    return ExportPresenter(recorder)


def test_the_dialog_counts_the_questions_and_names_a_file(export):
    screen = export.open(("one", "two"), "en")

    assert screen.title == "Export 2 questions"
    assert screen.file_name == "quizapp-questions.apkg"
    assert [key for key, _ in screen.format.choices] == [
        "anki", "moodle", "gift", "csv", "pdf",
    ]  # fmt: skip


def test_questions_are_written_in_the_language_of_the_window_unless_chosen(export):
    assert export.open(("one",), "fr").others[0].chosen == "fr"

    export.choose("language", "en")

    assert export.open(("one",), "fr").others[0].chosen == "en"


def test_what_is_chosen_is_asked_for(export, recorder):
    export.open(("one", "two"), "en")
    for name, value in (("format", "pdf"), ("language", "fr"), ("variants", "3")):
        export.choose(name, value)
    assert export.screen("en").suffix == "pdf"

    export.start(Path("out.pdf"))

    assert recorder.asked == [
        ExportAsked(
            form="pdf",
            question_ids=("one", "two"),
            language="fr",
            variants=3,
            path=Path("out.pdf"),
        )
    ]


def test_nothing_else_can_be_chosen(export):
    with pytest.raises(ValueError, match="seed"):
        export.choose("seed", "4")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("files", [("a.csv",), ("a.pdf", "a-key.pdf")])
@pytest.mark.parametrize("left_out", [(), (("two", 1, "not covered"),)])
def test_every_file_and_what_was_left_out_are_told(
    export, recorder, language, files, left_out
):
    export.open(("one", "two"), language)
    job = export.start(Path(files[0]))
    result = Exported(tuple(Path("there", name) for name in files), 1, left_out)
    recorder.work.tell(Ended(result))
    job.look()

    screen = job.screen(language)

    assert all(name in screen.text for name in files)
    assert screen.details == ("two, 1: not covered" if left_out else "")
    assert job.outcome.folder == Path("there")

"""An instructor makes an exam, takes the answers in, grades, exports and re-keys it."""

from __future__ import annotations

import datetime as dt

import pytest
from click.testing import CliRunner

from quizapp.app import system_clock
from quizapp.bank.exams.loading import load_presets
from quizapp.bank.ordering.order import order_id
from quizapp.bank.places import content_folder
from quizapp.cli.main import main
from quizapp.desktop.instructing.building import BuildPlace, build_exam
from quizapp.desktop.instructing.collecting import collect_files
from quizapp.desktop.instructing.exam_maker import exam_of
from quizapp.desktop.instructing.exporting import export_results
from quizapp.desktop.instructing.graded_exam import ExamPlace, grade_exam
from quizapp.desktop.instructing.rekeying import apply_rekey, look_at_rekey
from quizapp.desktop.instructing.releasing import release_results
from quizapp.desktop.instructing.room_server import ProcessRoomServer
from quizapp.interchange.exams.release_files import write_plan
from quizapp.interchange.exams.shelf.facility_files import read_facilities
from quizapp.presenters.instructing.gradebook.port import RekeyAsked
from quizapp.presenters.instructing.gradebook.presenter import GradebookPresenter
from quizapp.presenters.instructing.port import BuildOrder
from quizapp.training.exam.assembling import Kinship
from quizapp.training.exam.from_preset import Occasion, make_blueprint
from quizapp.training.exam.rekeying import Change
from quizapp.training.exam.results.release_plan import ReleasePlan
from tests.support.quiet_line import QuietLine

pytestmark = pytest.mark.usefixtures("qapp")
DAY = "2026-09-25"


@pytest.fixture(scope="module")
def place(tmp_path_factory, qapp):
    data = tmp_path_factory.mktemp("instructor")
    occasion = Occasion(language="en", as_of=DAY, seed=4)
    blueprint = make_blueprint(
        load_presets(content_folder("questions")), "jf-update", occasion
    )
    order = BuildOrder(blueprint=blueprint, forms=1, kinship=Kinship.SAME, short=False)
    line = QuietLine()
    built = build_exam(BuildPlace(data, "2026-11-30"), order, line)
    assert (built.questions, built.missing, line.done) == (5, 0, line.total)
    return ExamPlace(data, built.key)


def _sit(place, folder, name, *lines):
    folder.mkdir(exist_ok=True)
    paper = place.folder.paper_files()[0]
    words = (
        "--data", folder, "exam", "sit", paper, "--name", name,
        "--code", place.folder.code(), "--out", folder,
    )  # fmt: skip
    said = "\n".join(["y", *lines, "hand in", "hand in now", ""])
    done = CliRunner().invoke(main, [*map(str, words)], input=said)
    assert done.exit_code == 0, done.output
    return next(folder.glob("*.quizanswers"))


@pytest.fixture(scope="module")
def graded(place, tmp_path_factory):
    home = tmp_path_factory.mktemp("candidates")
    files = (
        _sit(place, home / "kim", "Kim", "b", ">", "a"),
        _sit(place, home / "lou", "Lou", "a"),
    )
    stranger = home / "stranger.quizanswers"
    stranger.write_text("nothing")
    found = collect_files(place, (*files, stranger), QuietLine())
    assert (found.candidates, found.late, len(found.left_out)) == (2, 0, 1)
    again = collect_files(place, files, QuietLine())
    assert again.candidates == 2
    return grade_exam(place, "en", QuietLine())


def test_the_exam_stands_on_the_shelf_sealed_and_printed(place):
    shown = exam_of(place.folder)

    assert (shown.trouble, [form.label for form in shown.forms]) == ("", ["A"])
    assert len(shown.code.split("-")) == 6
    assert 0.3 < shown.forms[0].predicted < 0.9
    assert (place.folder.printed / "form-A.pdf").stat().st_size > 1000


def test_answers_are_graded_by_the_key_that_is_derived(place, graded):
    key = {
        e.question_id: {o.option_id for o in e.options if o.correct}
        for e in graded.told
    }

    for result in graded.results.candidates:
        for grade in result.paper.items:
            ordered = grade.item.ordered
            right = {order_id(grade.right)} if ordered else set(grade.right)
            chosen = {order_id(grade.chosen)} if ordered else set(grade.chosen)
            assert right == key[grade.item.question_id]
            assert (grade.points == 1) == (chosen == right)
    assert all(each.steps for each in graded.told)
    asked = {each.question_id for each in graded.told}
    assert set(read_facilities(place.folder.facilities)) <= asked


def test_results_are_exported_into_a_folder_of_their_own(place, graded, tmp_path):
    exported = export_results(place, "en", tmp_path, QuietLine())

    names = {each.name for each in exported.folder.iterdir()}
    assert {"candidates.csv", "items.csv", "results.xlsx", "report.pdf"} <= names
    assert export_results(place, "en", tmp_path, QuietLine()).folder != exported.folder


def test_a_release_writes_a_sheet_for_each_candidate_with_what_is_due(place, graded):
    now = system_clock()
    plan = ReleasePlan(score=now, explanations=now + dt.timedelta(days=1))

    done = release_results(place, plan, QuietLine())

    assert (done.plan, done.sheets) == (plan, 2)
    assert done.folder is not None
    assert [e.name for e in sorted(done.folder.iterdir())] == [
        "001-kim.pdf",
        "002-lou.pdf",
    ]
    assert grade_exam(place, "en", QuietLine()).release == plan
    later = ReleasePlan(answers=now + dt.timedelta(days=1))
    assert release_results(place, later, QuietLine()).folder is None
    place.folder.release.unlink()


def test_a_re_key_is_looked_at_first_and_counts_once_it_is_applied(place, graded):
    asked = RekeyAsked("2016-01-01", ("A 1",))
    found = look_at_rekey(place, "en", asked, QuietLine())
    changes = {each.change for each in found.rekey.changed}
    assert Change.WITHDRAWN in changes
    assert not place.folder.trail.exists()

    assert apply_rekey(place, asked, ("Ann", "a new reading"), QuietLine()).number == 1
    after = grade_exam(place, "en", QuietLine())
    (entry,) = after.trail
    assert (entry.applied_by, entry.why, entry.day) == (
        "Ann",
        "a new reading",
        asked.day,
    )
    new = {e.after.candidate: e.after.points for e in found.rekey.candidates}
    for was, now in zip(
        graded.results.candidates, after.results.candidates, strict=True
    ):
        assert now.before == was.paper
        assert now.paper.points == new[now.paper.candidate]
    page = GradebookPresenter(None, language="en")
    page.take(after)
    page.choose_tab("log")
    assert page.screen().grid.rows[0][0].text == "1. a new reading"


def test_a_room_is_served_by_a_process_and_goes_on_after_it_was_ended(place):
    server = ProcessRoomServer(place.data_folder, system_clock)
    try:
        front = server.start(place.key)
        assert front.fingerprint
        assert server.look().phase == "lobby"
        server.ask("change", start=True)
        server.ask("pause", reason="fire alarm")
        assert [each.reason for each in server.look().pauses] == ["fire alarm"]
        server.stop()
        again = server.start(place.key)
        assert again.join_code == front.join_code
        assert server.look().phase == "running"
        write_plan(place.folder.release, ReleasePlan(score=system_clock()))
        told = server.look().told
        assert (told.score, told.answers, told.explanations) == (True, False, False)
    finally:
        server.close()

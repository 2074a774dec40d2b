"""The start page from one start to the next: never confirmed once anything changed."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

import pytest

from quizapp.app import App, AppSettings, open_app
from quizapp.bank.browsing.summary import Summary
from quizapp.desktop.data_desk import DataDesk
from quizapp.desktop.kept_start import KeptStart, content_of
from quizapp.presenters.home import HomePresenter
from quizapp.presenters.home_screen import HomeScreen
from quizapp.presenters.rescue_screen import RescueScreen
from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.file.names import DATABASE_NAME, PAGE_NAME
from quizapp.training.planning.study_plan import NewPlan
from tests.support.study_fakes import FixedQuestions, ManualTime


class Computer:
    """A data folder with what is beside it, started again and again."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.content = folder / "content"
        self.content.mkdir()
        (self.content / "family.yaml").write_text("level: 1")
        self.time = ManualTime()
        self.settings = AppSettings({})
        self.questions = FixedQuestions(dict.fromkeys("abcdef", ("mana",)))

    def kept(self) -> KeptStart:
        """Give what a start finds."""
        return KeptStart(self.data, lambda: [self.content], self.time.now, dt.UTC)

    def desk(self) -> DataDesk:
        return DataDesk(
            self._open, lambda: self.data, _refuse, self.settings.get_language
        )

    def learn(self, answers: int) -> HomeScreen:
        """Start the program, answer, and leave; give the start page at the end."""
        kept, desk = self.kept(), self.desk()
        kept.note_content()
        if answers:
            session = desk.open().study.start(NewPlan())
            for _ in range(answers):
                session.answer(("a",))
        screen = self._home(desk).screen() if desk.open() else None
        assert screen is not None
        page = kept.read_anew(desk)
        desk.close()
        kept.keep(page)
        return screen

    def first_frame(self) -> HomeScreen:
        """Give what a start shows before the data are open."""
        home = HomePresenter(
            self.desk().open, now=self.time.now, language="en", zone=dt.UTC,
            kept=self.kept().page,
        )  # fmt: skip
        return home.opening_screen()

    def _home(self, desk: DataDesk) -> HomePresenter:
        return HomePresenter(desk.open, now=self.time.now, language="en", zone=dt.UTC)

    def _open(self) -> App:
        return open_app(
            self.data, self.time.surroundings(), questions=lambda: self.questions,
            settings=self.settings,
        )  # fmt: skip


def _refuse(screen: RescueScreen) -> bool:
    raise AssertionError(screen.heading)


@pytest.fixture
def computer(tmp_path) -> Iterator[Computer]:
    return Computer(tmp_path)


def test_the_next_start_shows_first_what_the_last_one_left(computer):
    left = computer.learn(answers=2)

    frame = computer.first_frame()

    assert (frame.answers_total, frame.queue) == (2, left.queue)
    assert frame.as_of == "As of 12:00, being confirmed"
    assert computer.kept().is_confirmed()


def _as_read(kept, anew):
    return kept._replace(date=anew.date, loading=False)


def _without_plans(anew):
    plans = anew.ways and anew.ways._replace(failed_plan=None, set_plan=None)
    return anew._replace(ways=plans)


def test_what_is_confirmed_is_what_the_data_say(computer):
    computer.learn(answers=3)
    kept = computer.kept()
    assert kept.page is not None
    assert kept.is_confirmed()

    anew = computer.learn(answers=0)

    assert _as_read(kept.page.screen, anew) == _without_plans(anew)


def test_what_is_set_is_known_without_opening_the_data(computer):
    computer.settings.set_theme("dark")
    computer.learn(answers=1)
    computer.time.moment += dt.timedelta(days=9)
    assert computer.kept().find_settings() == {"theme": "dark"}

    desk = computer.desk()
    desk.get_app().settings.set_theme("light")
    desk.close()

    assert computer.kept().find_settings() is None


def test_where_no_page_was_kept_nothing_is_known_of_what_is_set(computer):
    assert computer.kept().find_settings() is None


def test_an_answer_that_came_after_the_page_was_kept_unconfirms_it(computer):
    computer.learn(answers=1)
    desk = computer.desk()
    desk.open().study.start(NewPlan()).answer(("b",))
    assert not computer.kept().is_confirmed()

    desk.close()

    assert not computer.kept().is_confirmed()
    assert computer.first_frame().as_of


def test_questions_that_changed_unconfirm_the_page(computer):
    computer.learn(answers=1)

    (computer.content / "family.yaml").write_text("level: 2")

    assert not computer.kept().is_confirmed()


def test_questions_that_changed_while_one_learned_leave_the_page_unconfirmed(computer):
    kept, desk = computer.kept(), computer.desk()
    kept.note_content()
    desk.open().study.start(NewPlan()).answer(("a",))
    (computer.content / "family.yaml").write_text("level: 2")
    page = kept.read_anew(desk)
    desk.close()

    kept.keep(page)

    assert computer.kept().page is not None
    assert not computer.kept().is_confirmed()


@pytest.mark.parametrize("days", [1, 2, 3])
def test_on_the_next_days_the_page_says_what_the_data_say_then(computer, days):
    computer.learn(answers=4)
    computer.time.moment += dt.timedelta(days=days, hours=3)
    kept = computer.kept()
    assert kept.page is not None
    assert kept.is_confirmed()

    anew = computer.learn(answers=0)

    assert _as_read(kept.page.screen, anew) == _without_plans(anew)
    assert (anew.answers_total, anew.answers_today) == (4, 0)


def test_after_a_few_days_nothing_that_was_kept_is_shown(computer):
    computer.learn(answers=1)

    computer.time.moment += dt.timedelta(days=4)

    assert computer.first_frame().queue is None


def test_a_damaged_page_is_as_good_as_none(computer):
    computer.learn(answers=1)
    path = computer.data / PAGE_NAME
    path.write_bytes(path.read_bytes()[:-5])

    assert computer.kept().page is None
    assert not computer.kept().is_confirmed()
    assert computer.first_frame().queue is None


def test_a_page_without_an_answer_is_not_kept_and_takes_the_old_one_away(computer):
    computer.learn(answers=1)
    (computer.data / DATABASE_NAME).unlink()

    computer.learn(answers=0)

    assert not (computer.data / PAGE_NAME).exists()


class Uncompiled(FixedQuestions):
    """A shelf whose questions are not compiled yet."""

    is_prepared = False

    def summaries(self, language: str) -> tuple[Summary, ...]:
        return ()

    def search(self, words: str, language: str) -> tuple[str, ...]:
        return ()

    def belief(self, misconception: str, language: str) -> str:
        return ""

    def look_again(self) -> None:
        raise AssertionError("nothing is compiled")


def test_while_questions_are_not_compiled_leaving_asks_for_nothing(computer):
    computer.learn(answers=1)
    before = (computer.data / PAGE_NAME).read_bytes()
    computer.questions = Uncompiled({"a": ("mana",)})
    kept, desk = computer.kept(), computer.desk()
    desk.get_app().questions.topics_of = None  # type: ignore[assignment, method-assign]

    assert kept.read_anew(desk) is None

    desk.close()
    assert (computer.data / PAGE_NAME).read_bytes() == before


def test_data_that_were_never_opened_leave_the_page_as_it_is(computer):
    computer.learn(answers=1)
    kept = computer.kept()

    kept.keep(kept.read_anew(computer.desk()))

    assert computer.kept().is_confirmed()


def test_a_page_is_not_kept_while_somebody_else_works_with_the_data(computer):
    computer.learn(answers=1)
    before = (computer.data / PAGE_NAME).read_bytes()
    kept = computer.kept()

    with FolderLock(computer.data):
        kept.keep(kept._kept)

    assert (computer.data / PAGE_NAME).read_bytes() == before


def test_a_page_that_cannot_be_read_is_no_trouble_and_goes(computer):
    computer.learn(answers=1)
    kept, desk = computer.kept(), computer.desk()
    desk.open()
    computer.questions.topics_of = None  # type: ignore[assignment, method-assign]

    assert kept.read_anew(desk) is None

    desk.close()
    assert not (computer.data / PAGE_NAME).exists()


def test_what_a_page_stands_on_is_in_the_program_and_in_the_shared_folder(tmp_path):
    places = content_of(tmp_path)

    assert {path.name for path in places} >= {"questions", "collections", "bank"}
    assert tmp_path / "collections" in places

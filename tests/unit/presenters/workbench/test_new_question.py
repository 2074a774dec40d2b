"""A new question begins with a text that checks green."""

from __future__ import annotations

import pytest

from tests.support.workbench_fakes import make_bench, settle


@pytest.fixture
def bench(tmp_path):
    return make_bench(tmp_path)


@pytest.fixture
def new(bench):
    made = bench.make_new_question()
    while made.is_waiting:
        made.look()
    return made


def look(new):
    while new.is_waiting:
        new.look()
    return new.screen()


def test_kinds_controls_and_cards_are_offered(new):
    screen = new.screen()

    assert len(screen.kinds) == 7
    assert screen.controls[-1] == ("", "Nobody")
    assert screen.control == screen.controls[0][0] != ""
    assert len(screen.cards) > 1
    assert not screen.can_create


def test_what_is_created_checks_green_and_is_not_saved_yet(bench, new, tmp_path):
    new.choose_kind("remedy")
    look(new)
    new.name("my-own")
    begun = new.create()
    bench.begin(begun.path, begun.text)

    screen = settle(bench).screen()

    assert begun.path == (
        tmp_path / "collections" / "own-questions" / "missed-triggers" / "my-own.yaml"
    )
    assert screen.errors == 0
    assert screen.results
    assert not screen.is_saved
    assert not begun.path.exists()
    assert bench.save()
    assert begun.path.exists()


def test_a_choice_of_which_nothing_fair_comes_says_why(new):
    new.choose_kind("who-pays")
    new.choose_control("")

    screen = look(new)

    assert screen.cards == ()
    assert screen.note.startswith("That makes no fair question: ")
    new.name("fine")
    assert not new.screen().can_create


@pytest.mark.parametrize("name", ["Big", "a b", "a--b", "-a", "../a", "ä"])
def test_what_is_no_id_is_refused_with_a_sentence(new, name):
    new.name(name)

    assert (
        new.screen().id_fault == "An id has small letters, digits and single hyphens."
    )
    assert new.create() is None


def test_an_id_that_is_taken_is_refused(bench, new, tmp_path):
    own = tmp_path / "collections" / "own-questions" / "searching"
    own.mkdir(parents=True)
    (own / "mine.yaml").write_text("", "utf-8")
    again = bench.make_new_question()
    look(again)
    shipped = bench._engine.question_ids().result()[0]

    for name in ("mine", shipped):
        again.name(name)
        assert again.screen().id_fault == f"There is a question called {name} already."


def test_another_card_is_another_text(new):
    new.name("one")
    first = new.create().text
    new.choose_card(1)

    assert new.create().text != first
    new.choose_card(999)
    assert new.create() is None


def test_without_an_engine_nothing_is_offered_and_it_says_so(tmp_path):
    bench = make_bench(tmp_path, at_once=False)
    new = bench.make_new_question()
    bench._engine.break_down()
    new.look()
    bench._engine.break_down()
    new.look()

    assert new.screen().cards == ()
    assert "the engine has stopped" in new.screen().note


def test_the_dialog_speaks_french(tmp_path):
    new = make_bench(tmp_path, language="fr").make_new_question()

    assert look(new).controls[-1] == ("", "Personne")

"""Tests of keys that the learner changes: shown, chosen, refused, reset and kept."""

from __future__ import annotations

import pytest

from quizapp.presenters.keyboard.actions import KeyAction, actions_of_pages, fixed_keys
from quizapp.presenters.keyboard.key_map import (
    EVERYWHERE,
    KeyChange,
    KeyMap,
    parse_key_map,
)
from quizapp.presenters.keyboard.presenter import KeysPort, KeysPresenter
from quizapp.presenters.keyboard.screen import KeyRow, KeysScreen
from quizapp.presenters.preferences.app_settings import AppSettings
from quizapp.presenters.wording import word

SEARCH = KeyAction(EVERYWHERE, "Ctrl K", "palette")


class Keys:
    """The dialog over keys that are kept in memory."""

    def __init__(self) -> None:
        self.map = KeyMap()
        self.presenter = KeysPresenter(KeysPort(lambda: self.map, self.keep), (SEARCH,))

    def keep(self, keys: KeyMap) -> None:
        self.map = keys

    def choose(self, place: str, usual: str, key: str) -> KeysScreen:
        self.presenter.wait_for_key(place, usual)
        self.presenter.press(key)
        return self.screen

    @property
    def screen(self) -> KeysScreen:
        return self.presenter.screen("en")

    def row(self, place: str, usual: str) -> KeyRow:
        found = [r for r in self.screen.rows if (r.place, r.usual) == (place, usual)]
        assert len(found) == 1
        return found[0]


@pytest.fixture
def keys() -> Keys:
    return Keys()


def test_a_command_takes_the_key_that_is_pressed_for_it(keys):
    screen = keys.choose("question", "V", "J")

    row = keys.row("question", "V")
    assert (row.key, row.note) == ("J", "usually V")
    assert keys.map.now("question", "V") == "J"
    assert "board as text" in screen.notice
    assert not screen.failed
    assert screen.changed == "1 key is changed"


def test_a_changed_key_stands_for_the_usual_one_on_its_page_alone(keys):
    keys.choose("question", "V", "J")

    assert keys.map.usual("question", "J") == "V"
    assert keys.map.usual("question", "V") == ""
    assert keys.map.usual("after", "V") == "V"


def test_a_key_that_is_taken_is_refused_and_the_holder_is_named(keys):
    screen = keys.choose("question", "V", "H")

    assert screen.failed
    assert screen.notice.startswith("H is taken: Question, “hint")
    assert keys.map == KeyMap()
    assert keys.presenter.is_waiting


def test_a_key_that_works_everywhere_is_taken_on_every_page(keys):
    assert keys.choose("bank-page", "Ctrl E", "Ctrl K").failed
    assert "Everywhere" in keys.screen.notice


def test_keys_that_answer_keep_their_meaning(keys):
    assert keys.choose("question", "V", "A").failed
    assert "keeps its meaning" in keys.screen.notice


def test_what_works_while_one_writes_takes_no_letter(keys):
    assert keys.choose("workbench-page", "F5", "J").failed
    assert not keys.choose("workbench-page", "F5", "F7").failed


@pytest.mark.parametrize("key", ["", "Enter", "5", "Ctrl Z", "é"])
def test_keys_that_cannot_be_chosen_are_refused_with_those_that_can(keys, key):
    screen = keys.choose("question", "V", key)

    assert screen.failed
    assert "cannot be chosen" in screen.notice or "keeps its" in screen.notice


def test_a_freed_key_can_be_given_away_and_is_then_not_had_back(keys):
    keys.choose("question", "V", "J")
    keys.choose("question", "K", "V")

    keys.presenter.reset("question", "V")

    assert keys.screen.failed
    assert keys.map.now("question", "V") == "J"


def test_one_key_or_all_keys_are_the_usual_ones_again(keys):
    keys.choose("question", "V", "J")
    keys.choose("after", "T", "J")

    keys.presenter.reset("question", "V")
    assert keys.map.now("question", "V") == "V"
    assert "usual key V" in keys.screen.notice
    keys.presenter.reset_all()
    assert keys.map == KeyMap()
    assert keys.screen.reset_all == ""


def test_esc_leaves_the_key_as_it_is(keys):
    keys.presenter.wait_for_key("question", "V")
    assert keys.row("question", "V").waiting

    keys.presenter.leave()
    keys.presenter.press("J")

    assert not keys.row("question", "V").waiting
    assert keys.map == KeyMap()


def test_commands_are_found_by_words_by_page_and_by_key(keys):
    keys.presenter.search("plateau")
    assert keys.screen.nothing
    assert keys.presenter.screen("fr").rows

    keys.presenter.search("board as text")
    assert {row.usual for row in keys.screen.rows} == {"V"}
    assert all(row.group for row in keys.screen.rows)


def test_every_command_of_every_page_is_in_the_list_once_and_has_words():
    actions = list(actions_of_pages())
    places = [(each.place, each.usual) for each in actions]

    assert len(places) == len(set(places))
    assert {"question", "after", "exam", "board-page", "bank-page"} <= set(dict(places))
    assert all(word("fr", each.does) for each in actions)


def test_letters_and_digits_of_answers_are_fixed():
    assert set("ABCDE12345") <= fixed_keys("question")
    assert "V" not in fixed_keys("question")


def test_changed_keys_are_kept_as_text_and_read_again():
    kept = KeyMap((KeyChange("after", "T", "J"), KeyChange("question", "/", "Ctrl J")))

    assert parse_key_map(str(kept)) == kept
    assert parse_key_map("") == KeyMap()


def test_settings_keep_changed_keys_and_set_rubbish_aside():
    settings = AppSettings({})
    settings.set_keys(KeyMap((KeyChange("question", "V", "J"),)))

    assert settings.get_keys().now("question", "V") == "J"
    assert settings.find_odd() == {}
    assert AppSettings({"keys": "what is this"}).find_odd() == {"keys": "what is this"}

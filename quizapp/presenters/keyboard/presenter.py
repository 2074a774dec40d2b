"""The presenter of changing keys: shows commands, takes keys, says what stands against."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from quizapp.presenters.keyboard.actions import (
    KeyAction,
    actions_of_pages,
    fixed_keys,
    is_choosable,
    works_while_writing,
)
from quizapp.presenters.keyboard.key_map import EVERYWHERE, KeyChange, KeyMap
from quizapp.presenters.keyboard.screen import KeyRow, KeysScreen
from quizapp.presenters.keyboard.table import say_key, title_of
from quizapp.presenters.palette.matching import plain
from quizapp.presenters.wording import word


class KeysPort(NamedTuple):
    """Where changed keys are kept."""

    get: Callable[[], KeyMap]
    keep: Callable[[KeyMap], None]


class _Said(NamedTuple):
    key: str
    params: dict[str, str]
    failed: bool = False


class KeysPresenter:
    """Knows every command that can have another key."""

    def __init__(self, port: KeysPort, everywhere: tuple[KeyAction, ...]) -> None:
        """Take where keys are kept, and the commands that work on every page."""
        self._port = port
        self._actions = (*everywhere, *actions_of_pages())
        self._wanted = ""
        self._waiting: KeyAction | None = None
        self._notice: Callable[[str], _Said] | None = None

    @property
    def is_waiting(self) -> bool:
        """Say whether the next key becomes the key of a command."""
        return self._waiting is not None

    def search(self, text: str) -> None:
        """Show only commands whose words or key fit."""
        self._wanted, self._waiting = plain(text.strip()), None

    def wait_for_key(self, place: str, usual: str) -> None:
        """Take the next key that is pressed for a command."""
        self._waiting, self._notice = self._find(place, usual), None

    def leave(self) -> None:
        """Wait for no key any more."""
        self._waiting, self._notice = None, None

    def press(self, key: str) -> None:
        """Give a key to the command that waits for one, unless something is against it."""
        action = self._waiting
        if action is None:
            return
        against = self._against(action, key)
        if against is not None:
            self._notice = against
            return
        self._waiting = None
        self._change(action, key)

    def reset(self, place: str, usual: str) -> None:
        """Give a command its usual key again, if no other command has it now."""
        action = self._find(place, usual)
        self._waiting = None
        self._notice = None
        if self._now(action) == usual:
            return
        against = self._against(action, usual)
        if against is None:
            self._change(action, usual)
        else:
            self._notice = against

    def reset_all(self) -> None:
        """Give every command its usual key again."""
        self._waiting = None
        self._port.keep(KeyMap())
        self._notice = lambda _language: _Said("all-usual", {})

    def screen(self, language: str) -> KeysScreen:
        """Return the whole dialog."""
        count = len(self._port.get().changes)
        rows = tuple(self._rows(language))
        said = self._notice(language) if self._notice is not None else None
        return KeysScreen(
            language=language,
            title=_word(language, "title"),
            line=_word(language, "line"),
            search=_word(language, "search"),
            rows=rows,
            nothing="" if rows else _word(language, "nothing"),
            notice=self._say(said, language),
            failed=said is not None and said.failed,
            changed=_word(language, "changed-count", n=count) if count else "",
            reset_all=_word(language, "reset-all") if count else "",
            close=word(language, "close"),
            waiting=_word(language, "waiting"),
        )

    def _say(self, said: _Said | None, language: str) -> str:
        if said is not None:
            return _word(language, said.key, **said.params)
        if self._waiting is None:
            return ""
        key = say_key(self._now(self._waiting), language)
        does = _does(self._waiting, language)
        return _word(language, "waiting.line", does=does, cap=key)

    def _rows(self, language: str) -> Iterator[KeyRow]:
        before = ""
        for action in self._actions:
            row = self._row(action, language)
            where = title_of(action.place, language)
            if self._wanted not in plain(f"{where} {row.does} {row.key}"):
                continue
            if action.place != before:
                before = action.place
                row = replace(row, group=where)
            yield row

    def _row(self, action: KeyAction, language: str) -> KeyRow:
        does, key = _does(action, language), say_key(self._now(action), language)
        is_changed = self._now(action) != action.usual
        usual = say_key(action.usual, language)
        where = title_of(action.place, language)
        return KeyRow(
            place=action.place,
            usual=action.usual,
            does=does,
            key=key,
            note=_word(language, "usually", cap=usual) if is_changed else "",
            spoken=_word(language, "spoken", where=where, does=does, cap=key),
            waiting=action == self._waiting,
        )

    def _against(self, action: KeyAction, key: str) -> Callable[[str], _Said] | None:
        """Say what stands against giving a key to a command, in any language."""
        if not is_choosable(key):
            return lambda _language: _Said("cannot", {}, failed=True)
        if works_while_writing(action.usual) and not works_while_writing(key):
            return lambda _language: _Said("writing", {}, failed=True)
        for other in self._actions:
            if other != action and _meet(other, action) and self._now(other) == key:
                return lambda language: _taken(other, key, language)
        places = {each.place for each in self._actions if _meet(each, action)}
        if any(key in fixed_keys(place) for place in places):
            return lambda language: _Said(
                "fixed", {"cap": say_key(key, language)}, failed=True
            )
        return None

    def _change(self, action: KeyAction, key: str) -> None:
        change = KeyChange(action.place, action.usual, key)
        self._port.keep(self._port.get().with_change(change))
        name = "usual-again" if key == action.usual else "changed"

        def notice(language: str) -> _Said:
            does = _does(action, language)
            return _Said(name, {"does": does, "cap": say_key(key, language)})

        self._notice = notice

    def _now(self, action: KeyAction) -> str:
        return self._port.get().now(action.place, action.usual)

    def _find(self, place: str, usual: str) -> KeyAction:
        for each in self._actions:
            if (each.place, each.usual) == (place, usual):
                return each
        raise ValueError(f"nothing has the key {usual!r} at {place!r}")


def _meet(one: KeyAction, other: KeyAction) -> bool:
    """Say whether two commands can be asked for at the same place."""
    return one.place == other.place or EVERYWHERE in (one.place, other.place)


def _taken(other: KeyAction, key: str, language: str) -> _Said:
    params = {
        "cap": say_key(key, language),
        "where": title_of(other.place, language),
        "does": _does(other, language),
    }
    return _Said("taken", params, failed=True)


def _does(action: KeyAction, language: str) -> str:
    """Say what a key does; where several keys do the like, which one this is."""
    said = word(language, action.does)
    return f"{said} ({action.usual})" if action.is_one_of_several else said


def _word(language: str, key: str, /, **params: object) -> str:
    return word(language, f"keyboard.{key}", **params)

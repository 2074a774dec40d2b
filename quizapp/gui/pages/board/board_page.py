"""The what-if board: cards to add, the board, and the engine's answer beside it."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from quizapp.gui.controls.segments import Segments
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.board.board_head import BUTTONS, BoardHead
from quizapp.gui.pages.board.card_list import CardListPanel
from quizapp.gui.pages.board.edit_keys import key_of
from quizapp.gui.pages.board.edit_tools import EditMenu, EditTools
from quizapp.gui.pages.board.inspector import InspectorPanel
from quizapp.gui.pages.board.result_panel import ResultPanel
from quizapp.gui.pages.board.saving_panel import SavingPanel
from quizapp.gui.pages.board.story_panel import StoryPanel
from quizapp.gui.pages.key_reading import letter_of
from quizapp.gui.pages.scroll import ScrollColumn
from quizapp.gui.pages.study.board_place import BoardPlace
from quizapp.gui.paint.pressable import Pressable
from quizapp.presenters.board_editing.screen import BoardEditScreen
from quizapp.presenters.wording import word

_WIDE, _NARROW = 1040, 720
"""From these widths on three parts stand side by side, or two."""

_CARDS, _RIGHT = 256, 328
_TABS = ("board", "card", "cards")


class Room(StrEnum):
    """How many parts of the page stand side by side."""

    WIDE = "wide"
    NARROW = "narrow"
    SINGLE = "single"


_HEAD: dict[Room, tuple[str, ...]] = {
    Room.WIDE: tuple(BUTTONS),
    Room.NARROW: ("undo", "redo", "save"),
    Room.SINGLE: (),
}
"""Buttons that the head has room for."""


class BoardPage(QWidget):
    """Reports edits; what the page shows comes from the presenter alone."""

    needs_room = True
    commanded = Signal(str, bool)
    """A command, and whether the other player is meant."""
    objects_selected = Signal(object)
    """Carries a frozen set of ids."""
    searched = Signal(str)
    row_chosen = Signal(int)
    add_requested = Signal(str, bool)
    """A zone, or "" for the usual one; and whether for the other player."""
    life_set = Signal(str, int)
    decide_requested = Signal(str)
    turn_set = Signal(str)
    step_set = Signal(str)
    rel_set = Signal(str)
    named_as = Signal(str)
    saving_closed = Signal()
    leave_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._screen: BoardEditScreen | None = None
        self._tab = "board"
        self._is_rendering = False
        self.head = BoardHead(theme)
        self.saving = named(SavingPanel(theme), "saving-panel")
        self.notice = named(TextBlock(theme, Role.BODY, "wrong"), "board-notice")
        self.empty = named(TextBlock(theme, Role.READING, "text2"), "board-empty")
        self.tabs = Segments(theme, _TABS, "board-tab")
        self.bar = named(CardListPanel(theme), "card-panel")
        self.tools = named(EditTools(theme), "edit-tools")
        self.place = named(BoardPlace(theme), "board-place")
        self.board = self.place.board
        self.story = named(StoryPanel(theme), "story-panel")
        self.inspector = named(InspectorPanel(theme), "inspector")
        self.result = named(ResultPanel(theme), "result-panel")
        self.column = named(QWidget(), "board-column")
        self._below = ScrollColumn()
        self._facts = ScrollColumn()
        self._answer = ScrollColumn()
        self._centre = QWidget()
        self._lay_out()
        self._connect()

    @property
    def room(self) -> Room:
        """Say how many parts find room side by side."""
        logical = self.width() / self._theme.scale
        if logical >= _WIDE:
            return Room.WIDE
        return Room.NARROW if logical >= _NARROW else Room.SINGLE

    def render_screen(self, screen: BoardEditScreen) -> None:
        """Draw the whole page anew from plain data."""
        before, self._screen = self._screen, screen
        on_board = self.board.isAncestorOf(QApplication.focusWidget() or self)
        self._is_rendering = True
        self.empty.say(screen.loading)
        self.notice.say(screen.notice)
        self.bar.render_cards(screen)
        self.tools.say(screen.language)
        if screen.board is not None:
            self.place.render_board(screen.board, screen.language)
            self.board.set_highlighted(screen.selected_ids)
        self.story.render_story(screen)
        self.inspector.render_facts(screen)
        self.result.render_result(screen.result)
        self.saving.render_saving(screen.save, screen.language)
        self._arrange()
        if on_board and not screen.save.open and not self._is_at_empty_zone():
            self._focus_selected()
        self._is_rendering = False
        if screen.notice and (before is None or screen.notice != before.notice):
            event = QAccessibleAnnouncementEvent(self.notice, screen.notice)
            QAccessible.updateAccessibility(event)

    def focus_page(self) -> None:
        """Put the keyboard on the board, as far as there is one."""
        if self._screen is None or self._screen.board is None:
            self.setFocus()
        else:
            self._focus_selected()

    def adapt(self) -> None:
        """Take a new text size, new colours or another width."""
        self.bar.list.lay_out_again()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the parts side by side, or show one of them."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit the selected card, and go from part to part."""
        if self._press_page(event):
            return
        key = key_of(event)
        if key is None or self._screen is None or self._screen.board is None:
            super().keyPressEvent(event)
        elif key.adds:
            self.add_requested.emit(key.command.removeprefix("to-"), key.other)
        else:
            self.commanded.emit(key.command, key.other)

    def _press_page(self, event: QKeyEvent) -> bool:
        matches, standard = event.matches, QKeySequence.StandardKey
        commands: dict[bool, Callable[[], None]] = {
            matches(standard.Undo): lambda: self._command("undo"),
            matches(standard.Redo) or _is_control(event, Qt.Key.Key_Y): (
                lambda: self._command("redo")
            ),
            matches(standard.Save): lambda: self._command("save"),
            event.text() == "/": self._go_to_search,
            event.key() == Qt.Key.Key_Escape: self._leave,
            letter_of(event) == "V": self._turn_text,
            _is_plain_down(event): self._go_into_zone,
        }
        command = commands.get(True)
        if command is None:
            return False
        command()
        return True

    def _command(self, command: str, other: bool = False) -> None:
        if command == "as-text":
            self._turn_text()
        else:
            self.commanded.emit(command, other)

    def _turn_text(self) -> None:
        """Change between the board's picture and its text; the selection stays."""
        if self._screen is not None and self._screen.board is not None:
            self._open_tab("board")
            self.place.turn()
            self._focus_selected()

    def _leave(self) -> None:
        """Go back from search or list to the board, and from there off the page."""
        focused = QApplication.focusWidget()
        aside = focused is not None and (
            self.bar.isAncestorOf(focused) or self.column.isAncestorOf(focused)
        )
        if aside and self._screen is not None and self._screen.board is not None:
            self._open_tab("board")
            self._focus_selected()
        else:
            self.leave_requested.emit()

    def _go_to_search(self) -> None:
        if self.room is not Room.WIDE:
            self._open_tab("cards")
        self.bar.focus_search()

    def _go_into_zone(self) -> None:
        """Go from a zone on the board to its cards, which the inspector lists."""
        if self._screen is None or self._screen.selected is None:
            return
        if self._screen.selected.beside:
            self._open_tab("card")
            self.inspector.focus_cards()

    def _focus_selected(self) -> None:
        if self.place.as_text:
            self.place.take_focus()
            return
        ids = frozenset() if self._screen is None else self._screen.selected_ids
        shown = [each for each in self.board.pressables() if each.isVisibleTo(self)]
        full = [each for each in shown if each.object_ids()]
        chosen = [each for each in full if each.object_ids() & ids] or full or shown
        if chosen:
            chosen[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.board.ensureWidgetVisible(chosen[0])

    def _is_at_empty_zone(self) -> bool:
        """Say whether Tab has come to a zone in which nothing can be selected."""
        focused = QApplication.focusWidget()
        if not isinstance(focused, Pressable) or not self.board.isAncestorOf(focused):
            return False
        return focused.isVisibleTo(self) and not focused.object_ids()

    def _follow_focus(self, _left: QWidget | None, taken: QWidget | None) -> None:
        if isinstance(taken, Pressable) and self.board.isAncestorOf(taken):
            self._select(taken.object_ids())

    def _select(self, object_ids: frozenset[int]) -> None:
        """Report what the keyboard has come to, unless drawing itself moved it."""
        if not self._is_rendering:
            self.objects_selected.emit(object_ids)

    def _show_menu(self) -> None:
        if self._screen is None:
            return
        menu = EditMenu(self._theme, self._screen.language, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.commanded.connect(self._command)
        more = self.head.more
        menu.popup(more.mapToGlobal(more.rect().bottomLeft()))

    def _open_tab(self, tab: str) -> None:
        self._tab = tab
        self._arrange()
        focused = QApplication.focusWidget()
        if focused is None or not self.isAncestorOf(focused):
            self._focus_tab()  # what had the keyboard is hidden now

    def _focus_tab(self) -> None:
        """Put the keyboard into the part that is open."""
        parts = {"cards": self.bar.search, "card": self.inspector.first_focus()}
        if self._tab in parts:
            parts[self._tab].setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._focus_selected()

    def _connect(self) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow_focus)
        self.head.commanded.connect(self._command)
        self.head.menu_requested.connect(self._show_menu)
        self.tools.commanded.connect(self._command)
        self.tabs.chosen.connect(self._open_tab)
        self.bar.searched.connect(self.searched)
        self.bar.row_chosen.connect(self.row_chosen)
        self.bar.add_requested.connect(lambda other: self.add_requested.emit("", other))
        self.inspector.card_chosen.connect(lambda each: self._select(frozenset({each})))
        self.inspector.remove_requested.connect(lambda: self._command("remove"))
        self.inspector.life_set.connect(self.life_set)
        self.inspector.decide_requested.connect(self.decide_requested)
        self.inspector.turn_set.connect(self.turn_set)
        self.inspector.step_set.connect(self.step_set)
        self.inspector.rel_set.connect(self.rel_set)
        self.saving.named_as.connect(self.named_as)
        self.saving.dismissed.connect(self.saving_closed)

    def _lay_out(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._below.column.addWidget(self.story)
        self._facts.column.addWidget(self.inspector)
        self._answer.column.addWidget(self.result)
        centre = QVBoxLayout(self._centre)
        centre.setContentsMargins(0, 0, 0, 0)
        centre.setSpacing(8)
        centre.addWidget(self.tools)
        centre.addWidget(self.place, 1)
        centre.addWidget(self._below)
        right = QVBoxLayout(self.column)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(8)
        right.addWidget(self._facts, 1)
        right.addWidget(self._answer, 1)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.bar)
        row.addWidget(self._centre, 1)
        row.addWidget(self.column)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 16, 24, 12)
        page.setSpacing(8)
        for part in (self.head, self.saving, self.notice, self.empty, self.tabs):
            page.addWidget(part)
        page.addLayout(row, 1)
        self._end = QWidget()
        page.addWidget(self._end, 1)

    def _arrange(self) -> None:
        screen = self._screen
        if screen is None:
            return
        room = self.room
        has_room = room is not Room.SINGLE or not screen.save.open
        there = screen.board is not None and has_room
        self.head.render_head(screen, _HEAD[room])
        self._say_tabs(screen.language, room)
        self.tabs.setVisible(there and room is not Room.WIDE)
        self.empty.setVisible(bool(screen.loading))
        self.notice.setVisible(bool(screen.notice))
        self._end.setVisible(not there)
        wide, single = room is Room.WIDE, room is Room.SINGLE
        cards = self._tab == "cards"
        self.bar.setVisible(there and (wide or cards))
        self._centre.setVisible(there and (not single or self._tab == "board"))
        right = wide or (not cards if room is Room.NARROW else self._tab == "card")
        self.column.setVisible(there and right)
        self.tools.setVisible(wide)
        self._below.setVisible(wide or not screen.save.open)
        self._take_widths(single)

    def _say_tabs(self, language: str, room: Room) -> None:
        titles = tuple((each, word(language, f"edit.tab.{each}")) for each in _TABS)
        shown = "card" if room is Room.NARROW and self._tab == "board" else self._tab
        self.tabs.say(titles, shown, word(language, "edit.title"))
        self.tabs.show_only(_TABS if room is Room.SINGLE else _TABS[1:])

    def _take_widths(self, single: bool) -> None:
        widest = 16_777_215
        for part, width in ((self.bar, _CARDS), (self.column, _RIGHT)):
            part.setMinimumWidth(0 if single else self._theme.px(width))
            part.setMaximumWidth(widest if single else self._theme.px(width))
        for scroll in (self._below, self._facts, self._answer):
            scroll.fit()
        room = max(self.height() // (5 if single else 3), self._theme.px(48))
        self._below.setFixedHeight(min(self._below.content_height(), room))


def _is_plain_down(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Down and not event.modifiers()


def _is_control(event: QKeyEvent, key: Qt.Key) -> bool:
    return (
        event.key() == key and event.modifiers() == Qt.KeyboardModifier.ControlModifier
    )

"""The board picture: what it shows, that nothing is cut and nothing overlaps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from msgspec import structs
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quizapp.bank.board_view import BoardView, CardView, Hue, ZoneView
from quizapp.gui.board.board_widget import BoardWidget
from quizapp.gui.board.cards.button import CardButton
from quizapp.gui.board.cards.size import PEEK, RING, CardSize
from quizapp.gui.board.half_panel import HalfPanel
from quizapp.gui.board.ribbon import RibbonStrip
from quizapp.gui.board.stack_box import StackBox
from quizapp.gui.board.team_strip import TeamStrip
from quizapp.gui.board.zone_pill import ZonePill
from quizapp.gui.look.theme import Theme, ThemeMode
from tests.support.sample_boards import (
    SAMPLES,
    controlled_turn,
    resolving_command,
    two_headed,
)

Shown = Callable[..., BoardWidget]
Room = tuple[tuple[int, int], float]
ROOMS: tuple[Room, ...] = (
    ((848, 740), 1.0),
    ((584, 560), 1.0),
    ((1040, 900), 1.0),
    ((660, 800), 2.0),
    ((580, 800), 2.0),
)
"""Width, height and text scale."""


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Shown]:
    """Show a board of a size, theme, scale and language."""
    themes = []

    def show(
        board: BoardView,
        size: tuple[int, int] = (848, 740),
        language: str = "en",
        mode: ThemeMode = ThemeMode.LIGHT,
        scale: float = 1.0,
    ) -> BoardWidget:
        theme = Theme(mode, scale)
        themes.append(theme)
        widget = BoardWidget(theme)
        qtbot.addWidget(widget)
        widget.resize(*size)
        widget.render_board(board, language)
        widget.show()
        qtbot.waitExposed(widget)
        return widget

    yield show
    themes.clear()


def painted(widget: QWidget) -> QImage:
    """Paint a widget wholly, also what has been scrolled away."""
    return widget.grab().toImage()


def place_of(board: BoardWidget, widget: QWidget) -> QRect:
    """Return where a widget stands on the board."""
    return QRect(widget.mapTo(board.widget(), widget.rect().topLeft()), widget.size())


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("mode", [ThemeMode.LIGHT, ThemeMode.DARK])
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_no_text_on_the_board_is_cut(
    shown: Shown, name: str, language: str, mode: ThemeMode, room: Room
) -> None:
    size, scale = room
    board = shown(SAMPLES[name](language), size, language, mode, scale)

    painted(board.widget())

    cut = {
        child.objectName(): child.cut
        for child in board.findChildren(QWidget)
        if getattr(child, "cut", ())
    }
    assert cut == {}


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_only_an_attached_card_overlaps_another(
    shown: Shown, name: str, room: Room
) -> None:
    size, scale = room
    board = shown(SAMPLES[name]("fr"), size, "fr", scale=scale)
    attached = {62}

    boxes = [
        (pressable.objectName(), place_of(board, pressable))
        for pressable in board.pressables()
        if pressable.isVisible() and not pressable.object_ids() & attached
    ]

    assert boxes
    overlaps = [
        (one, other)
        for (one, place), (other, other_place) in combinations(boxes, 2)
        if place.intersects(other_place)
    ]
    assert overlaps == []


@pytest.mark.parametrize("width", [320, 420, 584, 640, 848, 1040, 1300])
def test_everything_stays_inside_its_half(shown: Shown, width: int) -> None:
    board = shown(controlled_turn(), (width, 900))

    for half in board.findChildren(HalfPanel):
        for child in half.pressables():
            assert child.isHidden() or half.rect().contains(child.geometry()), (
                child.objectName()
            )


def test_the_active_player_sits_below(shown: Shown) -> None:
    nicole_active = shown(controlled_turn())
    amy_active = shown(resolving_command())

    def top(board: BoardWidget, seat: int) -> int:
        half = board.findChild(HalfPanel, f"half-{seat}")
        assert half is not None
        return place_of(board, half).top()

    assert top(nicole_active, 1) > top(nicole_active, 0)
    assert top(amy_active, 0) > top(amy_active, 1)


def test_the_life_total_of_a_team_stands_above_its_halves(shown: Shown) -> None:
    board = shown(two_headed())
    tops = {
        name: place_of(board, widget).top()
        for name in (
            "team-2",
            "half-2",
            "half-3",
            "stack",
            "team-0",
            "half-0",
            "half-1",
        )
        if (widget := board.findChild(QWidget, name)) is not None
    }

    assert list(tops) == sorted(tops, key=lambda name: tops[name])
    assert len(tops) == 7


def test_the_life_total_of_a_team_is_heard_once(shown: Shown) -> None:
    board = shown(two_headed())

    heard = [
        widget.accessibleName()
        for widget in board.findChildren(QWidget)
        if "life" in widget.accessibleName()
    ]
    assert sorted(heard) == [
        "Amy and Alice, 30 life",
        "Nicole and Nora, 7 life",
    ]


def test_a_board_without_teams_follows_one_with_teams(shown: Shown) -> None:
    board = shown(two_headed())

    board.render_board(resolving_command(), "en")

    assert board.widget().findChildren(TeamStrip) == []


def test_cards_become_small_on_a_narrow_board(shown: Shown) -> None:
    board = shown(controlled_turn(), (848, 740))
    card = board.findChild(CardButton, "card-1")
    assert card is not None
    wide = card.size()

    board.resize(584, 560)

    assert (wide.width() - 8, wide.height() - 8) == (120, 168)
    assert (card.width() - 8, card.height() - 8) == (80, 112)


def test_a_tapped_card_lies_on_its_side(shown: Shown) -> None:
    board = shown(controlled_turn())

    card = board.findChild(CardButton, "card-3")

    assert card is not None
    assert (card.width() - 8, card.height() - 8) == (168, 120)


def test_on_a_low_board_the_other_half_folds_and_can_be_shown(shown: Shown) -> None:
    board = shown(controlled_turn(), (608, 360))
    other = board.findChild(CardButton, "card-11")
    own = board.findChild(CardButton, "card-1")
    half = board.findChild(HalfPanel, "half-0")
    assert other is not None
    assert own is not None
    assert half is not None
    assert (other.isVisible(), own.isVisible()) == (False, True)

    half.show_button.click()

    assert other.isVisible()


def test_a_half_with_a_highlighted_card_does_not_fold(shown: Shown) -> None:
    board = shown(controlled_turn(), (608, 360))
    other = board.findChild(CardButton, "card-11")
    assert other is not None

    board.set_highlighted({11})

    assert other.isVisible()


def test_the_highlight_reaches_cards_lands_zones_and_the_stack(shown: Shown) -> None:
    board = shown(controlled_turn())

    board.set_highlighted({1, 21, 31})

    ringed = {p.objectName() for p in board.pressables() if p.highlighted}
    assert ringed == {"card-1", "lands-Island", "zone-1-graveyard"}


def test_a_highlight_changes_the_picture_and_goes_again(shown: Shown) -> None:
    board = shown(resolving_command())
    stack = board.findChild(StackBox, "stack")
    card = board.findChild(CardButton, "card-52")
    assert stack is not None
    assert card is not None
    before = (painted(stack), painted(card))

    board.set_highlighted({91, 52})
    lit = (painted(stack), painted(card))
    board.set_highlighted(())

    assert lit[0] != before[0]
    assert lit[1] != before[1]
    assert (painted(stack), painted(card)) == before


def test_a_change_of_theme_and_scale_redraws_the_board(shown: Shown) -> None:
    board = shown(controlled_turn())
    card = board.findChild(CardButton, "card-1")
    assert card is not None
    light, width = painted(card), card.width()

    card.theme.set_mode(ThemeMode.DARK)
    dark = painted(card)
    card.theme.set_scale(1.5)

    assert dark != light
    assert card.width() - 8 == (width - 8) * 1.5 or card.width() - 8 == 80 * 1.5


def test_a_new_board_leaves_nothing_of_the_old_one(shown: Shown) -> None:
    board = shown(controlled_turn())

    board.render_board(resolving_command(), "en")

    names = {card.card.name for card in board.widget().findChildren(CardButton)}
    assert "Sorin Markov" in names
    assert "Phyrexian Soulgorger" not in names


def test_what_assistive_technology_hears_names_the_things(shown: Shown) -> None:
    board = shown(controlled_turn())

    def heard(name: str) -> str:
        widget = board.findChild(QWidget, name)
        assert widget is not None
        return widget.accessibleName()

    assert heard("card-1") == (
        "Phyrexian Soulgorger, Snow Artifact Creature — Phyrexian Construct, 8/8, 2 age"
    )
    assert heard("card-2") == "Face-down creature, 2/2"
    assert heard("card-3").endswith("1/1, tapped")
    assert heard("lands-Island") == "4 Island, 1 tapped"
    assert heard("zone-1-hand") == "Hand: 5"
    assert heard("player-1").startswith("Nicole, active player")
    assert heard("stack") == "Stack: Empty"
    assert heard("turn-bar") == "Nicole's turn, Draw"


def test_the_ribbon_says_who_decides_how_long_and_because_of_what(
    shown: Shown,
) -> None:
    board = shown(controlled_turn())

    ribbon = board.findChild(RibbonStrip, "ribbon")

    assert ribbon is not None
    assert ribbon.accessibleName() == (
        "Amy decides for Nicole, all of this turn, because of Mindslaver"
    )


def test_everything_that_takes_the_keyboard_has_a_name(shown: Shown) -> None:
    board = shown(resolving_command())

    nameless = [p.objectName() for p in board.pressables() if not p.accessibleName()]

    assert nameless == []


def test_a_zone_shows_its_note_where_there_is_room(shown: Shown) -> None:
    board = shown(controlled_turn())
    pill = board.findChild(ZonePill, "zone-0-hand")
    assert pill is not None
    with_note = painted(pill)

    board.resize(584, 560)

    assert painted(pill).size() != with_note.size()
    assert pill.toolTip() == "hidden from Nicole"


@pytest.mark.parametrize("size", [(848, 740), (584, 560)])
def test_a_half_without_cards_is_as_low_as_one_row_of_its_zones(
    shown: Shown, size: tuple[int, int]
) -> None:
    full = controlled_turn()
    bare = structs.replace(full.players[0], permanents=(), lands=())
    board = shown(structs.replace(full, players=(bare, full.players[1])), size)

    half = board.findChild(HalfPanel, "half-0")
    assert half is not None
    assert len({pill.y() for pill in half.zones}) == 1
    assert half.height() < 2 * max(pill.height() for pill in half.zones) + 28


def test_a_known_hand_says_its_cards_also_where_other_notes_are_left_out(
    qtbot: QtBot,
) -> None:
    card = CardView(3, "Fling", Hue.RED)
    hand = ZoneView("hand", "Hand", 2, "Amy may look", (card,))
    place, theme = QWidget(), Theme()
    qtbot.addWidget(place)
    pill = ZonePill(theme, hand, place)

    pill.take_size(small=True)

    assert pill.note == "Fling · Amy may look"
    assert pill.accessibleDescription() == pill.note
    assert pill.toolTip() == ""
    assert not painted(pill).isNull()
    assert pill.cut == ()


@pytest.mark.parametrize("width", [848, 640, 420])
def test_zones_below_each_other_stand_in_full_rows(shown: Shown, width: int) -> None:
    """Where a note takes the room of a zone, only the cards of the hand are named."""
    full = controlled_turn()
    card = CardView(3, "Angel’s Mercy", Hue.WHITE)
    hand = ZoneView("hand", "Hand", 1, "hidden from everybody else", (card,))
    exile = ZoneView("exile", "Exile", 0)
    zones = (hand, *full.players[0].zones[1:3], exile)
    bare = structs.replace(full.players[0], permanents=(), lands=(), zones=zones)
    board = shown(structs.replace(full, players=(bare, full.players[1])), (width, 740))

    half = board.findChild(HalfPanel, "half-0")
    assert half is not None
    rows = [pill.geometry().center().y() for pill in half.zones]
    assert len({rows.count(each) for each in rows}) == 1
    assert all(painted(pill) and pill.cut == () for pill in half.zones)


@pytest.mark.parametrize("size", list(CardSize))
def test_the_name_of_an_attached_card_stands_where_the_host_does_not_hide_it(
    qtbot: QtBot, size: CardSize
) -> None:
    place, theme = QWidget(), Theme()
    qtbot.addWidget(place)

    def below_the_peek(name: str) -> QImage:
        aura = CardView(5, name, Hue.BLACK, attached_to=4)
        button = CardButton(theme, aura, "en", place)
        button.take_size(size)
        picture = painted(button)
        top = button.rect().top() + RING + PEEK
        return picture.copy(0, top, picture.width(), picture.height() - top)

    assert below_the_peek("Demonic Appetite") == below_the_peek("Demonic Aardvark")


def test_a_board_that_need_not_scroll_any_more_is_as_wide_as_its_place(shown):
    board = shown(controlled_turn(), size=(848, 200))
    always_on = board.verticalScrollBarPolicy()
    board.resize(848, 900)

    assert always_on is Qt.ScrollBarPolicy.ScrollBarAlwaysOn
    assert board.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert board.widget().width() == board.width()

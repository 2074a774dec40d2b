"""Colours, type, icons and the theme that holds them."""

from __future__ import annotations

import itertools
import logging

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from quizapp.bank.board_view import Hue
from quizapp.gui.look.fonts import Role, role_font
from quizapp.gui.look.icons import icon_pixmap
from quizapp.gui.look.style_sheet import style_sheet
from quizapp.gui.look.theme import Theme, ThemeMode, apply_theme, palette_of
from quizapp.gui.look.tokens import (
    DARK,
    LIGHT,
    MANA_DISCS,
    PLAIN_DISC,
    STRONG,
    Ink,
    Tokens,
)
from quizapp.gui.paint.canvas import Canvas, paint_safely
from tests.support.pattern_picture import picture_of

BOTH = pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
ALL = pytest.mark.parametrize(
    "tokens",
    [LIGHT, DARK, *STRONG.values()],
    ids=["light", "dark", "light-strong", "dark-strong"],
)


def luminance(colour: str) -> float:
    """Return the relative luminance that WCAG 2.2 defines."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue, _ = QColor(colour).getRgbF()
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@BOTH
def test_text_can_be_read_on_every_ground(tokens: Tokens) -> None:
    grounds = (tokens.bg, tokens.surface, tokens.sunken, tokens.hover)
    weakest = min(
        contrast(text, ground)
        for text in (tokens.text, tokens.text2, tokens.text3)
        for ground in grounds
    )
    assert weakest >= 4.5


@BOTH
def test_text_on_fills_and_tints_can_be_read(tokens: Tokens) -> None:
    tones = (
        tokens.accent_tone,
        tokens.right_tone,
        tokens.wrong_tone,
        tokens.caution_tone,
        tokens.info_tone,
        tokens.player_tone(0),
        tokens.player_tone(1),
    )
    assert min(contrast(tone.on, tone.fill) for tone in tones) >= 4.5
    assert min(contrast(tone.text, tone.soft) for tone in tones) >= 4.5
    assert min(contrast(tokens.text, tone.soft) for tone in tones) >= 4.5


@ALL
def test_what_the_design_sets_on_a_colour_can_be_read_there(tokens: Tokens) -> None:
    grounds = (tokens.bg, tokens.surface)
    tones = (
        tokens.right_tone,
        tokens.wrong_tone,
        tokens.caution_tone,
        tokens.info_tone,
    )
    players = (tokens.player_tone(0), tokens.player_tone(1))
    pairs = [
        *((tone.text, ground) for tone in tones for ground in grounds),
        *((tone.text, ground) for tone in players for ground in grounds),
        *((tokens.text2, tone.soft) for tone in (*tones, *players)),
        *((tokens.accent, ground) for ground in (*grounds, tokens.accentsoft)),
        (tokens.text2, tokens.accentsoft),
        (tokens.on, tokens.accenthover),
        (tokens.text, tokens.raised),
        (tokens.text3, tokens.raised),
    ]

    weak = [pair for pair in pairs if contrast(*pair) < 4.5]
    assert weak == []


@pytest.mark.parametrize("tokens", STRONG.values(), ids=["light", "dark"])
def test_stronger_outlines_all_carry_meaning_and_nothing_is_tinted(
    tokens: Tokens,
) -> None:
    tones = (
        tokens.right_tone,
        tokens.wrong_tone,
        tokens.caution_tone,
        tokens.info_tone,
    )
    lines = [tokens.border, tokens.line, *(tone.line for tone in tones)]

    assert min(contrast(line, tokens.surface) for line in lines) >= 3
    assert {tone.soft for tone in tones} == {tokens.surface}


@BOTH
def test_outlines_that_carry_meaning_stand_out(tokens: Tokens) -> None:
    for line in (tokens.strong, tokens.accent):
        for ground in (tokens.bg, tokens.surface, tokens.sunken):
            assert contrast(line, ground) >= 3


@BOTH
def test_every_card_colour_has_a_band_on_which_a_name_can_be_read(
    tokens: Tokens,
) -> None:
    assert set(tokens.bands) == set(Hue)
    assert min(contrast(tokens.text, band.fill) for band in tokens.bands.values()) >= 8


def test_every_mana_disc_shows_its_letter() -> None:
    discs: list[Ink] = [*MANA_DISCS.values(), PLAIN_DISC]

    assert min(contrast(disc.ink, disc.fill) for disc in discs) >= 5


def test_every_role_uses_a_shipped_font_in_its_own_weight(qapp: QApplication) -> None:
    for role in Role:
        size, _, weight = role.value
        shown = QFontInfo(role_font(role, 1.0))
        family = "JetBrains Mono" if role is Role.CODE else "Inter"
        assert (shown.family(), shown.pixelSize(), shown.weight()) == (
            family,
            size,
            weight,
        )


def test_the_text_scale_multiplies_type_lines_and_controls(qapp: QApplication) -> None:
    theme = Theme(scale=1.5)

    assert theme.font(Role.READING).pixelSize() == 24
    assert theme.line(Role.READING) == 36
    assert theme.px(40) == 60


@pytest.mark.parametrize(("wanted", "kept"), [(0.5, 1.0), (1.25, 1.25), (3.0, 2.0)])
def test_the_text_scale_stays_between_100_and_200_per_cent(
    qapp: QApplication, wanted: float, kept: float
) -> None:
    theme = Theme()

    theme.set_scale(wanted)

    assert theme.scale == kept


def test_the_theme_says_when_it_changes_and_only_then(qtbot: QtBot) -> None:
    theme = Theme()
    with qtbot.waitSignal(theme.changed):
        theme.set_mode(ThemeMode.DARK)
    with qtbot.waitSignal(theme.changed):
        theme.set_scale(1.25)
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_mode(ThemeMode.DARK)
        theme.set_scale(1.25)

    assert (theme.dark, theme.tokens) == (True, DARK)


def test_the_program_changes_its_dress_with_the_theme(qapp: QApplication) -> None:
    before = (qapp.palette(), qapp.font())
    theme = Theme()
    try:
        apply_theme(qapp, theme)
        light = qapp.palette().color(QPalette.ColorRole.Window).name()
        theme.set_mode(ThemeMode.DARK)
        dark = qapp.palette().color(QPalette.ColorRole.Window).name()
    finally:
        theme.changed.disconnect()
        qapp.setPalette(before[0])
        qapp.setFont(before[1])

    assert (light, dark) == (LIGHT.bg, DARK.bg)


@BOTH
def test_the_palette_and_the_style_sheet_use_the_tokens_alone(tokens: Tokens) -> None:
    palette = palette_of(tokens)

    assert palette.color(QPalette.ColorRole.Base).name() == tokens.surface
    assert tokens.accentfill in style_sheet(tokens, 1.0)
    assert "min-height: 78px" in style_sheet(tokens, 2.0)


@ALL
@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit])
def test_what_an_empty_field_says_can_be_read_as_it_is_painted(
    qtbot: QtBot, tokens: Tokens, kind: type[QLineEdit | QPlainTextEdit]
) -> None:
    field = kind()
    qtbot.addWidget(field)
    field.setPalette(palette_of(tokens))
    field.setStyleSheet(style_sheet(tokens, 1.0))
    field.setFont(role_font(Role.BIG_NUMBER, 2.0))
    field.setPlaceholderText("IIII")
    field.resize(400, 160)

    picture = field.grab().toImage()

    inside = [
        picture.pixelColor(x, y).name()
        for x in range(20, 380, 2)
        for y in range(20, 140, 8)
    ]
    assert max(contrast(ink, tokens.surface) for ink in inside) >= 4.5


def test_an_icon_is_drawn_in_its_colour_at_the_devices_ratio(
    qapp: QApplication,
) -> None:
    icon = icon_pixmap("heart-fill", 16, "#ff0000", 2.0)

    assert icon.deviceIndependentSize().width() == 16
    assert icon.toImage().pixelColor(16, 16).name() == "#ff0000"


def test_a_missing_icon_draws_nothing_and_is_reported_once(
    qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        sizes = [icon_pixmap("no-such-sign", size, "#000000") for size in (16, 24)]

    assert all(pixmap.toImage().pixelColor(8, 8).alpha() == 0 for pixmap in sizes)
    assert [record.getMessage() for record in caplog.records] == [
        "icon is missing: no-such-sign"
    ]


def test_a_failing_painter_leaves_a_plain_rectangle_and_a_line_in_the_log(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(QWidget):
        """Fails whenever it is painted."""

        def paintEvent(self, event: object) -> None:
            """Paint through a function that raises."""
            paint_safely(self, Theme(), self._fail)

        def _fail(self, canvas: Canvas, area: QRectF) -> None:
            raise ValueError("nothing to draw")

    widget = Broken()
    qtbot.addWidget(widget)

    with caplog.at_level(logging.ERROR):
        picture = widget.grab().toImage()

    assert picture.pixelColor(3, 3).name() == LIGHT.sunken
    assert "Broken could not be painted" in caplog.text


def test_the_card_patterns_differ_from_each_other(qtbot: QtBot) -> None:
    pictures = {hue: picture_of(hue) for hue in Hue}

    same = [
        pair
        for pair in itertools.combinations(Hue, 2)
        if pictures[pair[0]] == pictures[pair[1]]
    ]
    assert same == []

"""One player's half of the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from quizapp.bank.board_view import CardView, PlayerView, RibbonKind
from quizapp.gui.board.arranging.plan import Plan
from quizapp.gui.board.cards.button import CardButton
from quizapp.gui.board.cards.size import PEEK
from quizapp.gui.board.half_header import HalfHeader
from quizapp.gui.board.land_pile import LandPileButton
from quizapp.gui.board.ribbon import CORNER, LINE, RibbonStrip
from quizapp.gui.board.zone_pill import ZonePill
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.box_flow import Flow, Size, flow_boxes
from quizapp.gui.paint.canvas import Canvas, paint_safely
from quizapp.gui.paint.patterns import clipped, paint_hatching, rounded_path
from quizapp.gui.paint.pressable import RING, Pressable
from quizapp.presenters.wording import word

_MARGIN = 12
_EDGE = 8
"""Width of the hatched edge of a player for whom somebody decides."""
_GAP = 4
"""Between cards; with the room for their rings this makes 12."""


class HalfPanel(QWidget):
    """Head, cards, lands and zones of one player, under a ribbon if there is one."""

    details_asked = Signal(object)
    """Carries the CardView."""
    zone_opened = Signal(object)
    """Carries the ZoneView."""
    unfold_asked = Signal()

    def __init__(
        self, theme: Theme, player: PlayerView, names: Sequence[str], language: str
    ) -> None:
        super().__init__()
        self.theme = theme
        self.player = player
        self._head_height = 0
        self.setObjectName(f"half-{player.seat}")
        self.ribbon = self._make_ribbon(names, language)
        self.header = HalfHeader(theme, player, language, self)
        self.show_button = named(
            QPushButton(word(language, "board.show"), self), f"show-{player.seat}"
        )
        self.show_button.setProperty("kind", "ghost")
        self.show_button.setVisible(False)
        self.show_button.clicked.connect(self.unfold_asked)
        self.groups = [
            [self._make_card(card, language) for card in group]
            for group in group_cards(player.permanents)
        ]
        self.lands = [
            LandPileButton(theme, pile, language, self) for pile in player.lands
        ]
        self.zones = [ZonePill(theme, zone, self) for zone in player.zones]
        for pill in self.zones:
            pill.setObjectName(f"zone-{player.seat}-{pill.zone.key}")
            pill.zone_opened.connect(self.zone_opened)

    def pressables(self) -> tuple[Pressable, ...]:
        """Return everything here that takes the keyboard."""
        cards = [card for group in self.groups for card in group]
        return (*cards, *self.lands, *self.zones)

    def focus_chain(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through, in order."""
        return (self.show_button, *self.pressables())

    def arrange(self, width: int, plan: Plan, folded: bool) -> int:
        """Place everything for a width and return the height it takes."""
        top = self._place_ribbon(width)
        self._head_height = top
        left = _MARGIN + (_EDGE if self.ribbon else 0)
        for pressable in self.pressables():
            pressable.setVisible(not folded)
        self.show_button.setVisible(folded)
        self.header.set_folded(folded)
        top += 10
        if folded:
            return self._place_folded(left, top, width)
        # Without a card beside it a column of zones would only make the half higher.
        below = plan.zones_below or not self.groups
        in_row = width - _MARGIN - left + 2 * RING if below else 0
        self._take_sizes(plan, in_row)
        zone_width = 0 if below else self._place_zones(width, top)
        right = width - _MARGIN - zone_width
        head = self.header.height_for(right - left)
        self.header.setGeometry(left, top, right - left, head)
        room = QRect(left - RING, top + head + 8 - RING, right - left + 2 * RING, 0)
        bottom = self._place_field(room, plan)
        if below:
            bottom = self._flow(self.zones, room.left(), bottom, room.width())
        else:
            last = self.zones[-1].geometry().bottom() + 1 if self.zones else 0
            bottom = max(bottom, last)
        return bottom - RING + _MARGIN

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, and the decider's outline around it."""
        paint_safely(self, self.theme, self._paint)

    def _make_ribbon(self, names: Sequence[str], language: str) -> RibbonStrip | None:
        if self.player.ribbon is None:
            return None
        ribbon = RibbonStrip(self.theme, self, joined=True)
        ribbon.render_ribbon(self.player.ribbon, names, language)
        return ribbon

    def _make_card(self, card: CardView, language: str) -> CardButton:
        button = CardButton(self.theme, card, language, self)
        button.details_asked.connect(self.details_asked)
        return button

    def _place_ribbon(self, width: int) -> int:
        if self.ribbon is None:
            return 0
        height = self.ribbon.height_for(width)
        self.ribbon.setGeometry(0, 0, width, height)
        return height

    def _place_folded(self, left: int, top: int, width: int) -> int:
        self.show_button.adjustSize()
        button = self.show_button.sizeHint()
        head_width = width - left - _MARGIN - button.width() - 8
        head = self.header.height_for(head_width)
        self.header.setGeometry(left, top, head_width, head)
        middle = top + head // 2
        self.show_button.setGeometry(
            width - _MARGIN - button.width(),
            middle - button.height() // 2,
            button.width(),
            button.height(),
        )
        return top + head + 10

    def _take_sizes(self, plan: Plan, in_row: int) -> None:
        """Let each part take its size; zones that stand in one row share its width."""
        for group in self.groups:
            for card in group:
                card.take_size(plan.cards)
        for pile in self.lands:
            pile.take_size(plan.tight_lands)
        small = plan.small_zones
        widths = [pill.needed_width(small) for pill in self.zones]
        if in_row:
            widths = self._share_row(widths, in_row)
        for pill, width in zip(self.zones, widths, strict=True):
            pill.take_size(small, width if in_row else max(widths))

    def _share_row(self, widths: list[float], in_row: int) -> list[float]:
        """Let zones that do not fit beside each other say less, or stand two by two."""
        in_brief = [pill.needed_width(False, brief=True) for pill in self.zones]
        smallest = [pill.needed_width(True, brief=True) for pill in self.zones]
        for each in (widths, in_brief, smallest):
            if sum(self.theme.px(face) + 2 * RING for face in each) <= in_row:
                return each
        half = (in_row // 2 - 2 * RING) / self.theme.scale
        return [max(half, least) for least in smallest]

    def _place_zones(self, width: int, top: int) -> int:
        """Place the column of zones and return the room it takes, gap included."""
        if not self.zones:
            return 0
        zone_width = self.zones[0].width()
        left = width - _MARGIN - zone_width + RING
        down = top - RING
        for pill in self.zones:
            pill.move(left, down)
            down += pill.height()
        return zone_width - 2 * RING + _MARGIN

    def _place_field(self, room: QRect, plan: Plan) -> int:
        """Place cards and lands and return where they end."""
        sizes = [self._group_size(group) for group in self.groups]
        gap = 0 if plan.small_zones else _GAP
        flow = flow_boxes(sizes, room.width(), gap)
        for group, (left, top) in zip(self.groups, flow.places, strict=True):
            self._place_group(group, room.left() + left, room.top() + top)
        bottom = room.top() + flow.height
        if not self.lands:
            return bottom
        if plan.tight_lands and self._place_lands_beside(room, flow):
            return bottom
        return self._flow(self.lands, room.left(), bottom, room.width())

    def _place_lands_beside(self, room: QRect, flow: Flow) -> bool:
        """Stack the piles right of the last row of cards, if they find room."""
        height = flow.height - flow.last_top
        tallest = max(pile.height() for pile in self.lands)
        widest = max(pile.width() for pile in self.lands)
        in_column = height // tallest
        if not in_column:
            return False
        columns = -(-len(self.lands) // in_column)
        start = flow.last_right + _GAP
        if start + columns * widest > room.width():
            return False
        for number, pile in enumerate(self.lands):
            column, row = divmod(number, in_column)
            pile.move(
                room.left() + start + column * widest,
                room.top() + flow.last_top + row * tallest,
            )
        return True

    def _flow(self, boxes: Sequence[Pressable], left: int, top: int, width: int) -> int:
        sizes = [(box.width(), box.height()) for box in boxes]
        flow = flow_boxes(sizes, width, 0)
        for box, (across, down) in zip(boxes, flow.places, strict=True):
            box.move(left + across, top + down)
        return top + flow.height

    def _group_size(self, group: Sequence[CardButton]) -> Size:
        width = max(card.width() for card in group)
        return width, self._host_top(group) + group[-1].height()

    def _host_top(self, group: Sequence[CardButton]) -> int:
        """Return how far the host stands below the group's top.

        A tapped host is lower than what is attached to it, which must not
        show beneath the host as well.
        """
        peek = self.theme.px(PEEK)
        *carried, host = group
        ends = [n * peek + card.height() for n, card in enumerate(carried)]
        return max([len(carried) * peek, *(end - host.height() for end in ends)])

    def _place_group(self, group: Sequence[CardButton], left: int, top: int) -> None:
        for number, card in enumerate(group):
            card.move(left, top + number * self.theme.px(PEEK))
            card.raise_()
        group[-1].move(left, top + self._host_top(group))

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens, ribbon = canvas.tokens, self.player.ribbon
        canvas.box(area, CORNER, tokens.sunken, tokens.border)
        if ribbon is None:
            return
        tone = tokens.player_tone(ribbon.controller_seat)
        scale = self.theme.scale
        with clipped(canvas.painter, rounded_path(area, CORNER)):
            top = self._head_height / scale
            edge = QRectF(area.left(), top, _EDGE / scale, area.height() - top)
            canvas.box(edge, 0, tone.soft)
            paint_hatching(canvas.painter, edge, tone.fill, 5)
        if ribbon.kind is RibbonKind.WAITING:
            canvas.dashed_box(area, CORNER, tone.fill, LINE)
        else:
            canvas.box(area, CORNER, None, tone.fill, LINE)


def group_cards(cards: Sequence[CardView]) -> tuple[tuple[CardView, ...], ...]:
    """Put attached cards before the card that carries them, the host last."""
    by_id = {card.object_id: card for card in cards}
    carried: dict[int, list[CardView]] = {}
    hosts = []
    for card in cards:
        root = card
        while root.attached_to in by_id and root.attached_to != card.object_id:
            root = by_id[root.attached_to]
        if root is card:
            hosts.append(card)
        else:
            carried.setdefault(root.object_id, []).append(card)
    return tuple((*carried.get(host.object_id, ()), host) for host in hosts)

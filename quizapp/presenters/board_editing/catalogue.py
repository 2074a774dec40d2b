"""The catalogue beside the board: cards found by name and type."""

from __future__ import annotations

from quizapp.bank.board_view import CardView
from quizapp.bank.situation_edits.answers import Opened
from quizapp.bank.situation_edits.edits import Where
from quizapp.presenters.board_editing.saying import Voice
from quizapp.presenters.board_editing.screen import Catalogue


class CardSearch:
    """Remembers what is searched for, and which card is chosen."""

    def __init__(self) -> None:
        self.query = ""
        self._chosen = -1

    def search(self, query: str) -> None:
        """Search for words; the chosen card stays if it is still found."""
        self.query = query

    def found(self, opened: Opened) -> tuple[CardView, ...]:
        """List the cards in which every word stands."""
        words = self.query.casefold().split()
        return tuple(
            card
            for card in opened.cards
            if all(each in _searched(card) for each in words)
        )

    def choose(self, opened: Opened, row: int) -> None:
        """Choose a row of what is found."""
        found = self.found(opened)
        if 0 <= row < len(found):
            self._chosen = found[row].object_id

    def chosen(self, opened: Opened) -> str:
        """Return the chosen card as files name it; "" if nothing is found."""
        row = self._row(opened)
        return (
            "" if row is None else opened.card_names[self.found(opened)[row].object_id]
        )

    def _row(self, opened: Opened) -> int | None:
        """Return the row of the chosen card, or of the first one found."""
        ids = [card.object_id for card in self.found(opened)]
        if not ids:
            return None
        return ids.index(self._chosen) if self._chosen in ids else 0

    def view(self, opened: Opened, player: str, voice: Voice) -> Catalogue:
        """Show what is found."""
        found = self.found(opened)
        zone = usual_zone(opened, self.chosen(opened))
        return Catalogue(
            query=self.query,
            count=voice.say("edit.count", n=len(found), total=len(opened.cards)),
            rows=found,
            chosen=self._row(opened),
            adds_to=voice.say(
                "edit.adds",
                zone=voice.say(f"edit.zone.{zone}"),
                player=voice.names[player],
            ),
        )


def usual_zone(opened: Opened, card: str) -> Where:
    """Return where a card is put unless something else is said."""
    return Where.BATTLEFIELD if card in opened.permanents else Where.HAND


def _searched(card: CardView) -> str:
    plain = card.name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return f"{card.name} {plain} {card.type_line}".casefold()

"""The catalogue: every card that questions may name, read from its file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from quizapp.bank.reading import Fault, Node, Report, UnreadableError, Vocabulary
from quizapp.bank.reading.document import read_document
from quizapp.bank.reading.files import list_files, read_author_file
from quizapp.rules.cards.abilities import CostPart, Instruction, StaticEffect
from quizapp.rules.cards.card import Card
from quizapp.rules.cards.mana import ManaCost, parse_mana_cost
from quizapp.rules.instructions.vocabulary import COSTS, INSTRUCTIONS, STATICS

MAXIMUM_LINES = 60
"""Lines of a card file."""


def _read_mana_cost(node: Node, report: Report) -> ManaCost:
    del report  # a ValueError becomes a fault at the node
    return parse_mana_cost(node.text)


CARD_WORDS = Vocabulary(
    families={
        Instruction: INSTRUCTIONS,
        CostPart: COSTS,
        StaticEffect: STATICS,
    },
    readers={ManaCost: _read_mana_cost},
    labels={
        Instruction: "instruction",
        CostPart: "cost",
        ManaCost: "mana cost",
        StaticEffect: "static ability",
    },
)


class Catalogue:
    """Cards by name; their files are read once, when the first card is asked for."""

    def __init__(self, *folders: Path) -> None:
        """Take folders of card files; a name belongs to the first that has it."""
        self._folders = folders

    @property
    def names(self) -> tuple[str, ...]:
        """List the names of all cards, sorted."""
        return tuple(sorted(self._cards))

    @property
    def cards(self) -> tuple[Card, ...]:
        """List all cards by name."""
        return tuple(self._cards[name] for name in self.names)

    def card(self, name: str) -> Card:
        """Return a card.

        :raises KeyError: if no card is called that.
        """
        return self._cards[name]

    def content_hash(self, name: str) -> str:
        """Return the hash of the file that a card was read from."""
        return self._read[2][name]

    def __contains__(self, name: str) -> bool:
        """Say whether there is a card of that name."""
        return name in self._cards

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """List what is wrong with the card files."""
        return tuple(sorted(self._read[1]))

    @cached_property
    def _cards(self) -> dict[str, Card]:
        return self._read[0]

    @cached_property
    def _read(self) -> tuple[dict[str, Card], list[Fault], dict[str, str]]:
        cards: dict[str, Card] = {}
        hashes: dict[str, str] = {}
        faults: list[Fault] = []
        for path, folder in self._files():
            name = path.relative_to(folder.parent).as_posix()
            try:
                file = read_author_file(path, name)
                card = read_document(
                    file.text, file.name, Card, CARD_WORDS, MAXIMUM_LINES
                )
            except UnreadableError as error:
                faults.extend(error.faults)
                continue
            if card.name in cards:
                message = f'a card called "{card.name}" stands in another file already'
                faults.append(Fault(name, 1, 1, message))
                continue
            cards[card.name] = card
            hashes[card.name] = file.content_hash
        return cards, faults, hashes

    def _files(self) -> Iterator[tuple[Path, Path]]:
        """Yield each file with the folder that it was found in."""
        for folder in self._folders:
            for path in list_files(folder):
                yield path, folder

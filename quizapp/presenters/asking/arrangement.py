"""An arrangement: the pieces that the learner has put in order so far."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.ordering.order import order_id


class Arrangement(Struct, frozen=True):
    """Pieces from the first place on; empty places come last, so there are no gaps."""

    places: int
    pieces: tuple[str, ...] = ()
    """Ids; one piece may stand at several places."""

    def __post_init__(self) -> None:
        """Refuse more pieces than places."""
        if len(self.pieces) > self.places:
            raise ValueError("there are more pieces than places")

    @property
    def is_full(self) -> bool:
        """Say whether every place is filled."""
        return len(self.pieces) == self.places

    @property
    def answer(self) -> tuple[str, ...]:
        """Return the answer as it is graded; nothing before every place is filled."""
        return (order_id(self.pieces),) if self.is_full and self.pieces else ()

    def places_of(self, piece_id: str) -> tuple[int, ...]:
        """List the places, counted from 1, at which a piece stands."""
        every = enumerate(self.pieces, start=1)
        return tuple(place for place, each in every if each == piece_id)

    def with_piece(self, piece_id: str) -> Arrangement:
        """Put a piece into the next empty place; nothing changes if there is none."""
        if self.is_full:
            return self
        return replace(self, pieces=(*self.pieces, piece_id))

    def with_piece_at(self, piece_id: str, place: int) -> Arrangement:
        """Put a piece at a place: instead of what is there, or into the next empty one."""
        if place >= len(self.pieces):
            return self.with_piece(piece_id)
        return self._changed({place: piece_id})

    def with_moved(self, place: int, goal: int) -> Arrangement:
        """Move a piece to another place; those between give way."""
        if not 0 <= place < len(self.pieces):
            return self
        rest = [*self.pieces]
        moved = rest.pop(place)
        rest.insert(max(0, min(goal, len(rest))), moved)
        return replace(self, pieces=tuple(rest))

    def without(self, place: int) -> Arrangement:
        """Take out what stands at a place; what comes after it moves up."""
        return replace(self, pieces=self.pieces[:place] + self.pieces[place + 1 :])

    def _changed(self, new: dict[int, str]) -> Arrangement:
        pieces = (new.get(place, each) for place, each in enumerate(self.pieces))
        return replace(self, pieces=tuple(pieces))

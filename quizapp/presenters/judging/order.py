"""Judges an order that was put together: in one sentence, and place by place."""

from __future__ import annotations

from collections.abc import Mapping

from quizapp.bank.ordering.order import first_difference, pieces_of
from quizapp.bank.posed import ExplainedOption, ExplainedPlace, Explanation, PosedPiece
from quizapp.presenters.feedback_screen import Verdict
from quizapp.presenters.judging.order_screen import JudgedPlace, OrderScreen, PlaceMark
from quizapp.presenters.judging.verdict import Marked, Sentence, say_as_if, say_why
from quizapp.presenters.wording import word


class OrderJudging:
    """One order that was put together, beside the right one."""

    def __init__(
        self,
        language: str,
        review: Marked,
        explanation: Explanation,
        pieces: tuple[PosedPiece, ...],
    ) -> None:
        """Take an answer, and the explanation as of the day that it is judged for."""
        self._language = language
        self._review = review
        self._explanation = explanation
        self._texts = {piece.piece_id: piece.text for piece in pieces}
        self._own = pieces_of(review.chosen[0]) if review.chosen else ()

    def sentence(self) -> Sentence:
        """Say how the order fared under the documents it was marked under."""
        review, options = self._review, self._explanation.options
        place = self._first_difference
        if not review.chosen:
            return self._say(Verdict.UNKNOWN, "order.unknown", say_why(review, options))
        if place is None:
            return self._say(Verdict.RIGHT, "verdict.right", say_why(review, options))
        heading = word(self._language, "order.wrong", place=place + 1)
        believed = self._believed
        if believed is not None:
            text, emphasis = say_as_if(self._language, believed)
            return Sentence(Verdict.WRONG, heading, text, emphasis)
        return Sentence(Verdict.WRONG, heading, self._say_difference(place))

    def screen(self, letters: Mapping[str, str]) -> OrderScreen:
        """Set the right order beside what the learner put together."""
        right = next((o.option_id for o in self._explanation.options if o.correct), "")
        now = right in self._review.key
        title = word(self._language, "order.title" if now else "order.title.then")
        every = enumerate(self._explanation.order)
        places = tuple(self._judged(number, place) for number, place in every)
        return OrderScreen(title, letters.get(right, ""), places)

    @property
    def _first_difference(self) -> int | None:
        right = tuple(place.piece_id for place in self._explanation.order)
        return first_difference(self._own, right) if self._own else None

    @property
    def _believed(self) -> ExplainedOption | None:
        """Return the order of a misconception, if the learner put that together."""
        every = (*self._explanation.options, *self._explanation.other_orders)
        chosen = self._review.chosen
        return next((o for o in every if o.belief and o.option_id in chosen), None)

    def _say(self, verdict: Verdict, heading: str, text: str) -> Sentence:
        return Sentence(verdict, word(self._language, heading), text)

    def _say_difference(self, number: int) -> str:
        place, own = self._explanation.order[number], self._own[number]
        return word(
            self._language,
            "order.differs",
            place=number + 1,
            own=self._texts[own],
            right=place.text,
            because=_against(own, place),
        )

    def _judged(self, number: int, place: ExplainedPlace) -> JudgedPlace:
        own = self._own[number] if self._own else ""
        mark, put, because = PlaceMark.UNANSWERED, "", ""
        if own:
            mark = PlaceMark.RIGHT if own == place.piece_id else PlaceMark.DIFFERS
        if mark is PlaceMark.DIFFERS:
            put = word(self._language, "order.own", text=self._texts[own])
            if number == self._first_difference and self._believed is not None:
                because = _against(own, place)
        return JudgedPlace(
            number=number + 1,
            text=place.text,
            mark=mark,
            mark_text=_mark_text(self._language, mark),
            own=put,
            because=because,
        )


def _against(own: str, place: ExplainedPlace) -> str:
    return dict(place.refuted).get(own, "")


def _mark_text(language: str, mark: PlaceMark) -> str:
    if mark is PlaceMark.UNANSWERED:
        return ""
    return word(language, f"order.mark.{mark.value}")

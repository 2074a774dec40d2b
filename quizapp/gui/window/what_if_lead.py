"""Leads from the open answer to its other facts, without ever waiting for the engine."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from quizapp.gui.pages.feedback_page import FeedbackPage
from quizapp.presenters.what_if.answered import Answered
from quizapp.presenters.what_if.presenter import WhatIfPresenter, first_screen
from quizapp.training.reporting import Reported

_ASK_MS = 30
"""How long after an answer its facts are asked for: the verdict is painted by then."""

_LOOK_AGAIN_MS = 15
"""How long to leave the window alone before looking whether an answer has come."""


class WhatIfLead(QObject):
    """Connects the panel of a page with its presenter."""

    def __init__(self, page: FeedbackPage, presenter: WhatIfPresenter) -> None:
        super().__init__(page)
        self._page = page
        self._presenter = presenter
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_AGAIN_MS)
        self._timer.timeout.connect(self._look)
        self._asking = QTimer(self, singleShot=True, interval=_ASK_MS)
        self._asking.timeout.connect(self._ask)
        page.what_if.fact_turned.connect(self._turn)

    def prepare(self, shown: Reported | None) -> None:
        """Let the engine work ahead while the question is being read."""
        if shown is not None:
            self._presenter.prepare(shown.question_id, shown.seed, shown.as_of)

    def lay_out(self, language: str) -> None:
        """Let the panel, unseen, look as it will once the question is answered."""
        self._page.what_if.render_facts(first_screen(language))
        self._page.body.set_foot("what-if", present=True)
        self._page.body.fit_feet()

    def open(self, answered: Answered | None) -> None:
        """Ask about the question that has been answered, once its verdict is seen."""
        if answered is None:
            self.close()
            return
        self._presenter.open(answered)
        self._page.render_what_if(self._presenter.screen())
        self._asking.start()

    def close(self) -> None:
        """Forget the question."""
        self._asking.stop()
        self._timer.stop()
        self._presenter.close()

    def _ask(self) -> None:
        self._presenter.ask()
        self._render()

    def _turn(self, place: int) -> None:
        self._presenter.turn(place)
        self._render()

    def _look(self) -> None:
        if not self._presenter.is_waiting:
            self._render()

    def _render(self) -> None:
        if self._presenter.is_waiting:
            self._timer.start()
        else:
            self._timer.stop()
        self._page.render_what_if(self._presenter.screen())

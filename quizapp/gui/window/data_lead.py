"""What the settings page asks to be done with the learner's data."""

from __future__ import annotations

from collections.abc import Callable

from quizapp.presenters.keeping.your_data import YourDataPresenter


def do_with_data(presenter: YourDataPresenter, what: str, value: object) -> None:
    """Hand a request of the page on to its presenter."""
    names: dict[str, Callable[[str], None]] = {
        "open-learner": presenter.open_learner,
        "add-learner": presenter.add_learner,
    }
    names[what](str(value))

"""What journeys through the window share."""

from tests.support.window_hands import few_questions, small_window

__all__ = ["few_questions", "small_window"]

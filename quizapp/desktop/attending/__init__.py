"""Rooms as the window attends them: contact beside it, the sitting kept in it."""

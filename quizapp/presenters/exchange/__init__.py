"""Getting questions in and out: what the dialogs ask, and what becomes of it."""

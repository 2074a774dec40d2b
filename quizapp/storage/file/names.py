"""Names of the files in the data folder."""

from __future__ import annotations

DATABASE_NAME = "progress.db"
LOCK_NAME = "in-use.lock"
REGISTER_NAME = "learners.json"
"""Who learns here, and who did last; without it there is the first learner alone."""
PAGE_NAME = "start-page.json"
"""The start page as it was last read; without it the first picture has no numbers."""

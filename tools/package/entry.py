"""Where the program of a packed folder begins."""

from __future__ import annotations

import multiprocessing

if __name__ == "__main__":
    # A second process is this same program with other words: it branches off here.
    multiprocessing.freeze_support()

    from quizapp.__main__ import main

    main()

"""Starts the program: `python -m quizapp`."""

from __future__ import annotations

import sys

from quizapp.cli.quick_start import open_quickly


def main() -> None:
    """Open the window, or run the command line of this process."""
    status = open_quickly(sys.argv[1:])
    if status is None:
        # Loaded here alone: the window would wait for it.
        from quizapp.cli.main import main as command

        command(prog_name="quizapp")
    sys.exit(status)


if __name__ == "__main__":
    main()

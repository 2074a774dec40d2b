"""Starts the program: `python -m quizapp`."""

from __future__ import annotations

from quizapp.cli.main import main as command


def main() -> None:
    """Run the command line of this process."""
    command(prog_name="quizapp")


if __name__ == "__main__":
    main()

"""A day given on the command line."""

from __future__ import annotations

import click

from quizapp.rules.documents.edition import parse_edition_date


class DateOption(click.ParamType[str]):
    """An ISO date."""

    name = "date"

    def convert(
        self, value: str, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """Check a date, and keep it as text."""
        try:
            return str(parse_edition_date(value))
        except ValueError as error:
            self.fail(str(error), param, ctx)

"""The start code as an option of commands."""

from __future__ import annotations

from typing import Any

import click

from quizapp.training.exam.sealing.start_code import (
    StartCode,
    StartCodeError,
    parse_start_code,
)


class StartCodeType(click.ParamType["StartCode"]):
    """Reads the words of a start code."""

    name = "WORDS"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> StartCode:
        """Read the words, or say which of them is wrong."""
        if isinstance(value, StartCode):
            return value
        try:
            return parse_start_code(str(value))
        except StartCodeError as error:
            self.fail(str(error), param, ctx)

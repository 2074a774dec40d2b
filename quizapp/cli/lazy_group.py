"""A command group that loads a command only when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from quizapp.bank.places import ContentMissingError
from quizapp.bank.workforce.trouble import WorkforceError
from quizapp.storage.trouble import StorageTroubleError

KNOWN_TROUBLE = (ContentMissingError, StorageTroubleError, WorkforceError)
"""Errors whose words are for whoever started the program."""


class LazyGroup(click.Group):
    """Knows its commands by "module:name"; starting one does not load the others."""

    def __init__(
        self,
        *args: Any,
        places: Mapping[str, str] | None = None,
        for_files: str = "",
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self._places = dict(places or {})
        self._for_files = for_files

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands, sorted."""
        return sorted({*self._places, *super().list_commands(ctx)})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load a command, if there is one of this name."""
        if cmd_name not in self._places:
            return super().get_command(ctx, cmd_name)
        module, _, name = self._places[cmd_name].partition(":")
        command = getattr(import_module(module), name)
        if not isinstance(command, click.Command):
            raise TypeError(f"{self._places[cmd_name]} is no command")
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that is named; a file is handed to the one for files."""
        if self._for_files and _is_file_name(args[0]) and args[0] not in self._places:
            args = [self._for_files, *args]
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; trouble that the program knows ends in one sentence."""
        try:
            return super().invoke(ctx)
        except KNOWN_TROUBLE as error:
            raise click.ClickException(str(error)) from error


def _is_file_name(word: str) -> bool:
    """Say whether a word names a file, be it there or not."""
    return not word.startswith("-") and (Path(word).suffix != "" or Path(word).exists())

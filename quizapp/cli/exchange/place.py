"""Where the learner's data are, as the groups of commands for exchange take it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click
from msgspec import Struct

from quizapp.app import default_data_folder, list_content, read_bank
from quizapp.bank.question_bank import QuestionBank, bank_with


class Place(Struct, frozen=True):
    """A data folder; None is the usual one."""

    named: Path | None

    @property
    def folder(self) -> Path:
        """Give the data folder."""
        return self.named or default_data_folder()


Decorated = TypeVar("Decorated", bound=Callable[..., object])


def data_option(what: str) -> Callable[[Decorated], Decorated]:
    """Make the option that names another data folder."""
    return click.option(
        "--data",
        "data_folder",
        type=click.Path(file_okay=False, path_type=Path),
        help=f"{what} this data folder instead of the usual one.",
    )


def find_bank(ctx: click.Context, question: str) -> QuestionBank:
    """Return the bank that a question is from: that of the program unless it was added."""
    return bank_with(read_banks(ctx), question)


def read_banks(ctx: click.Context) -> tuple[QuestionBank, ...]:
    """Give the bank of the program, then those that were added."""
    given = ctx.find_object(QuestionBank)
    if given is not None:
        return (given,)
    place = Place(ctx.find_root().params.get("data_folder"))
    return tuple(
        read_bank(content.folder, content.shared_cards)
        for content in list_content(place.folder)
    )

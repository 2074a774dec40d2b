"""`quizapp new`: a few questions in the terminal make a question file that checks green."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import click
from msgspec.structs import replace

from quizapp.bank.checking import check_files
from quizapp.bank.drafting.draft import KINDS, Draft, Kind
from quizapp.bank.drafting.trying import (
    all_drafts,
    possible_drafts,
    reason_against,
)
from quizapp.bank.drafting.writing import write_draft
from quizapp.bank.family.family import CardClass
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.variants.card_classes import cards_of
from quizapp.bank.wording.topic_words import TOPICS

T = TypeVar("T")

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_BANK = Path("questions")


@click.command()
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Where the file goes; the topic's folder of the bank, or here, by default.",
)
@click.pass_context
def new(ctx: click.Context, folder: Path | None) -> None:
    """Make a question file: answer a few questions, then change what you like."""
    bank = QuestionBank()
    kind = _ask_kind()
    topics = _ask_topics(kind)
    draft = _ask_cards(bank, Draft(kind=kind, topics=topics, control=""))
    draft = _ask_others(bank, draft)
    path = _ask_path(bank, topics[0], folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_draft(draft, bank.catalogue), "utf-8")
    checked = next(iter(check_files(bank, [path])))
    for fault in checked.faults:
        click.echo(f"  {fault}")
    if checked.faults:
        click.echo(f"✗ {path} was written, and needs your hand.")
        ctx.exit(1)
    click.echo(f"✓ {path}: {checked.variants} variants, {checked.options} options.")
    click.echo(f"Read it with: quizapp explain {path}")
    click.echo(f"Change it with its check beside it: quizapp check {path} --watch")


def _choose(title: str, entries: Sequence[str], default: int | None = 1) -> int:
    """Have one of a numbered list chosen, and return its place from 0."""
    click.echo(title)
    for number, entry in enumerate(entries, start=1):
        click.echo(f"  {number:2}. {entry}")
    asked = click.IntRange(1, len(entries))
    return int(click.prompt("Number", type=asked, default=default)) - 1


def _ask_kind() -> Kind:
    kinds = tuple(Kind)
    return kinds[_choose("What does it ask?", [KINDS[kind].says for kind in kinds])]


def _ask_topics(kind: Kind) -> tuple[str, ...]:
    topics = tuple(TOPICS)
    usual = topics.index(KINDS[kind].topic) + 1
    chosen = topics[_choose("Which topic?", topics, usual)]
    return tuple(dict.fromkeys((chosen, KINDS[kind].topic)))


def _ask_cards(bank: QuestionBank, draft: Draft) -> Draft:
    """Ask who controls whom until there is a card for the question, and ask for it."""
    controls = cards_of(CardClass.NEXT_TURN_CONTROL, bank.catalogue)
    entries = [*(f"N controls A, by {name}" for name in controls), "nobody"]
    while True:
        place = _choose("Who controls whom, and by which card?", entries)
        control = controls[place] if place < len(controls) else ""
        trial = replace(draft, control=control)
        drafts = tuple(possible_drafts(trial, bank.catalogue))
        if drafts:
            told = [_say_card(each) for each in drafts]
            return drafts[_choose("Which card is it about?", told)]
        first = next(all_drafts(trial, bank.catalogue))
        reason = reason_against(first, bank.catalogue)
        click.echo(f"That makes no fair question: {reason}.\nChoose again.")


def _say_card(draft: Draft) -> str:
    return draft.card or f"all of the class {draft.card_class}, as variants"


def _ask_others(bank: QuestionBank, draft: Draft) -> Draft:
    """Ask for creatures beside the card; those that spoil the question are refused."""
    known = cards_of(CardClass.CREATURE, bank.catalogue)
    shown = ", ".join(cards_of(CardClass.PLAIN_CREATURE, bank.catalogue))
    click.echo(f"Which creatures stand on A's side? For example {shown}.")

    def read(text: str) -> Draft:
        names = tuple(each.strip() for each in text.split(";") if each.strip())
        unknown = [name for name in names if name not in known]
        if unknown:
            raise click.UsageError(f"no creature is called {', '.join(unknown)}")
        made = replace(draft, others=names)
        reason = reason_against(made, bank.catalogue)
        if reason:
            raise click.UsageError(f"that spoils the question: {reason}")
        return made

    return _prompt("Names, with ; between them", read, default="")


def _ask_path(bank: QuestionBank, topic: str, folder: Path | None) -> Path:
    here = _BANK / topic if _BANK.is_dir() else Path()
    place = here if folder is None else folder

    def read(text: str) -> Path:
        if not _ID.fullmatch(text):
            raise click.UsageError("an id has small letters, digits and single hyphens")
        path = place / f"{text}.yaml"
        if path.exists() or text in bank.question_ids():
            raise click.UsageError(f"there is a question called {text} already")
        return path

    return _prompt("Id of the question, which names its file", read)


def _prompt(text: str, read: Callable[[str], T], default: str | None = None) -> T:
    """Ask until an answer can be read."""
    result: T = click.prompt(text, value_proc=read, default=default, show_default=False)
    return result

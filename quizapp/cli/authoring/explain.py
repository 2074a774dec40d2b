"""`quizapp explain`: the derivation, and which of its steps contradicts each option."""

from __future__ import annotations

from collections.abc import Iterator

import click

from quizapp.bank.counter_lines import CounterLine, CounterLines, explain_counter_lines
from quizapp.bank.reading import UnreadableError
from quizapp.bank.wording.speaker import LANGUAGES, MissingTranslationError
from quizapp.cli.date_option import DateOption
from quizapp.cli.exchange.place import find_bank
from quizapp.cli.key import REFUSED, find_question
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.refusal import RefusalError


@click.command()
@click.argument("question", metavar="ID_OR_PATH")
@click.option(
    "--as-of",
    type=DateOption(),
    default=str(NEWEST),
    show_default=True,
    help="Explain under the documents in force on this day.",
)
@click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", help="Language of the text."
)
@click.option("--seed", type=int, default=0, help="Which variant of the family.")
@click.pass_context
def explain(
    ctx: click.Context, question: str, as_of: str, lang: str, seed: int
) -> None:
    """Print a derivation and, for each option, the step that proves it right or wrong."""
    bank = find_bank(ctx, question)
    try:
        question_id = find_question(bank, question)
        told = explain_counter_lines(bank, question_id, seed, as_of, lang)
    except (RefusalError, MissingTranslationError) as error:
        click.echo(f"Refused: {error}", err=True)
        ctx.exit(REFUSED)
    except UnreadableError as error:
        click.echo("\n".join(str(fault) for fault in error.faults), err=True)
        ctx.exit(REFUSED)
    click.echo(f"{question_id}, seed {seed}, as of {as_of}\n")
    click.echo("\n".join(_lines(told)))


def _lines(told: CounterLines) -> Iterator[str]:
    yield from (*told.stem, told.question, "")
    yield f"Derivation ({told.states} states looked at)"
    for step in told.steps:
        mark = f" [{step.point}]" if step.point else ""
        yield f"{step.number:3}. {step.text} ({step.cite}){mark}"
    yield f"The answer turns on: {', '.join(told.turns_on) or 'no rule point'}"
    yield ""
    yield "Options"
    for letter, option in zip("ABCDEFGHIJ", told.options, strict=False):
        yield from _option_lines(letter, option)


def _option_lines(letter: str, option: CounterLine) -> Iterator[str]:
    yield f"{'✓' if option.correct else '✗'} {letter}. {option.text}"
    verb = "Proven by" if option.correct else "Contradicted by"
    step = f"step {option.step}" if option.step else "a rule beside the derivation"
    yield f"     {verb} {step}: {option.because}"
    if option.misconception:
        yield f"     As if {option.belief}"
        yield f"     Misconception: {option.misconception}"

"""`quizapp key`: one question with its derived key and derivation."""

from __future__ import annotations

import json
from pathlib import Path

import click

from quizapp.bank.posed import Explanation, PosedQuestion
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading import UnreadableError
from quizapp.bank.reading.phrases import find_nearest
from quizapp.bank.wording.speaker import LANGUAGES, MissingTranslationError
from quizapp.cli.date_option import DateOption
from quizapp.cli.exchange.place import find_bank
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.refusal import RefusalError
from quizapp.rules.version import ENGINE_VERSION

REFUSED = 2
"""Exit status when the engine cannot answer."""


@click.command()
@click.argument("question")
@click.option(
    "--as-of",
    type=DateOption(),
    default=str(NEWEST),
    show_default=True,
    help="Answer under the documents in force on this day.",
)
@click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", help="Language of the text."
)
@click.option("--seed", type=int, default=0, help="Which variant of the family.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def key(question: str, as_of: str, lang: str, seed: int, as_json: bool) -> None:
    """Print a question (an id of the bank, or a file), its key and its derivation."""
    ctx = click.get_current_context()
    bank = find_bank(ctx, question)
    try:
        question_id = find_question(bank, question)
        posed = bank.pose(question_id, seed, as_of, lang)
        explanation = bank.explain(question_id, seed, as_of, lang)
    except RefusalError as error:
        _refuse(_located(bank, question, seed, error), as_json)
        ctx.exit(REFUSED)
    except MissingTranslationError as error:
        _refuse(str(error), as_json)
        ctx.exit(REFUSED)
    except UnreadableError as error:
        _refuse("\n".join(str(fault) for fault in error.faults), as_json)
        ctx.exit(REFUSED)
    if as_json:
        found = _as_json(posed, explanation)
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        _print(posed, explanation)


def find_question(bank: QuestionBank, question: str) -> str:
    """Return the id of a question given by id or by path."""
    path = Path(question)
    if path.is_file():
        return bank.add_file(path)
    if question in bank.question_ids():
        return question
    nearest = find_nearest(question, bank.question_ids())
    hint = f'; did you mean "{nearest}"?' if nearest else ""
    raise click.ClickException(f'no file and no question is called "{question}"{hint}')


def _located(bank: QuestionBank, question: str, seed: int, error: RefusalError) -> str:
    """Say why a question was refused, and where its file says what cannot be."""
    if not error.path:
        return str(error)
    path = Path(question)
    question_id = path.stem if path.is_file() else question
    return str(bank.fault(question_id, seed, error))


def _refuse(reason: str, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"refused": reason}, ensure_ascii=False, indent=2))
    else:
        click.echo(f"Refused: {reason}", err=True)


def _as_json(posed: PosedQuestion, explanation: Explanation) -> dict[str, object]:
    return {
        "id": posed.question_id,
        "seed": posed.seed,
        "as_of": posed.as_of,
        "editions": dict(explanation.editions),
        "engine": ENGINE_VERSION,
        "form": "all" if posed.select_all else "single",
        "stem": [*posed.stem, posed.question],
        "options": [
            {
                "id": option.option_id,
                "text": option.text,
                "correct": option.correct,
                "misconception": option.misconception or None,
                "because": option.because,
            }
            for option in explanation.options
        ],
        "derivation": [
            {"cite": step.cite, "text": step.text} for step in explanation.steps
        ],
        "states": explanation.states,
    }


def _print(posed: PosedQuestion, explanation: Explanation) -> None:
    click.echo(f"{posed.question_id}, seed {posed.seed}, as of {posed.as_of}")
    click.echo(f"{posed.note}\n")
    for sentence in (*posed.stem, posed.question):
        click.echo(sentence)
    click.echo()
    for letter, option in zip("ABCDEFGH", explanation.options, strict=False):
        mark = "✓" if option.correct else "✗"
        click.echo(f"{mark} {letter}. {option.text}")
        click.echo(f"     {option.because}")
        if option.misconception:
            click.echo(f"     [{option.misconception}] … {option.belief}")
    click.echo()
    for number, step in enumerate(explanation.steps, start=1):
        click.echo(f"{number:2}. {step.text} ({step.cite})")
    editions = ", ".join(f"{name} {day}" for name, day in explanation.editions)
    click.echo(
        f"\nEditions: {editions}. Engine {ENGINE_VERSION}, "
        f"{explanation.states} states looked at."
    )

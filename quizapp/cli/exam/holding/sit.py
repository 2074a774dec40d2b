"""`quizapp exam sit`: a paper answered in the terminal, and handed in as a file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import click

from quizapp.app import system_exam_clock, system_random_bytes
from quizapp.cli.exam.holding.sit_commands import HELP, SitCommands, question_lines
from quizapp.cli.exam.holding.start_code_option import StartCodeType
from quizapp.cli.exchange.place import Place
from quizapp.interchange.exams.collected_files import SUFFIX
from quizapp.interchange.exams.files import ExamFileError, read_bytes
from quizapp.interchange.new_files import FileNotWrittenError, write_bytes, write_new
from quizapp.storage.exams.sitting_file import (
    SittingFile,
    list_sittings,
    sittings_folder,
)
from quizapp.training.exam.sealing.candidate_name import NameRefusedError, parse_name
from quizapp.training.exam.sealing.sealed_answers import answers_words
from quizapp.training.exam.sealing.sealed_paper import SealError, open_paper
from quizapp.training.exam.sealing.start_code import StartCode
from quizapp.training.exam.sitting.handing_in import make_answer_file
from quizapp.training.exam.sitting.journal import SittingRecord
from quizapp.training.exam.sitting.sitting import Sitting
from quizapp.training.exam.sitting.starting import (
    Entrance,
    StartFacts,
    resume_sitting,
    start_facts,
    start_sitting,
)
from quizapp.training.ports import NotKeptError


@click.command()
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--name", prompt="Your name", help="As your instructor knows you.")
@click.option(
    "--code",
    type=StartCodeType(),
    prompt="Start code",
    required=True,
    help="The start code; asked for unless given.",
)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    help="Folder for the answers; otherwise the one you are in.",
)
@click.pass_obj
def sit(place: Place, path: Path, name: str, code: StartCode, out: Path) -> None:
    """Answer a sealed paper; killed at any moment, it goes on where it was."""
    try:
        entrance = Entrance(name, read_bytes(path), code)
        file = SittingFile(sittings_folder(place.folder))
        with closing(file):
            sitting = _enter(entrance, file, sittings_folder(place.folder))
            if sitting is None:
                click.echo("Nothing was started.")
                return
            _answer(sitting)
            _hand_over(sitting, out)
    except (ExamFileError, SealError, NameRefusedError, FileNotWrittenError) as error:
        raise click.ClickException(str(error)) from error
    except NotKeptError as error:
        raise click.ClickException(
            f"It could not be kept: {error}. What was saved is on the disk: make room, "
            "and start the same command again."
        ) from error


def _enter(entrance: Entrance, file: SittingFile, folder: Path) -> Sitting | None:
    """Go on with the sitting of this paper that is open, or start one if asked to."""
    clock = system_exam_clock()
    for sitting_id in list_sittings(folder):
        kept = file.open(sitting_id)
        if _is_of(kept.record, entrance):
            sitting = resume_sitting(kept, file, clock)
            click.echo(f"Going on with the exam of {sitting.record.candidate}.")
            return sitting
        file.close()
    opened = open_paper(entrance.sealed, entrance.code)
    click.echo("\n".join(_facts(start_facts(opened))))
    if not click.confirm("Start now? The time begins to run"):
        return None
    return start_sitting(entrance, file, clock, system_random_bytes)


def _is_of(record: SittingRecord, entrance: Entrance) -> bool:
    """Say whether this paper, name and start code began a sitting."""
    return (
        record.sealed == entrance.sealed
        and record.code_secret == entrance.code.secret
        and record.candidate.casefold() == parse_name(entrance.candidate).casefold()
    )


def _facts(facts: StartFacts) -> Iterator[str]:
    yield f"{facts.exam}, form {facts.form}: {facts.questions} questions"
    limit = "no time limit"
    if facts.minutes is not None:
        limit = f"{facts.minutes} minutes, {facts.grace_seconds} seconds of grace"
    passed = "" if facts.pass_percent is None else f", pass mark {facts.pass_percent} %"
    yield f"{limit}{passed}"
    yield f"paper {facts.hash_words}"
    yield f"signed by {facts.signer_words}: compare both with what your instructor says"


def _answer(sitting: Sitting) -> None:
    """Take commands until the sitting is over; the end of the input is no hand-in."""
    commands = SitCommands(sitting)
    click.echo(HELP)
    click.echo("\n".join(question_lines(sitting)))
    while sitting.course.ending is None:
        click.echo("> ", nl=False)
        line = sys.stdin.readline()
        if not line:
            raise click.ClickException(
                "The exam has not been handed in. Start the same command to go on."
            )
        click.echo("\n".join(commands.do(line)))


def _hand_over(sitting: Sitting, out: Path) -> None:
    data = make_answer_file(sitting, system_random_bytes)
    path = out / f"answers-{sitting.record.sitting_id}{SUFFIX}"
    write_new({path: write_bytes(data)}, force=True)
    click.echo(f"Handed in. Give this file to your instructor: {path}")
    click.echo(f"Its words are {answers_words(data)}: note them.")

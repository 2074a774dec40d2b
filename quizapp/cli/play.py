"""`quizapp play`: a scenario, decision by decision, in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.picture.board_picture import draw_board
from quizapp.bank.places import content_folder
from quizapp.bank.reading import UnreadableError
from quizapp.bank.rendering import cite
from quizapp.bank.staging.walk import Staged, Walk, begin_walk, read_staged
from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.step_words import say_step
from quizapp.rules.documents.edition import EditionDate
from quizapp.rules.documents.rule_index import RULES
from quizapp.rules.instructions.subgames.playing import is_in_subgame
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Step

REFUSED = 2
"""Exit status when the engine cannot play the scenario."""

HELP = "a number chooses, b goes back, c continues to the next real choice, q leaves"

_SPEAKER = Speaker("en", {})
"""Players keep the names of their roles, which the file uses too."""


@click.command()
@click.argument("path", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seed", type=int, default=0, help="Which variant of a question.")
@click.pass_context
def play(ctx: click.Context, path: Path, seed: int) -> None:
    """Step through the scenario of a question or case, after what its file says happens.

    At each decision a number chooses, b goes back, c continues to the next real choice,
    and q leaves.
    """
    catalogue = Catalogue(content_folder("questions") / "cards")
    try:
        staged = read_staged(path, catalogue, seed)
    except UnreadableError as error:
        click.echo("\n".join(str(fault) for fault in error.faults), err=True)
        ctx.exit(REFUSED)
    except RefusalError as error:
        click.echo(f"Refused: {error}", err=True)
        ctx.exit(REFUSED)
    try:
        walk = begin_walk(staged, catalogue)
    except RefusalError as error:
        click.echo(_located(staged, error), err=True)
        ctx.exit(REFUSED)
    click.echo(f"{path.stem}, as of {staged.as_of}: {HELP}.")
    _walk_on(walk, staged.as_of)


def _located(staged: Staged, error: RefusalError) -> str:
    """Say what was refused, with file, line and column where a part of the file caused it."""
    return str(staged.fault(error)) if error.path else f"Refused: {error}"


def _walk_on(walk: Walk, as_of: EditionDate) -> None:
    """Show where the walk stands and do what is asked, until the learner leaves."""
    shown = False
    while True:
        if not shown:
            _show(walk, as_of)
        click.echo("> ", nl=False)
        line = sys.stdin.readline()
        word = line.strip()
        if not line or word == "q":
            click.echo()
            return
        shown = not _obey(walk, word)


def _obey(walk: Walk, word: str) -> bool:
    """Do what a word asks for; say whether the walk has moved."""
    due = walk.decision
    try:
        if word == "b":
            return _moved(walk.back(), "this is where it begins")
        if word == "c":
            return _moved(walk.go_on() > 0, "a choice is due here: choose by number")
        numbers = (
            [str(number) for number, _ in enumerate(due.options, 1)] if due else []
        )
        if due is not None and word in numbers:
            walk.take(due.options[numbers.index(word)].key)
            return True
    except RefusalError as error:
        return _moved(False, f"refused: {error}")
    return _moved(False, HELP)


def _moved(moved: bool, otherwise: str) -> bool:
    if not moved:
        click.echo(f"({otherwise})")
    return moved


def _show(walk: Walk, as_of: EditionDate) -> None:
    due = walk.decision
    click.echo("\nIn a subgame:" if is_in_subgame(walk.state) else "")
    for line in draw_board(walk.state, as_of, _SPEAKER, due).lines:
        click.echo(f"  {line}")
    for line in _reasons(walk.steps, as_of):
        click.echo(f"  · {line}")
    if due is None:
        click.echo("Nothing is left to decide within the horizon.")
        return
    click.echo(_say_decision(due))
    for number, option in enumerate(due.options, start=1):
        click.echo(f"  {number}. {_say_option(option)}")


def _reasons(steps: tuple[Step, ...], as_of: EditionDate) -> Iterator[str]:
    """Yield what the rules said, each sentence once, with the number of its rule."""
    told = (
        f"{say_or_name(step)} ({cite(step, as_of, _SPEAKER)})"
        for step in steps
        if not _is_trivial(step)
    )
    yield from dict.fromkeys(told)


def _is_trivial(step: Step) -> bool:
    """Say whether a step only picks the newest of one effect."""
    return step.point == "newest_control_works" and ("count", 1) in step.says


def say_or_name(step: Step) -> str:
    """Say a step, or name its rule where no sentence is made for what it says."""
    try:
        return say_step(step, _SPEAKER)
    except KeyError:
        return RULES[step.rule].title


def _say_decision(due: Decision) -> str:
    what = f"{due.kind} ({due.cause})"
    if due.realm is Realm.CHANCE:
        return f"Chance decides: {what}. It happens to {due.chooser}."
    if due.decider == due.chooser:
        return f"{due.chooser} decides: {what}."
    return f"{due.decider} decides for {due.chooser}: {what}."


def _say_option(option: Option) -> str:
    """Say an option by the cards or players that it speaks of."""
    verb, _, rest = option.key.partition(":")
    if verb == DecisionKind.VOTE:
        return f"{option.refs[0]}: vote for {rest}"
    players = tuple(ref for ref in option.refs if isinstance(ref, str))
    names = ", ".join(name or "an unnamed card" for name in option.cards or players)
    return f"{verb} {names or rest}".strip()

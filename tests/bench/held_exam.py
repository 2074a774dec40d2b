"""An exam that was held, and questions of somebody else, for a session in the window."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from quizapp.bank.exams.loading import load_presets
from quizapp.bank.places import content_folder
from quizapp.cli.main import main
from quizapp.desktop.instructing.building import BuildPlace, build_exam
from quizapp.desktop.instructing.collecting import collect_files
from quizapp.desktop.instructing.graded_exam import ExamPlace
from quizapp.presenters.instructing.port import BuildOrder
from quizapp.training.exam.assembling import Kinship
from quizapp.training.exam.from_preset import Occasion, make_blueprint
from tests.support.collections import FAMILY, write_collection
from tests.support.quiet_line import QuietLine

_DAY = "2026-09-25"
_PRESET = "jf-update"
_CANDIDATES = {"Kim": "b", "Lou": "a"}


def hold_exam(data_folder: Path) -> None:
    """Build an exam in a data folder, and take in the answers of two candidates."""
    occasion = Occasion(language="en", as_of=_DAY, seed=4)
    blueprint = make_blueprint(
        load_presets(content_folder("questions")), _PRESET, occasion
    )
    order = BuildOrder(blueprint=blueprint, forms=1, kinship=Kinship.SAME, short=False)
    built = build_exam(BuildPlace(data_folder, _DAY), order, QuietLine())
    place = ExamPlace(data_folder, built.key)
    files = [_sit(place, name, answer) for name, answer in _CANDIDATES.items()]
    collect_files(place, tuple(files), QuietLine())


def add_strange_questions(data_folder: Path) -> Path:
    """Put a collection beside the data, to be reviewed."""
    files = {f"borrowed-{number}.yaml": FAMILY for number in range(3)}
    return write_collection(data_folder / "borrowed", files)


def _sit(place: ExamPlace, name: str, answer: str) -> Path:
    folder = place.data_folder / "candidates" / name
    folder.mkdir(parents=True)
    words = (
        "--data", folder, "exam", "sit", place.folder.paper_files()[0], "--name", name,
        "--code", place.folder.code(), "--out", folder,
    )  # fmt: skip
    said = "\n".join(["y", answer, "hand in", "hand in now", ""])
    done = CliRunner().invoke(main, [*map(str, words)], input=said)
    if done.exit_code != 0:
        raise RuntimeError(done.output)
    return next(folder.glob("*.quizanswers"))


if __name__ == "__main__":
    import sys

    hold_exam(Path(sys.argv[1]))
    add_strange_questions(Path(sys.argv[1]))

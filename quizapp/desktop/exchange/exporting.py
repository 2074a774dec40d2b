"""Questions written to files, in the second process."""

from __future__ import annotations

from pathlib import Path

from quizapp.app import load_questions
from quizapp.desktop.exchange.formats import FORMATS, FormatMissingError
from quizapp.desktop.working.second_process import Line
from quizapp.interchange.new_files import FileNotWrittenError, check_free, write_new
from quizapp.presenters.exchange.export_port import ExportAsked, Exported
from quizapp.presenters.exporting.gathering import Wanted, choose_variants, gather
from quizapp.presenters.working.work import WorkFailedError


def export_questions(data_folder: Path, asked: ExportAsked, line: Line) -> Exported:
    """Write questions to the file asked for, and to what belongs beside it.

    :raises WorkFailedError: if that is not possible; nothing is written then.
    :raises StoppedError: if the work is to end; nothing is written then.
    """
    form = FORMATS[asked.form]
    files = form.files(asked.path)
    # The dialog has asked only about the first file whether it may be replaced.
    there = [path.name for path in files[1:] if path.exists()]
    if there:
        raise WorkFailedError("there-already", there[0])
    try:
        form.check()
        check_free(files, force=True)
        source = load_questions(data_folder)
        wanted = Wanted(
            question_ids=asked.question_ids,
            seeds=asked.variants,
            as_of=source.newest_date(),
            language=asked.language,
        )
        variants = choose_variants(source, wanted)
        line.begin("", len(variants))
        gathered = gather(source, variants, wanted, line.advance)
        left_out = tuple((e.question_id, e.seed, e.reason) for e in gathered.left_out)
        if not gathered.questions:
            raise WorkFailedError("nothing", details=", ".join(map(str, left_out[:1])))
        line.check()
        write_new(form.writers(gathered.questions, asked.path), force=True)
    except FormatMissingError as error:
        reason = "no-anki" if asked.form == "anki" else "not-written"
        raise WorkFailedError(reason, asked.path.name, str(error)) from error
    except FileNotWrittenError as error:
        details = str(error)
        raise WorkFailedError("not-written", error.path.name, details) from error
    return Exported(files, len(gathered.questions), left_out)

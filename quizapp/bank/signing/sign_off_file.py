"""Sign-off files: beside a question file, one line for each reviewer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from quizapp.bank.reading.fault import Fault, UnreadableError
from quizapp.bank.signing.sign_off import SignOff

SUFFIX = ".signed"
"""In the place of the question file's own; no question file is called so."""

_MAX_BYTES = 100_000


def sign_off_path(question: Path) -> Path:
    """Say where the sign-offs of a question file lie."""
    return question.with_suffix(SUFFIX)


def read_sign_offs(question: Path, name: str | None = None) -> tuple[SignOff, ...]:
    """Read who has signed a question file; nobody where there is no sign-off file.

    :param name: what faults call the question file.
    :raises UnreadableError: with every line that is no sign-off.
    """
    path = sign_off_path(question)
    shown = str(path) if name is None else str(Path(name).with_suffix(SUFFIX))
    try:
        with path.open("rb") as stream:
            content = stream.read(_MAX_BYTES + 1)
    except FileNotFoundError:
        return ()
    except OSError as error:
        said = f"the file cannot be opened: {error.strerror}"
        raise UnreadableError([Fault(shown, 1, 1, said)]) from error
    if len(content) > _MAX_BYTES:
        said = f"the file is larger than {_MAX_BYTES // 1000} kB"
        raise UnreadableError([Fault(shown, 1, 1, said)])
    read = list(_lines(content, shown))
    faults = [each for each in read if isinstance(each, Fault)]
    if faults:
        raise UnreadableError(faults)
    return tuple(each for each in read if isinstance(each, SignOff))


def write_sign_offs(signed: Iterable[SignOff]) -> str:
    """Write sign-offs as the text of a file."""
    return "".join(f"{msgspec.json.encode(each).decode()}\n" for each in signed)


def _lines(content: bytes, file: str) -> Iterator[SignOff | Fault]:
    for number, line in enumerate(content.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            yield msgspec.json.decode(line, type=SignOff)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            said = f"this is no sign-off ({error}); sign the question again"
            yield Fault(file, number, 1, said)

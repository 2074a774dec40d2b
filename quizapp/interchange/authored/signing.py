"""Signing a question file: who agrees with what is in it is written beside it."""

from __future__ import annotations

from pathlib import Path

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.signing.sign_off import (
    NothingToSignError,
    SignOff,
    read_name,
    with_sign_off,
)
from quizapp.bank.signing.sign_off_file import (
    read_sign_offs,
    sign_off_path,
    write_sign_offs,
)
from quizapp.interchange.new_files import write_new, write_text
from quizapp.training.ports import Clock


def sign(question: Path, checked: CheckedFamily, reviewer: str, now: Clock) -> SignOff:
    """Write that a reviewer agrees with a family as it was checked just now.

    :raises UnfitNameError: if the name is none.
    :raises NothingToSignError: if something is wrong with the family.
    :raises UnreadableError: if the sign-offs that are there cannot be read.
    :raises FileNotWrittenError: if the sign-off cannot be written.
    """
    name = read_name(reviewer)
    if checked.faults:
        first = checked.faults[0]
        raise NothingToSignError(f"{first}; mend it first, then sign it")
    made = SignOff(name, now().date().isoformat(), checked.read)
    signed = with_sign_off(read_sign_offs(question), made)
    place = sign_off_path(question)
    write_new({place: write_text(write_sign_offs(signed))}, force=True)
    return made

"""Reading small author files in tests."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct, defstruct

from quizapp.bank.reading import UnreadableError, Vocabulary, read_document

NO_WORDS = Vocabulary()


def read(text: str, type_: Any, vocabulary: Vocabulary = NO_WORDS) -> Any:
    return read_document(text, "a.yaml", type_, vocabulary)


def faults_in(text: str, type_: Any, vocabulary: Vocabulary = NO_WORDS) -> list[str]:
    """List the faults, without the name of the file."""
    with pytest.raises(UnreadableError) as caught:
        read(text, type_, vocabulary)
    return [str(fault).removeprefix("a.yaml:") for fault in caught.value.faults]


def field_of(type_: Any) -> type[Struct]:
    """Make a struct with the one field `v` of a type."""
    return defstruct("Thing", [("v", type_)], frozen=True)

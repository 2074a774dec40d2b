"""Rubbish: sound content with something in it that nobody would write."""

from __future__ import annotations

import copy
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

LONG_NUMBER = "9" * 5_000
"""Longer than what Python makes a number of."""

ODD_TEXTS = (
    "", " ", "\x00", "\ud800", "\u202e", "\ufeff", "e\u0301", "../../x", "=1+1", "<b>",
    "CON", "null", "%s{0}", "9" * 20, LONG_NUMBER, "x" * 70_000, "Ω" * 300,
    "2026-02-30", "9999-12-31T23:59:60Z", "0001-01-01T00:00:00+23:59", "\n", "\r\n,;\"",
)  # fmt: skip
ODD_NUMBERS = (
    0, -1, 1, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63), 2**64, 10**30, 0.5, -0.0,
    1e308, 1e-320,
)  # fmt: skip
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from(ODD_NUMBERS),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(ODD_TEXTS),
    st.text(max_size=12),
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner)
    ),
    max_leaves=6,
)
"""Anything that can stand in JSON."""

DEEP = b"[" * 100_000
"""More brackets than anybody closes."""

fuzzed = settings(
    max_examples=settings().max_examples // 2,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
"""For tests whose examples share a folder or a room: half as many as elsewhere."""

Place = tuple[Any, ...]


@st.composite
def spoilt(draw: st.DrawFn, document: Any) -> Any:
    """Draw a document with one to three values changed, taken out, moved or doubled."""
    found = copy.deepcopy(document)
    for _ in range(draw(st.integers(1, 3))):
        places = [place for place in _places(found) if place]
        if places:
            _spoil(draw, found, draw(st.sampled_from(places)), places)
    return found


def _places(value: Any, place: Place = ()) -> Iterator[Place]:
    yield place
    if isinstance(value, dict):
        for key in value:
            yield from _places(value[key], (*place, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _places(inner, (*place, number))


def _spoil(draw: st.DrawFn, document: Any, place: Place, places: list[Place]) -> None:
    above, last = _at(document, place[:-1]), place[-1]
    how = draw(st.sampled_from(("value", "value", "other", "out", "more")))
    if how == "value":
        above[last] = draw(VALUES)
    elif how == "other":
        above[last] = copy.deepcopy(_at(document, draw(st.sampled_from(places))))
    elif how == "out":
        del above[last]
    elif isinstance(above, list):
        above.insert(last, copy.deepcopy(above[last]))
    else:
        above[draw(st.sampled_from(ODD_TEXTS))] = draw(VALUES)


def _at(document: Any, place: Place) -> Any:
    for step in place:
        document = document[step]
    return document


@st.composite
def torn(draw: st.DrawFn, content: bytes) -> bytes:
    """Draw content of which a part is cut out, doubled or replaced."""
    start = draw(st.integers(0, len(content)))
    length = draw(st.integers(0, 60))
    middle = draw(
        st.binary(max_size=30)
        | st.sampled_from([each.encode("utf-8", "replace") for each in ODD_TEXTS])
        | st.just(content[start : start + length] * 2)
        | st.just(DEEP)
    )
    end = content[start + length :] if draw(st.integers(0, 9)) else b""
    return content[:start] + middle + end


class HangError(AssertionError):
    """Something did not end."""


@contextmanager
def cpu_seconds(most: float) -> Iterator[None]:
    """Let the content of this block have so much time of the processor, and no more."""

    def stop(_number: int, _frame: object) -> None:
        raise HangError(f"still working after {most} seconds of the processor")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, most)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def check_sentence(said: str) -> None:
    """Demand one sentence for people, without a trace of the program."""
    assert said.strip()
    assert "Traceback" not in said
    assert "\n" not in said
    assert len(said) < 2_000

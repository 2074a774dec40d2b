"""The readers that are fed with rubbish take what is sound, and break on what breaks them."""

from __future__ import annotations

import random
from importlib.util import find_spec

import pytest
from click.testing import CliRunner

from tests.faults.guided import __main__ as guided
from tests.faults.guided.reader import Reader
from tests.faults.guided.readers import READERS
from tests.faults.guided.tokens import Tokens
from tests.support.amounts import short_or_long

REFUSES_SOME = {"exam files", "sealed files", "room"}
"""Several read the same content, and it is meant for one of them."""


@pytest.mark.parametrize("changes", short_or_long(4, 60))
@pytest.mark.parametrize("name", READERS)
def test_what_others_wrote_is_taken_or_refused_in_one_sentence(name, changes, tmp_path):
    reader = READERS[name](tmp_path)
    chance = random.Random(name)
    tokens = Tokens(reader.seeds)

    for seed in reader.seeds[:3]:
        if name not in REFUSES_SOME:
            assert reader.read(seed) == ()
        for _ in range(changes):
            reader.check(tokens.change(seed, chance.getrandbits(32)))
    reader.check(b"")


def test_a_reader_that_says_more_than_a_sentence_breaks():
    with pytest.raises(AssertionError):
        Reader((), lambda _data: ("Traceback (most recent call last)",)).check(b"")


def test_tokens_of_sound_content_come_into_other_content():
    tokens = Tokens([b'{"kind": "paper", "number": 7}'])

    changed = {tokens.change(b"[1, 2, 3]", seed) for seed in range(300)}

    assert len(changed) > 100
    assert any(b"paper" in each for each in changed)
    assert tokens.change(b"", 1) == tokens.change(b"", 1)


@pytest.mark.long
@pytest.mark.skipif(
    find_spec("atheris") is None, reason="feeding needs the extra fuzz (make faults)"
)
def test_the_fuzzer_gets_further_than_sound_content_does():
    fed = guided.feed("table of answers", 3, 1)

    assert fed.broke == ""
    assert fed.runs > 100
    assert fed.at_last >= fed.at_first > 0


def test_a_reader_that_broke_is_told_and_fails_the_run(monkeypatch):
    fed = guided.Fed("history", 7, 100, 120, "build/faults/history.log")
    monkeypatch.setattr(guided, "feed", lambda *_args: fed)
    monkeypatch.setattr(guided, "find_spec", lambda _name: True)

    done = CliRunner().invoke(guided.main, ["--reader", "history"])

    assert done.exit_code == 1
    assert "history: build/faults/history.log" in done.output

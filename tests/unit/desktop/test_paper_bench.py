"""Mock exams are built from the program's presets and from those that were made here."""

from __future__ import annotations

import pytest

from quizapp.bank.exams.loading import UnknownPresetError
from quizapp.bank.exams.preset import Preset, Section, Status
from quizapp.desktop.exams.paper_bench import PaperBench
from quizapp.desktop.instructing.own_presets import FilePresets
from quizapp.presenters.sitting.port import Asked

_ANY = Asked(preset="", most=None, language="en", leave_out_seen=False)
_CLUB = Preset(
    name="Club night",
    organiser="Ann",
    status=Status.OWN,
    questions=2,
    sections=(Section(name="costs", questions=2, topics=("costs",)),),
    pass_percent=50,
)


def test_an_own_preset_is_offered_built_and_gone_once_it_is_deleted(tmp_path):
    bench, presets = PaperBench(tmp_path), FilePresets(tmp_path)
    assert bench.offer(_ANY, ()).own == ()
    key = presets.save(_CLUB)

    offer = bench.offer(Asked(**{**_asked(), "preset": key}), ())
    assert offer.own == (key,)
    assert [each.name for each in offer.choices if each.key == key] == ["Club night"]
    assert offer.plan.filled == 2
    ready = bench.build(offer.plan.wish)
    assert ready.opened.paper.exam == "Club night"
    assert ready.opened.terms.pass_percent == 50

    presets.delete(key)
    assert bench.offer(Asked(**{**_asked(), "preset": key}), ()).own == ()
    with pytest.raises(UnknownPresetError):
        bench.build(offer.plan.wish)


def test_a_file_that_is_wrong_is_told_and_takes_no_other_exam_away(tmp_path):
    folder = tmp_path / "exam-presets"
    folder.mkdir()
    (folder / "club.yaml").write_text("name: Club\norganiser: Ann\nstatus: nothing\n")

    offer = PaperBench(tmp_path).offer(_ANY, ())

    assert offer.faults[0].startswith("club.yaml:3")
    assert offer.plan is not None


def _asked() -> dict[str, object]:
    return {name: getattr(_ANY, name) for name in Asked.__struct_fields__}

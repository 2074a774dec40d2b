"""Sign-offs: who agrees with a family, and whether that still holds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.reading import UnreadableError
from quizapp.bank.signing.reviews import (
    Reviews,
    endorsement_in,
    endorsements_in,
    look_up_reviews,
)
from quizapp.bank.signing.sign_off import (
    Endorsement,
    SignOff,
    UnfitNameError,
    endorsement_of,
    read_name,
    with_sign_off,
)
from quizapp.bank.signing.sign_off_file import (
    read_sign_offs,
    sign_off_path,
    write_sign_offs,
)

NOW, EARLIER = "a" * 64, "b" * 64
ADA = SignOff("Ada", "2026-11-30", NOW)
BEN = SignOff("Ben Müller", "2026-10-01", EARLIER)


@pytest.fixture
def question(tmp_path):
    return tmp_path / "one.yaml"


def checked(read=NOW, faults=()):
    return CheckedFamily("one", "one.yaml", 1, 4, 9, 0, faults, read=read)


@pytest.mark.parametrize(
    ("signed", "expected"),
    [
        ((), Endorsement.UNREVIEWED),
        ((ADA,), Endorsement.SIGNED),
        ((BEN,), Endorsement.CHANGED),
        ((BEN, ADA), Endorsement.SIGNED),
    ],
)
def test_a_sign_off_holds_for_what_was_read_and_for_nothing_else(signed, expected):
    assert endorsement_of(signed, NOW) is expected


def test_nothing_that_was_refused_counts_as_signed():
    empty = SignOff("Ada", "2026-11-30", "")

    assert endorsement_of([empty], "") is Endorsement.CHANGED


def test_who_signs_again_takes_the_earlier_sign_off_back():
    again = SignOff("Ben Müller", "2026-12-01", NOW)

    assert with_sign_off((BEN, ADA), again) == (ADA, again)


def test_a_file_gives_back_what_was_written_into_it(question):
    sign_off_path(question).write_text(write_sign_offs((BEN, ADA)), "utf-8")

    assert read_sign_offs(question) == (BEN, ADA)
    assert sign_off_path(question).name == "one.signed"


def test_without_a_file_nobody_has_signed(question):
    assert read_sign_offs(question) == ()


@pytest.mark.parametrize(
    "line",
    [
        "yes",
        "{}",
        '{"reviewer": "", "day": "2026-11-30", "content": "' + NOW + '"}',
        '{"reviewer": "Ada", "day": "today", "content": "' + NOW + '"}',
        '{"reviewer": "Ada", "day": "2026-11-30", "content": "right"}',
        '{"reviewer": "A", "day": "2026-11-30", "content": "' + NOW + '", "answer": 1}',
        "\udcff",
    ],
)
def test_a_line_that_is_no_sign_off_is_refused_with_its_place(question, line):
    text = f"{write_sign_offs([ADA])}\n{line}\n"
    sign_off_path(question).write_bytes(text.encode("utf-8", "surrogateescape"))

    with pytest.raises(UnreadableError) as refused:
        read_sign_offs(question, "topic/one.yaml")

    (fault,) = refused.value.faults
    assert (fault.file, fault.line) == ("topic/one.signed", 3)
    assert fault.message.startswith("this is no sign-off")


def test_a_sign_off_file_that_is_a_folder_or_too_large_is_refused(question):
    sign_off_path(question).mkdir()
    with pytest.raises(UnreadableError, match="cannot be opened"):
        read_sign_offs(question)
    sign_off_path(question).rmdir()
    sign_off_path(question).write_text(" " * 100_001)

    with pytest.raises(UnreadableError, match="larger than 100 kB"):
        read_sign_offs(question)


@pytest.mark.parametrize(
    ("text", "said"),
    [(" \t", "needs the name"), ("x" * 81, "at most 80"), ("a\x00b", "printable")],
)
def test_what_is_no_name_signs_nothing(text, said):
    with pytest.raises(UnfitNameError, match=said):
        read_name(text)


def test_a_name_is_kept_with_single_spaces():
    assert read_name("  Ada \n Lovelace ") == "Ada Lovelace"


def test_reviews_leave_out_what_cannot_be_signed_and_tell_of_spoilt_files(tmp_path):
    fine, spoilt, faulty = (tmp_path / f"{name}.yaml" for name in ("a", "b", "c"))
    sign_off_path(fine).write_text(write_sign_offs([ADA]), "utf-8")
    sign_off_path(spoilt).write_text("?", "utf-8")
    refused = CheckedFamily("c", "c.yaml", 0, 0, 0, 0, ("fault",))
    several = [
        (checked(), fine),
        (CheckedFamily("b", "b.yaml", 1, 4, 9, 0, (), read=NOW), spoilt),
        (refused, faulty),
    ]

    found = look_up_reviews(several)

    assert found.endorsements == {
        "one": Endorsement.SIGNED,
        "b": Endorsement.UNREVIEWED,
    }
    assert [fault.file for fault in found.faults] == ["b.signed"]
    joined = Reviews({"z": Endorsement.SIGNED}).with_others(found)
    assert joined.count(Endorsement.SIGNED) == 2
    assert joined.faults == found.faults


def test_a_family_in_a_folder_stands_as_its_file_says(tmp_path):
    sign_off_path(tmp_path / "one.yaml").write_text(write_sign_offs([ADA]), "utf-8")

    assert endorsement_in(tmp_path, checked()) is Endorsement.SIGNED
    assert endorsement_in(tmp_path, checked(EARLIER)) is Endorsement.CHANGED
    assert endorsement_in(tmp_path / "x", checked()) is Endorsement.UNREVIEWED


def test_many_families_stand_as_each_does_by_itself(tmp_path):
    (tmp_path / "topic").mkdir()
    signed = sign_off_path(tmp_path / "topic" / "one.yaml")
    signed.write_text(write_sign_offs([ADA]), "utf-8")
    families = [
        replace(checked(), id=name, file=file)
        for name, file in (
            ("one", "topic/one.yaml"),
            ("top", "one.yaml"),
            ("none", "gone/none.yaml"),
        )
    ]

    found = endorsements_in(tmp_path, families)

    assert found == {each.id: endorsement_in(tmp_path, each) for each in families}
    assert found["one"] is Endorsement.SIGNED

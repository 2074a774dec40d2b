"""What YAML would guess, allow or hide is closed to authors."""

from __future__ import annotations

import pytest
import yaml
from msgspec import Struct

from quizapp.bank.reading import Report, Vocabulary
from quizapp.bank.reading.composing import compose
from quizapp.bank.reading.reader import read_value
from tests.support.author_files import faults_in, field_of, read


class Note(Struct, frozen=True):
    name: str
    other: str = ""


@pytest.mark.parametrize(
    "written",
    ["yes", "no", "on", "off", "2016-09-30", "12:30:00", "010", "0x1F", "1e3", ".inf"],
)
def test_a_scalar_is_a_text_where_a_text_is_expected(written):
    assert read(f"name: {written}", Note) == Note(written)


@pytest.mark.parametrize("written", ["yes", "no", "on", "Off", "True", "1", '"true"'])
def test_only_true_and_false_are_truth_values(written):
    assert len(faults_in(f"v: {written}", field_of(bool))) == 1


@pytest.mark.parametrize("written", ["1_000", "0x1F", "1:30", "+5", "1.0", '"5"', "٣"])
def test_only_digits_are_a_whole_number(written):
    assert len(faults_in(f"v: {written}", field_of(int))) == 1


def test_a_number_with_a_leading_zero_is_no_octal():
    assert read("v: 010", field_of(int)).v == 10


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("name: a\nname: b\n", '2:1: "name" is written twice, first in line 1'),
        ("name: &x a\n", '1:7: an anchor ("&x") is not allowed; remove it'),
        ("name: !!str a\n", '1:7: a tag ("tag:yaml.org,2002:str") is not allowed'),
        ("name: a\n<<: {other: b}\n", '2:1: a merge ("<<") is not allowed'),
        (
            "name: a\n? [b]\n: c\n",
            "2:3: a name is expected before the colon, not a list",
        ),
        ("name: a\n~: c\n", "2:1: a name is expected before the colon, not ~"),
        ("%YAML 1.1\n---\nname: a\n", "1:1: a % line is not allowed; remove it"),
        ('name: "a\\0b"\n', "1:7: in this text, an invisible or control character"),
        ("name: a\n\tother: b\n", "2:1: a tab stands here; use spaces"),
        (
            "name: a\u200bb\n",
            "1:8: an invisible or control character stands here (U+200B",
        ),
        (
            "name: a\ud800b\n",
            "1:8: an invisible or control character stands here (U+D800",
        ),
        (
            "\ufeffname: a\n",
            "1:1: an invisible or control character stands here (U+FEFF",
        ),
        ("name: a\rother: b\n", "1:8: an invisible or control character stands here"),
        (
            "name: \uffff\n",
            "1:7: an invisible or control character stands here (U+FFFF",
        ),
        ("", "1:1: the file is empty"),
        ("# nothing but a comment\n", "1:1: the file is empty"),
        ("name: a: b\n", "1:8: this is not YAML: mapping values are not allowed"),
        ("name: {2}{B}\n", "1:10: this is not YAML: did not find expected key"),
        ("name: [a,\n  b\n", "3:1: this is not YAML: "),
        ("name: " + "[" * 41, "1:46: nested deeper than 40 levels"),
        ("name: a\n---\nname: b\n", "3:1: one document is expected, not 2"),
    ],
)
def test_each_trap_of_yaml_is_one_located_sentence(text, fault):
    faults = faults_in(text, Note)

    assert len(faults) == 1
    assert faults[0].startswith(fault)


@pytest.mark.parametrize("kind", ["object/apply:os.mkdir", "object/new:os.mkdir"])
def test_yaml_makes_no_object(tmp_path, kind):
    place = tmp_path / "made"

    faults = faults_in(f"name: !!python/{kind} [{place}]\n", Note)

    assert faults[0].startswith('1:7: a tag ("tag:yaml.org,2002:python/object')
    assert not place.exists()


def test_an_alias_is_refused_and_not_followed():
    assert faults_in("name: &x a\nother: *x\n", Note) == [
        '1:7: an anchor ("&x") is not allowed; remove it',
        '2:8: an alias ("*x") is not allowed; write the value out',
    ]


def test_an_alias_as_a_name_is_reported_once():
    faults = faults_in("name: a\n*x : b\n", Note)

    assert faults == ['2:1: an alias ("*x") is not allowed; write the value out']


def test_a_file_that_would_unfold_into_millions_is_refused_at_once():
    rows = ["a0: &a0 [x]"]
    rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)]

    assert len(faults_in("\n".join(rows), Note)) > 30


def test_a_file_that_is_too_large_is_not_read():
    faults = faults_in("name: " + "a" * 200_000, Note)

    assert faults == ["1:1: the file is larger than 200 kB"]


def test_tabs_are_reported_once_a_line_and_not_without_end():
    assert len(faults_in("\tname:\ta\n" * 3, Note)) == 3
    assert len(faults_in("\t\n" * 100, Note)) == 20


def test_line_ends_of_windows_and_letters_of_every_language_are_welcome():
    read_note = read("name: Œuvre « naïve »\r\nother: 日本 \U0001f409\r\n", Note)

    assert read_note == Note("Œuvre « naïve »", "日本 \U0001f409")


def test_columns_are_counted_in_characters():
    faults = faults_in("{name: «ééé», othr: b}", Note)

    assert faults == ['1:15: unknown field "othr" of "note", did you mean "other"?']


def test_the_slow_parser_serves_where_the_fast_one_is_missing():
    report = Report("a.yaml", Vocabulary(), read_value)

    (root,) = compose("name: [a]", report, yaml.SafeLoader)

    assert root.entries[0].value.items[0].text == "a"
    assert not report.faults


def test_what_the_slow_parser_cannot_name_is_reported_all_the_same():
    report = Report("a.yaml", Vocabulary(), read_value)

    compose('name: "\\UFFFFFFFF"', report, yaml.SafeLoader)

    assert str(report.faults[0]).startswith("a.yaml:1:1: this is not YAML: ")

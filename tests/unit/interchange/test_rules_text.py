"""A published rules text is read paragraph by paragraph, or refused with the reason."""

from __future__ import annotations

import pytest

from quizapp.interchange.rules_text import (
    NotARulesTextError,
    decode_rules_text,
    parse_rules_text,
)
from tests.support.rules_text import make_rules_text


def test_the_day_from_which_the_text_is_effective_is_read():
    assert (
        str(parse_rules_text(make_rules_text("October 1, 2010")).effective)
        == "2010-10-01"
    )


def test_a_paragraph_is_found_by_its_number():
    text = parse_rules_text(make_rules_text())
    found = text.paragraph("701.23")

    assert found is not None
    assert (found.number, found.text) == ("701.23", "Rule 23.")
    assert text.paragraph("701.9999") is None


def test_lines_that_go_on_and_examples_belong_to_their_rule():
    found = parse_rules_text(make_rules_text()).paragraph("100.1a")

    assert found is not None
    assert found.text == "A subrule that goes on in a second line."
    assert found.examples == ("An example. It goes on, too.", "Another example.")


def test_contents_and_glossary_are_no_rules():
    text = parse_rules_text(make_rules_text())

    assert text.paragraph("100.2") is None
    assert text.paragraphs["100"].text == "General"


def test_windows_and_old_line_ends_are_read_alike():
    plain = parse_rules_text(make_rules_text())
    assert parse_rules_text(make_rules_text().replace("\n", "\r\n")) == plain
    assert parse_rules_text(make_rules_text().replace("\n", "\r")) == plain


def test_both_encodings_of_the_published_files_are_read():
    assert decode_rules_text("\ufeffplayer’s".encode()) == "player’s"
    assert decode_rules_text("player’s".encode("cp1252")) == "player’s"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Dear diary", "from which day"),
        (make_rules_text("Smarch 1, 2010"), "from which day"),
        (make_rules_text().replace("100. General", "No section"), "section 100"),
        (make_rules_text(count=20), "numbered rules"),
    ],
)
def test_what_is_no_rules_text_is_refused_with_the_reason(text, reason):
    with pytest.raises(NotARulesTextError, match=reason):
        parse_rules_text(text)

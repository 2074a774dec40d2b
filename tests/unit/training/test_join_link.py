"""A link to a room is read as it is printed, and refused where a part of it is missing."""

from __future__ import annotations

import pytest

from quizapp.hub.front.addresses import base_of, join_link
from quizapp.training.room.join_link import JoinLinkError, parse_join_link

PRINT = ":".join(["AB"] * 32)


@pytest.mark.parametrize("host", ["192.0.2.7", "2001:db8::7"])
def test_a_printed_link_is_read(host):
    printed = join_link(base_of(host, 8421, secured=True), "NOVA 4821", PRINT)

    link = parse_join_link(f"  {printed}\n")

    assert (link.host, link.port, link.is_secured) == (host, 8421, True)
    assert link.code == "NOVA4821"
    assert link.fingerprint == "AB" * 32
    assert link.url == printed


def test_a_link_without_a_port_has_the_usual_one():
    assert parse_join_link("https://room.test/#room=NOVA4821").port == 443
    assert parse_join_link("http://room.test/#room=NOVA4821").port == 80


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no-link"),
        ("NOVA 4821", "no-link"),
        ("ftp://room.test/#room=NOVA4821", "no-link"),
        ("https://room.test:notaport/#room=NOVA4821", "no-link"),
        ("https://room.test/", "no-code"),
        ("https://room.test/#room=NOVA4821&sha256=ABCD", "cut"),
    ],
)
def test_what_is_no_whole_link_is_refused(text, reason):
    with pytest.raises(JoinLinkError, match=reason):
        parse_join_link(text)

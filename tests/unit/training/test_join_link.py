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
    assert parse_join_link("http://127.0.0.1/#room=NOVA4821").port == 80


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("room.test", "https://room.test:8421"),
        ("192.0.2.7:9000", "https://192.0.2.7:9000"),
        ("https://room.test/", "https://room.test:443"),
        ("http://[::1]:8421", "http://[::1]:8421"),
    ],
)
def test_an_address_alone_says_neither_code_nor_certificate(written, address):
    link = parse_join_link(written)

    assert link.address == address
    assert (link.code, link.fingerprint) == ("", "")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no-link"),
        ("ftp://room.test/#room=NOVA4821", "no-link"),
        ("https://room.test:notaport/#room=NOVA4821", "no-link"),
        ("http://room.test:8421/#room=NOVA4821", "not-secured"),
        ("http://192.0.2.7:8421/#room=NOVA4821", "not-secured"),
        ("https://room.test/#room=NOVA4821&sha256=ABCD", "cut"),
    ],
)
def test_what_is_no_whole_link_is_refused(text, reason):
    with pytest.raises(JoinLinkError, match=reason):
        parse_join_link(text)

"""How a room is found: steady time, allowances, certificates and links."""

from __future__ import annotations

import datetime as dt
import ssl
import sys

import pytest

from quizapp.hub.allowance import Allowance
from quizapp.hub.front.addresses import base_of, hosts_of, join_link
from quizapp.hub.front.certificate import find_certificate, fingerprint_of
from quizapp.hub.front.qr import terminal_qr
from quizapp.hub.serving import allow_connections
from quizapp.hub.steady_clock import SteadyClock
from tests.support.rooms import NOON, HallTime

MONDAY = dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC)


def test_setting_the_clock_of_the_computer_moves_no_deadline():
    time = HallTime()
    clock = SteadyClock(time.now, time.seconds)
    time.moment_ms += 3_600_000
    time.stopwatch_ms += 1_500

    assert clock.now_ms() == NOON + 1_500


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_a_room_may_have_as_many_connections_as_the_system_allows():
    import resource

    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(before, 512), most))
    try:
        allow_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))


def test_an_allowance_is_used_up_and_comes_back():
    time = HallTime()
    allowance = Allowance(time.seconds, most=2, a_second=0.5)

    assert [allowance.use("a") for _ in range(3)] == [True, True, False]
    assert allowance.may("b")
    assert allowance.wait_seconds("a") == 2
    time.stopwatch_ms += 2_000
    assert [allowance.use("a") for _ in range(2)] == [True, False]


def test_many_strangers_do_not_fill_the_memory(monkeypatch):
    monkeypatch.setattr("quizapp.hub.allowance._MOST_KNOWN", 10)
    time = HallTime()
    allowance = Allowance(time.seconds, most=2, a_second=1)
    for number in range(100):
        allowance.use(str(number))

    assert len(allowance) <= 10


def test_a_certificate_is_kept_as_long_as_it_does(tmp_path):
    hosts = ("192.0.2.7", "localhost")
    first = find_certificate(tmp_path, hosts, MONDAY)
    fingerprint = fingerprint_of(first.certificate)

    for later, others, same in (
        (MONDAY + dt.timedelta(days=20), hosts, True),
        (MONDAY, ("localhost",), True),
        (MONDAY, ("198.51.100.1",), False),
        (MONDAY + dt.timedelta(days=60), hosts, False),
    ):
        again = find_certificate(tmp_path, others, later)
        assert (fingerprint_of(again.certificate) == fingerprint) is same
        fingerprint = fingerprint_of(again.certificate)

    assert first.key.stat().st_mode & 0o777 == 0o600
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(first.certificate, first.key)
    assert len(fingerprint.split(":")) == 32


def test_a_link_leads_to_the_room_and_keeps_its_code_from_logs():
    base = base_of("192.0.2.7", 8421, secured=True)

    link = join_link(base, "NOVA 4821", "AB:CD")

    assert link == "https://192.0.2.7:8421/#room=NOVA4821&sha256=ABCD"
    assert base_of("::1", 80, secured=False) == "http://[::1]:80"


@pytest.mark.parametrize(
    ("listening_on", "hosts"),
    [
        ("0.0.0.0", ("192.0.2.7", "127.0.0.1", "localhost")),
        ("192.0.2.9", ("192.0.2.9",)),
    ],
)
def test_hosts_are_those_that_others_reach(listening_on, hosts):
    assert hosts_of(listening_on, "192.0.2.7") == hosts


def test_the_code_for_cameras_is_a_square_of_blocks():
    lines = terminal_qr("https://192.0.2.7:8421/#room=NOVA4821").splitlines()

    assert len(lines) > 10

"""The proxy that the docs print carries a room over two servers, one of which is killed."""

from __future__ import annotations

import ssl
from contextlib import ExitStack

import httpx
import pytest

from quizapp.app import system_clock
from quizapp.hub.front.certificate import find_certificate
from tests.support.nginx import find_nginx, nginx
from tests.support.postgres_server import NoPostgresError, postgres_server
from tests.support.room_process import RoomProcess, headers, write_papers
from tests.support.rooms import paper

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(find_nginx() is None, reason="there is no nginx here"),
]

CANDIDATES, QUESTIONS = 12, 4


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    """Give two servers over one database, and a client that asks the proxy."""
    folder = tmp_path_factory.mktemp("proxy")
    secured = find_certificate(folder / "front", ("127.0.0.1",), system_clock())
    papers = write_papers(folder / "papers", paper("A", QUESTIONS))
    with ExitStack() as stack:
        try:
            store = stack.enter_context(postgres_server())
        except NoPostgresError as error:
            pytest.skip(f"PostgreSQL cannot be started: {error}")
        options = ("--store", store, "--proxy")
        servers = [
            stack.enter_context(RoomProcess(each, folder / f"data-{n}", *options))
            for n, each in enumerate((papers, None))
        ]
        ports = [each.port for each in servers]
        port = stack.enter_context(nginx(folder / "nginx", ports, secured))
        trust = ssl.create_default_context(cafile=str(secured.certificate))
        base = f"https://127.0.0.1:{port}"
        client = stack.enter_context(
            httpx.Client(base_url=base, verify=trust, timeout=60)
        )
        yield servers, client


def _join(client, code, number):
    body = {"code": code, "name": f"N {number}", "attempt": f"{number:016}"}
    answer = client.post("/api/join", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["token"]


def test_candidates_answer_through_the_proxy_although_a_server_is_killed(hall):
    (first, second), client = hall
    code = first.told["join_code"]
    tokens = [_join(client, code, number) for number in range(CANDIDATES)]
    first.instruct("/change", start=True)

    for number in range(1, QUESTIONS):
        if number == QUESTIONS // 2:
            second.kill()
        for token in tokens:
            sent = {"number": number, "sequence": number, "chosen": ["a"]}
            answer = client.post(
                "/api/answers", json={"answers": [sent]}, headers=headers(token)
            )
            assert answer.status_code == 200, answer.text

    sheets = first.instruct("/sheets", method="GET")
    given = {str(number): ["a"] for number in range(1, QUESTIONS)}
    assert [each["answers"] for each in sheets] == [given] * CANDIDATES


def test_the_page_and_its_guards_come_through_the_proxy(hall):
    _, client = hall
    page = client.get("/")

    assert page.status_code == 200
    assert page.headers["content-security-policy"].startswith("default-src 'none'")
    assert "<script" in page.text


def test_the_proxy_refuses_what_is_too_large_and_passes_results_on(hall):
    (first, _), client = hall
    large = b" " * 70_000
    instructor = headers(first.told["instructor_token"])

    assert client.post("/api/answers", content=large).status_code == 413
    passed = client.put("/api/room/results", content=large + b"[]", headers=instructor)
    assert passed.status_code == 200, passed.text


def test_whoever_guesses_codes_is_counted_by_their_own_address(hall):
    _, client = hall
    guess = {"code": "NOVA 0000", "name": "Guesser", "attempt": "g" * 16}
    forged = {"X-Forwarded-For": "203.0.113.9"}

    statuses = [
        client.post("/api/join", json=guess, headers=forged).status_code
        for _ in range(25)
    ]

    assert statuses[0] == 404
    assert 429 in statuses
    assert client.post("/api/join", json=guess).status_code == 429

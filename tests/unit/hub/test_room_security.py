"""What strangers, cheats and broken pages try, and that nothing comes of it."""

from __future__ import annotations

import json

import pytest

from tests.support.rooms import MINUTE

ANSWER = {"number": 1, "sequence": 1, "chosen": ["a"]}


@pytest.fixture
def ann(caller) -> str:
    token = caller.join("Ann")
    caller.hall.start()
    return token


def test_nobody_sees_or_changes_what_is_anothers(caller, ann):
    ben = caller.join("Ben")
    caller.post("/api/answers", ann, {"answers": [ANSWER]})
    caller.post("/api/answers", ben, {"answers": [{**ANSWER, "chosen": ["b"]}]})

    of_ben = caller.get("/api/sitting", ben)

    assert "Ann" not in of_ben.text
    assert [each["chosen"] for each in of_ben.json()["answers"]] == [["b"]]
    assert caller.hall.store.sheets(caller.hall.room_id)[0].answers[0].chosen == ("a",)


@pytest.mark.parametrize(
    "path", ["/api/sitting", "/api/paper", "/api/results", "/api/room", "/api/room/acts",
             "/api/room/sheets", "/api/room/choices"],
)  # fmt: skip
@pytest.mark.parametrize("token", ["", "forged", "x" * 5_000])
def test_without_a_true_token_nothing_is_told(caller, ann, path, token):
    answer = caller.get(path, token)

    assert answer.status_code == 401
    assert set(answer.json()) == {"refused", "say"}


def test_a_candidate_is_no_instructor_and_an_instructor_no_candidate(caller, ann):
    instructor = caller.hall.instructor_token

    assert caller.get("/api/room", ann).status_code == 401
    assert caller.post("/api/room/change", ann, {"close": True}).status_code == 401
    assert caller.get("/api/sitting", instructor).status_code == 401
    assert caller.hall.store.room_of("x") is None
    assert caller.get("/api/sitting", ann).json()["phase"] == "running"


@pytest.mark.parametrize(
    "body",
    [
        b"", b"null", b"[]", b'{"answers": 1}', b'{"answers": [{}]}', b"\xff\xfe",
        b'{"answers": [], "more": 1}', b"[" * 60_000,
        b'{"answers": [{"number": 0, "sequence": 1}]}',
        b'{"answers": [{"number": 1, "sequence": -1}]}',
        b'{"answers": [{"number": 1, "sequence": 99999999999999999999}]}',
        b'{"answers": [{"number": 1, "sequence": 1, "chosen": ["a", 2]}]}',
        b'{"answers": [{"number": 1.5, "sequence": 1}]}',
        b'{"place": "1"}', b'{"away_ms": 1e400}',
    ],
)  # fmt: skip
def test_what_is_malformed_is_refused_in_one_sentence(caller, ann, body):
    answer = caller.ask("POST", "/api/answers", ann, content=body)

    assert answer.status_code == 400
    assert answer.json()["refused"] == "malformed"
    assert "Traceback" not in answer.text
    assert caller.get("/api/sitting", ann).json()["answers"] == []


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"number": 5}, "no such question"),
        ({"chosen": ["z"]}, "no such option"),
        ({"chosen": ["a", "a"]}, "no such option"),
        ({"chosen": ["ab"]}, "no such option"),
        ({"chosen": ["a", "b"]}, "one only"),
    ],
)
def test_an_answer_that_the_question_does_not_allow_is_refused(
    caller, ann, change, word
):
    sent = {**ANSWER, **change}

    answer = caller.post("/api/answers", ann, {"answers": [sent]})

    assert (answer.status_code, answer.json()["refused"]) == (422, word)


def test_what_is_too_large_is_not_even_read(caller, ann):
    async def endless():
        while True:
            yield b" " * 65_536

    answer = caller.ask("POST", "/api/answers", ann, content=endless())

    assert (answer.status_code, answer.json()["refused"]) == (413, "too large")


@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data", "json", ""])
@pytest.mark.parametrize("path", ["/api/join", "/api/return"])
def test_a_page_from_elsewhere_cannot_join_by_the_browser_of_a_candidate(
    caller, kind, path
):
    body = {"code": caller.hall.room.join_code, "name": "Eve", "attempt": "x" * 20}

    answer = caller.ask("POST", path, "", body, headers={"Content-Type": kind})

    assert answer.status_code == 415
    assert caller.hall.store.sheets(caller.hall.room_id) == ()


def test_what_comes_too_late_is_refused_whatever_the_page_believes(caller, ann):
    caller.hall.wait(60 * MINUTE + caller.hall.room.grace_ms + 1)

    answer = caller.post("/api/answers", ann, {"answers": [ANSWER]})

    assert (answer.status_code, answer.json()["refused"]) == (409, "late")


def test_guessing_codes_ends_soon_and_holds_up_nobody_who_is_in(caller, ann):
    body = {"code": "DADA 0000", "name": "Eve", "attempt": "x" * 20}
    statuses = [caller.post("/api/join", body=body).status_code for _ in range(25)]

    assert statuses == [404] * 20 + [429] * 5
    refused = caller.post("/api/join", body=body)
    assert int(refused.headers["retry-after"]) >= 1
    sent = caller.post("/api/answers", ann, {"answers": [ANSWER]})
    assert sent.status_code == 200
    caller.hall.wait(MINUTE)
    assert caller.post("/api/join", body=body).status_code == 404


def test_a_stranger_with_wrong_tokens_locks_out_nobody_behind_the_same_address(
    caller, ann
):
    statuses = {caller.get("/api/sitting", f"guess {n}").status_code for n in range(99)}

    assert statuses == {401}
    assert caller.get("/api/sitting", ann).status_code == 200


def test_one_page_cannot_flood_the_room(caller, ann):
    ben = caller.join("Ben")
    statuses = [caller.post("/api/answers", ann, {}).status_code for _ in range(103)]

    assert statuses == [200] * 100 + [429] * 3
    assert caller.post("/api/answers", ben, {}).status_code == 200


def test_every_answer_forbids_browsers_to_do_anything_else_with_it(caller, ann):
    for path in ("/api/sitting", "/nowhere", "/api/join"):
        headers = caller.get(path, ann).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/x", "/room.css/..", "//"]
)
def test_only_the_files_of_the_page_are_served(caller, path):
    answer = caller.get(path)

    assert answer.status_code == 404
    assert answer.json()["refused"] == "not there"


def test_a_store_that_cannot_write_says_so_and_the_page_keeps_the_answer(
    caller, ann, monkeypatch
):
    from quizapp.training.room.port import RoomStoreError

    def full(_deeds, _now):
        raise RoomStoreError("disk full at a secret place")

    monkeypatch.setattr(caller.hall.store, "keep", full)

    answer = caller.post("/api/answers", ann, {"answers": [ANSWER]})

    assert (answer.status_code, answer.json()["refused"]) == (503, "not stored")
    assert "secret place" not in answer.text


def test_the_description_names_every_path_and_its_body(caller):
    described = json.loads(caller.get("/api/openapi.json").text)

    assert described["openapi"].startswith("3.1")
    for path, operations in described["paths"].items():
        for method in operations:
            asked = caller.ask(method.upper(), path, "nobody", {})
            assert asked.status_code in (200, 400, 401, 404, 429), path
    answers = described["paths"]["/api/answers"]["post"]
    name = answers["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    body = described["components"]["schemas"][name.rpartition("/")[2]]
    assert body["properties"]["answers"]["maxItems"] == 600
    assert answers["security"] == [{"candidate": []}]

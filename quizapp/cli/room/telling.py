"""Telling how a room is reached: for people with a picture, or as a line of JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

import click
from msgspec import Struct

from quizapp.cli.room.opening import Opened
from quizapp.hub.front.addresses import base_of, hosts_of, join_link
from quizapp.hub.front.certificate import fingerprint_of
from quizapp.hub.front.qr import terminal_qr
from quizapp.hub.serving import Place


class Front(Struct, frozen=True):
    """How a room is reached."""

    base: str
    link: str
    fingerprint: str
    """Of the certificate; empty without TLS."""


def find_front(where: Place, port: int, own: str, opened: Opened | None) -> Front:
    """Say how a room is reached that is listened for already.

    :raises CertificateError: if the certificate cannot be read.
    """
    host = hosts_of(where.host, own)[0]
    base = base_of(host, port, secured=where.secured is not None)
    fingerprint = ""
    if where.secured is not None:
        fingerprint = fingerprint_of(where.secured.certificate)
    code = "" if opened is None else opened.room.join_code
    return Front(base, join_link(base, code, fingerprint), fingerprint)


def tell(front: Front, opened: Opened | None, *, as_json: bool) -> None:
    """Print how a room is reached, and who may instruct it."""
    if as_json:
        click.echo(json.dumps(_data(front, opened)))
    else:
        click.echo("\n".join(_lines(front, opened)))


def _data(front: Front, opened: Opened | None) -> dict[str, object]:
    found: dict[str, object] = {
        "address": front.base,
        "fingerprint": front.fingerprint,
        "process": os.getpid(),
    }
    if opened is not None:
        found |= {
            "title": opened.room.title,
            "join_code": opened.room.join_code,
            "link": front.link,
            "instructor_token": opened.instructor_token,
            "new": opened.is_new,
        }
        if opened.sealed is not None:
            found["signed_by"] = opened.sealed.signer_words
            found["papers"] = opened.sealed.hash_words
    return found


def _lines(front: Front, opened: Opened | None) -> Iterator[str]:
    if opened is None:
        yield f"Rooms are served at {front.base}"
        return
    begun = "is open" if opened.is_new else "goes on where it was"
    yield f"{opened.room.title}: the room {begun}."
    yield ""
    yield f"  Address    {front.base}"
    yield f"  Join code  {opened.room.join_code}"
    if front.fingerprint:
        yield f"  Certificate (SHA-256) {front.fingerprint}"
    if opened.sealed is not None:
        yield f"  Signed by  {opened.sealed.signer_words}"
        for form, words in opened.sealed.hash_words.items():
            yield f"  Form {form}     {words}"
    yield ""
    yield terminal_qr(front.link)
    yield f"Instructor's token, for nobody else: {opened.instructor_token}"
    yield "Ctrl C ends the server; the same command goes on with the room."

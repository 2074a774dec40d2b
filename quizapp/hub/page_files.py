"""The files of the browser page: read once, and nothing else is ever served."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from starlette.requests import Request

from quizapp.hub.reply import Reply, page_reply
from quizapp.presenters.wording import set_type
from quizapp.presenters.words.phrase import Phrase
from quizapp.presenters.words.room.page import PAGE_WORDS

_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}
_FIRST = "index.html"


class PageFile:
    """One file, held in memory."""

    def __init__(self, content: bytes, kind: str) -> None:
        self.content = content
        self._mark = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        self._headers = (
            (b"content-type", kind.encode()),
            (b"etag", self._mark.encode()),
        )

    def answer(self, request: Request) -> Reply:
        """Send it, unless whoever asks has it already."""
        if request.headers.get("if-none-match") == self._mark:
            return page_reply(304, b"", *self._headers)
        return page_reply(200, self.content, *self._headers)


def read_page(folder: Path) -> dict[str, PageFile]:
    """Read the page with its words, by path."""
    files = {
        f"/{path.name}": PageFile(path.read_bytes(), _KINDS[path.suffix])
        for path in sorted(folder.iterdir())
        if path.suffix in _KINDS
    }
    files["/"] = files[f"/{_FIRST}"]
    for language in ("en", "fr"):
        words = {name: _words(phrase, language) for name, phrase in PAGE_WORDS.items()}
        content = json.dumps(words, ensure_ascii=False).encode()
        files[f"/words-{language}.json"] = PageFile(content, _KINDS[".json"])
    return files


def _words(phrase: Phrase, language: str) -> str | dict[str, str]:
    said = phrase.in_language(language)
    if isinstance(said, str):
        return set_type(language, said)
    one, other = set_type(language, said.one), set_type(language, said.other)
    return {"one": one, "other": other}

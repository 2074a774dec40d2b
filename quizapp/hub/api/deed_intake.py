"""Taking deeds: what candidates send most often, on the long way and on the short one."""

from __future__ import annotations

import msgspec

from quizapp.hub.api.endpoint import (
    broken,
    check_size,
    decode,
    encode,
    need_token,
    refusal_of,
    token_of,
)
from quizapp.hub.api.problem import ProblemError, problem_of
from quizapp.hub.desk import RoomDesk
from quizapp.hub.quick import MOST_BYTES, Quick, Tell
from quizapp.hub.reply import Header, Reply, data_reply
from quizapp.training.room.bodies import DeedBody, ReceiptBody
from quizapp.training.room.codes import hash_token
from quizapp.training.room.deeds import Deed, Receipt

_deeds = msgspec.json.Decoder(DeedBody)


class DeedIntake:
    """Makes deeds of what is sent, has them kept, and tells what became of them."""

    def __init__(self, desk: RoomDesk) -> None:
        self._desk = desk

    async def keep(self, token: str, body: DeedBody, *, hand_in: bool) -> ReceiptBody:
        """Keep what was sent.

        :raises ProblemError: if it is refused.
        """
        deed = self._deed(token, body, hand_in=hand_in)
        return self._receipt(await self._desk.keep(deed))

    def check_token(self, token: str) -> None:
        """Use up one of the requests that a page may make.

        :raises ProblemError: if none is left.
        """
        allowed = self._desk.requests
        if not allowed.use(token):
            raise too_many(allowed.wait_seconds(token))

    def quick(self, path: str, *, hand_in: bool) -> Quick:
        """Give the short way: the same steps, with nothing awaited."""

        def answer(headers: list[Header], content: bytes, tell: Tell) -> None:
            def tell_kept(told: Receipt | Exception) -> None:
                tell(self._reply(path, told))

            try:
                check_size(content, MOST_BYTES)
                body = decode(_deeds, content)
                token = token_of(headers)
                need_token(token)
                self._desk.submit(self._deed(token, body, hand_in=hand_in), tell_kept)
            except Exception as error:
                tell_kept(error)

        return answer

    def _reply(self, path: str, told: Receipt | Exception) -> Reply:
        try:
            if isinstance(told, Exception):
                raise told
            return data_reply(200, encode(self._receipt(told)))
        except Exception as error:
            return refusal_of(error) or broken("POST", path, error)

    def _deed(self, token: str, body: DeedBody, *, hand_in: bool) -> Deed:
        self.check_token(token)
        return Deed(
            token_hash=hash_token(token),
            answers=body.answers,
            hand_in=hand_in,
            place=body.place,
            away_count=body.away_count,
            away_ms=body.away_ms,
        )

    def _receipt(self, receipt: Receipt) -> ReceiptBody:
        if receipt.refused is not None:
            raise problem_of(receipt.refused)
        return ReceiptBody(
            receipt.stored_ms,
            receipt.news,
            receipt.handed_in,
            self._desk.wait_seconds(),
        )


def too_many(wait_seconds: int) -> ProblemError:
    """Make the problem of somebody who asks too often."""
    return ProblemError(
        429, "too many", f"Too many at once: wait {wait_seconds} s.", wait_seconds
    )

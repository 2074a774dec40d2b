"""What arrives together is committed together, and nothing is told before that."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from quizapp.hub.group_commit import GroupCommit
from quizapp.training.room.deeds import Deed, Receipt
from quizapp.training.room.port import RoomStoreError


class Disk:
    """Commits when it is allowed to, and remembers the size of each commit."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.begun = threading.Semaphore(0)
        self.free = threading.Semaphore(0)
        self.error: Exception | None = None
        self.rested_after: list[int] = []

    def commit(self, deeds) -> list[Receipt]:
        self.sizes.append(len(deeds))
        self.begun.release()
        assert self.free.acquire(timeout=10)
        if self.error is not None:
            raise self.error
        return [Receipt(stored_ms=int(deed.token_hash)) for deed in deeds]

    def rest(self) -> None:
        self.rested_after.append(len(self.sizes))


@pytest.fixture
def disk() -> Disk:
    return Disk()


def _run(disk, talk):
    async def run():
        with ThreadPoolExecutor(1) as thread:
            commits = GroupCommit(disk.commit, thread, disk.rest)

            def keep(number):
                return asyncio.ensure_future(commits.keep(Deed(token_hash=str(number))))

            return await talk(keep)

    return asyncio.run(run())


def test_deeds_of_one_turn_share_a_commit_and_each_gets_its_own_receipt(disk):
    async def talk(keep):
        disk.free.release()
        receipts = await asyncio.gather(*map(keep, range(50)))
        return [each.stored_ms for each in receipts]

    assert _run(disk, talk) == list(range(50))
    assert disk.sizes == [50]


def test_what_comes_during_a_commit_makes_up_the_next(disk):
    async def talk(keep):
        loop = asyncio.get_running_loop()
        first = keep(0)
        await loop.run_in_executor(None, disk.begun.acquire)
        later = [keep(number) for number in range(1, 8)]
        assert not first.done()
        disk.free.release()
        await first
        assert not any(each.done() for each in later)
        disk.free.release()
        await asyncio.gather(*later)

    _run(disk, talk)
    assert disk.sizes == [1, 7]


def test_what_can_wait_is_done_once_nobody_waits(disk):
    async def talk(keep):
        first = keep(0)
        await asyncio.get_running_loop().run_in_executor(None, disk.begun.acquire)
        second = keep(1)
        await asyncio.sleep(0)
        for _ in range(2):
            disk.free.release()
        await asyncio.gather(first, second)

    _run(disk, talk)
    assert disk.rested_after == [2]


def test_the_next_commit_begins_before_anybody_is_told_of_the_last(disk):
    sizes_when_told = []

    async def run():
        with ThreadPoolExecutor(1) as thread:
            commits = GroupCommit(disk.commit, thread, disk.rest)
            told = asyncio.Event()

            def tell(_receipt):
                assert disk.begun.acquire(timeout=10)
                sizes_when_told.append(len(disk.sizes))
                told.set()

            commits.submit(Deed(token_hash="1"), tell)
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(None, disk.begun.acquire)
            second = asyncio.ensure_future(commits.keep(Deed(token_hash="2")))
            await asyncio.sleep(0)
            for _ in range(2):
                disk.free.release()
            await told.wait()
            await second

    asyncio.run(run())
    assert sizes_when_told == [2]


def test_one_who_cannot_be_told_holds_up_nobody(disk, caplog):
    def fail(_receipt):
        raise ZeroDivisionError

    async def run():
        with ThreadPoolExecutor(1) as thread:
            commits = GroupCommit(disk.commit, thread, disk.rest)
            disk.free.release()
            commits.submit(Deed(token_hash="1"), fail)
            return await commits.keep(Deed(token_hash="2"))

    assert asyncio.run(run()).stored_ms == 2
    assert "could not be told" in caplog.text


def test_what_cannot_be_kept_is_told_to_all_of_the_commit_and_the_next_may_work(disk):
    async def talk(keep):
        disk.error = RoomStoreError("the disk is full")
        disk.free.release()
        failed = await asyncio.gather(keep(1), keep(2), return_exceptions=True)
        disk.error = None
        disk.free.release()
        return failed, await keep(3)

    failed, receipt = _run(disk, talk)
    assert [str(each) for each in failed] == ["the disk is full"] * 2
    assert receipt.stored_ms == 3


def test_one_who_hangs_up_holds_up_nobody(disk):
    async def talk(keep):
        gone, stays = keep(1), keep(2)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, disk.begun.acquire)
        gone.cancel()
        disk.free.release()
        return await stays

    assert _run(disk, talk).stored_ms == 2

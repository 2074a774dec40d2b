"""The workers of a cluster do what this computer does, whatever becomes of them."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys

import pytest
from click.testing import CliRunner

from quizapp.bank import places
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.workforce import carried, cluster
from quizapp.bank.workforce.cluster import ClusterWorkforce
from quizapp.bank.workforce.trouble import WorkforceError
from quizapp.cli import check as command
from quizapp.cli.main import main
from quizapp.storage.pack.pack_file import PackFile
from tests.support.acts import count_families, die, die_once, wait_for
from tests.support.house import ROOT
from tests.support.small_bank import change, make_bank_folder

distributed = pytest.importorskip(
    "distributed", reason="clusters need the extra of that name"
)


@pytest.fixture(scope="module")
def started():
    """Start two workers, each a process with one thread."""
    with distributed.LocalCluster(
        "tcp://127.0.0.1:0",
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address="127.0.0.1:0",
    ) as cluster:
        yield cluster


@pytest.fixture
def workers(started):
    return ClusterWorkforce(started.scheduler_address)


@pytest.fixture
def folder(tmp_path):
    return make_bank_folder(tmp_path)


@pytest.fixture
def bank(folder):
    return QuestionBank(folder)


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(cluster, "ANSWER_S", 0.5)


def _check(data, *words):
    return CliRunner().invoke(main, ["--data", str(data), "check", *words])


def _same_but_the_moment(one: PackFile, two: PackFile) -> bool:
    first, second = one.path.read_bytes(), two.path.read_bytes()
    other = [at for at, byte in enumerate(first) if byte != second[at]]
    return len(first) == len(second) and other[-1:] <= [other[0] + 32 for _ in other]


def test_a_bank_is_checked_with_the_same_output_and_the_same_pack(
    workers, folder, tmp_path, monkeypatch
):
    for module in (command, places):
        monkeypatch.setattr(module, "content_folder", lambda _name: folder)
    monkeypatch.setattr(command, "system_stopwatch", lambda: 0.0)
    change(folder, "tutor", "horizon:", "turns_on: missed_trigger_remedy\nhorizon:")

    there = _check(tmp_path / "there", "--prove", "--cluster", workers.address)
    here = _check(tmp_path / "here", "--prove", "--jobs", "1")

    assert "✗ tutor" in here.output
    assert there.output == here.output
    assert there.exit_code == here.exit_code == 1
    packs = PackFile(tmp_path / "here"), PackFile(tmp_path / "there")
    assert _same_but_the_moment(*packs)


def test_the_workers_have_the_files_and_give_answers_in_order(workers, bank):
    found = list(workers.do(count_families, range(5), bank))

    assert found == [(number, 3) for number in range(5)]


def test_without_tasks_nobody_is_asked(bank):
    assert list(ClusterWorkforce("nonsense").do(count_families, [], bank)) == []


def test_a_worker_that_is_killed_over_a_task_changes_nothing(workers, bank, tmp_path):
    deadly = tmp_path / "deadly"
    deadly.touch()
    tasks = [tmp_path / "one", deadly, tmp_path / "two"]

    assert list(workers.do(die_once, tasks, bank)) == ["one", "deadly", "two"]


@pytest.mark.long
def test_a_task_that_kills_every_worker_ends_in_one_sentence(workers, bank):
    with pytest.raises(WorkforceError, match="ended again and again over one task"):
        list(workers.do(die, [1], bank))


INTERRUPTED = """
import sys
from pathlib import Path
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.workforce.cluster import ClusterWorkforce
from tests.support.acts import wait_for

bank = QuestionBank(Path(sys.argv[2]))
tasks = ["", *["never"] * 50]
for answer in ClusterWorkforce(sys.argv[1]).do(wait_for, tasks, bank):
    print(answer, flush=True)
"""


@pytest.mark.long
def test_ctrl_c_ends_it_and_leaves_the_workers_to_others(
    workers, folder, bank, started
):
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, workers.address, str(folder)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdout.readline() == " 3\n"
        process.send_signal(signal.SIGINT)
        said, wrong = process.communicate(timeout=60)
    with distributed.Client(started.scheduler_address, set_as_default=False) as client:
        distributed.Event("never", client=client).set()

    assert said == ""
    assert wrong.rstrip().endswith("KeyboardInterrupt")
    assert "distributed" not in wrong.splitlines()[-1]
    assert list(workers.do(count_families, [1], bank)) == [(1, 3)]


def test_workers_with_another_version_are_not_believed(workers, bank, monkeypatch):
    monkeypatch.setattr(carried, "hash_program", lambda: "another one")

    with pytest.raises(WorkforceError) as refused:
        list(workers.do(count_families, [1], bank))

    assert "runs another version of quizapp" in str(refused.value)
    assert "tcp://127.0.0.1:" in str(refused.value)


@pytest.mark.usefixtures("quick")
def test_a_cluster_without_workers_is_said(bank):
    with distributed.LocalCluster(
        "tcp://127.0.0.1:0",
        n_workers=0,
        processes=False,
        dashboard_address="127.0.0.1:0",
    ) as empty:
        address = empty.scheduler_address
        with pytest.raises(WorkforceError, match="has no worker"):
            list(ClusterWorkforce(address).do(count_families, [1], bank))


@pytest.mark.usefixtures("quick")
def test_an_address_that_does_not_answer_ends_in_one_sentence(
    folder, tmp_path, monkeypatch
):
    address = "tcp://127.0.0.1:1"
    for module in (command, places):
        monkeypatch.setattr(module, "content_folder", lambda _name: folder)

    found = _check(tmp_path / "data", "--cluster", address)

    assert found.exit_code == 1
    assert found.output == (
        f"Error: No Dask scheduler answers at {address}. Look whether it runs there "
        "and can be reached from here; nothing was changed.\n"
    )
    assert not PackFile(tmp_path / "data").path.exists()


@pytest.mark.usefixtures("quick")
def test_what_is_no_scheduler_is_told_from_one(bank):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(WorkforceError, match="No Dask scheduler answers"):
            list(ClusterWorkforce(address).do(count_families, [1], bank))


@pytest.mark.parametrize("address", ["nonsense", "ftp://localhost:1", "tcp://"])
def test_what_is_no_address_is_said(address, bank):
    with pytest.raises(WorkforceError, match="say it as tcp://host:8786"):
        list(ClusterWorkforce(address).do(count_families, [1], bank))


def test_without_the_extra_it_is_said_what_to_install(bank, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(WorkforceError, match=r"pip install 'quizapp\[cluster\]'"):
        list(ClusterWorkforce("tcp://127.0.0.1:1").do(count_families, [1], bank))


@pytest.mark.long
def test_a_cluster_that_is_lost_ends_in_one_sentence(bank):
    with distributed.LocalCluster(
        "tcp://127.0.0.1:0",
        n_workers=1,
        processes=True,
        dashboard_address="127.0.0.1:0",
    ) as lost:
        tasks = ["", *["never"] * 5]
        answers = ClusterWorkforce(lost.scheduler_address).do(wait_for, tasks, bank)
        assert next(answers) == " 3"

    with pytest.raises(WorkforceError, match="was lost before it had answered"):
        next(answers)


def test_files_are_checked_here(folder):
    words = ("--cluster", "tcp://127.0.0.1:1", str(folder / "topic" / "tutor.yaml"))

    refused = _check(folder, *words)

    assert refused.exit_code == 2
    assert "leave it or PATHS" in refused.output


def test_processes_and_a_cluster_exclude_each_other(folder, tmp_path, monkeypatch):
    for module in (command, places):
        monkeypatch.setattr(module, "content_folder", lambda _name: folder)

    refused = _check(tmp_path, "--jobs", "2", "--cluster", "tcp://127.0.0.1:1")

    assert refused.exit_code == 2
    assert "leave it or --cluster" in refused.output

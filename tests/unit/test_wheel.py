"""The built wheel carries its content and works when installed elsewhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tests.support.house import ROOT

WHERE = "import quizapp; print(quizapp.__file__)"


def _run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    # Without the variables that would lead back to the source tree.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    return subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True,
        text=True, encoding="utf-8", timeout=900,
    )  # fmt: skip


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
    done = _run(*build, "--outdir", folder, ROOT, cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, which sees the other packages of this one."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", python, "install"]
    options = ["--quiet", "--no-deps", "--no-index", "--disable-pip-version-check"]
    done = _run(*pip, *options, wheel, cwd=folder)
    assert done.returncode == 0, done.stderr
    site_packages = next(folder.glob("lib/python*/site-packages"))
    # A path in a .pth file is searched, but .pth files found there are not
    # obeyed: the editable install of this tree stays out of sight.
    others = sysconfig.get_path("purelib")
    (site_packages / "others.pth").write_text(f"{others}\n", encoding="utf-8")
    return folder


def test_the_wheel_carries_questions_assets_and_catalogues(wheel):
    names = zipfile.ZipFile(wheel).namelist()

    for folder in ("questions/cards", "assets/fonts", "assets/icons"):
        assert any(name.startswith(f"quizapp/_content/{folder}/") for name in names)
    content = {
        path.relative_to(ROOT).as_posix()
        for top in ("questions", "assets")
        for path in (ROOT / top).rglob("*")
        if path.is_file()
    }
    packed = {
        name.removeprefix("quizapp/_content/")
        for name in names
        if name.startswith("quizapp/_content/") and not name.endswith("/")
    }
    assert packed == content
    sources = list((ROOT / "quizapp" / "locale").glob("*/LC_MESSAGES/*.po"))
    for source in sources:
        compiled = source.relative_to(ROOT).with_suffix(".mo").as_posix()
        assert compiled in names


@pytest.mark.parametrize(
    "topics", [("costs",), pytest.param((), marks=pytest.mark.long)]
)
def test_the_installed_program_derives_keys_far_from_the_source(
    elsewhere, tmp_path, topics
):
    where = _run(elsewhere / "bin" / "python", "-c", WHERE, cwd=tmp_path)
    assert Path(where.stdout.strip()).is_relative_to(elsewhere)

    program = elsewhere / "bin" / "quizapp"
    content = Path(where.stdout.strip()).parent / "_content" / "questions"
    paths = [content / topic for topic in topics]
    command = (program, "--data", tmp_path, "check", "--json", *paths)
    done = _run(*command, cwd=tmp_path)

    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert report["families"] > 0
    assert report["errors"] == []

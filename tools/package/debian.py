"""The Debian package, made from the folder that runs by itself."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tools.package.dependencies import debian_packages
from tools.package.desktop_files import description, desktop_entry, mime_package
from tools.package.folder import FOLDER, libraries
from tools.package.icons import write_icons
from tools.package.licences import write_licences
from tools.package.man_page import man_page
from tools.package.project import BUILD, DIST, ROOT, Project, reproducibly

_TREE = BUILD / "debian"
_COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: quizapp
Comment: Works of others are listed in THIRD-PARTY-NOTICES.md; their licences are in the
 folder licences beside this file.

Files: *
Copyright: quizapp contributors
License: Expat
 See the file licences/quizapp/LICENSE beside this one.

Files: usr/lib/quizapp/_internal/PySide6/* usr/lib/quizapp/_internal/shiboken6/*
Copyright: The Qt Company Ltd. and other contributors
License: LGPL-3
 Unchanged libraries of Qt for Python. The text of the licence is in
 /usr/share/common-licenses/LGPL-3; the sources are at https://code.qt.io.

Files: usr/lib/quizapp/_internal/*libicu*
Copyright: Unicode, Inc. and others
License: Unicode-3.0
 International Components for Unicode, as Qt for Python brings them. The text of the
 licence is at https://www.unicode.org/license.txt.

Files: usr/lib/quizapp/_internal/libpython* usr/lib/quizapp/_internal/python3*
Copyright: Python Software Foundation
License: PSF-2.0
 See licences/python beside this file.

Files: usr/lib/quizapp/_internal/quizapp/_content/assets/fonts/*
Copyright: The Inter Project Authors; The JetBrains Mono Project Authors
License: OFL-1.1
 See the files that end in OFL.txt in that folder.

Files: usr/lib/quizapp/_internal/quizapp/_content/assets/icons/*
Copyright: Phosphor Icons
License: Expat
 See LICENSE.txt in that folder.
"""


def build_debian(project: Project) -> Path:
    """Lay out the tree of the package and pack it."""
    shutil.rmtree(_TREE, ignore_errors=True)
    _lay_out(project)
    architecture = _said("dpkg", "--print-architecture")
    (_TREE / "DEBIAN").mkdir()
    _write("DEBIAN/control", "\n".join(_control(project, architecture)))
    _write("DEBIAN/md5sums", "".join(_sums()))
    _make_equal(project.moment)
    goal = DIST / f"quizapp_{project.version}_{architecture}.deb"
    pack = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(_TREE), str(goal)]
    environment = reproducibly(project.moment)
    subprocess.run(pack, env=environment, check=True, stdout=subprocess.DEVNULL)
    return goal


def _lay_out(project: Project) -> None:
    share = _TREE / "usr" / "share"
    documents = share / "doc" / "quizapp"
    documents.mkdir(parents=True)
    shutil.copytree(FOLDER, _TREE / "usr" / "lib" / "quizapp", symlinks=True)
    (_TREE / "usr" / "bin").mkdir()
    (_TREE / "usr" / "bin" / "quizapp").symlink_to("../lib/quizapp/quizapp")
    _write("usr/share/applications/quizapp.desktop", desktop_entry())
    _write("usr/share/mime/packages/quizapp.xml", mime_package())
    _write("usr/share/metainfo/quizapp.metainfo.xml", description(project))
    _write_packed("usr/share/man/man1/quizapp.1.gz", man_page(project))
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    _write_packed("usr/share/doc/quizapp/changelog.gz", changes)
    _write("usr/share/doc/quizapp/copyright", _COPYRIGHT)
    write_icons(share)
    write_licences(documents)


def _control(project: Project, architecture: str) -> Iterator[str]:
    size = sum(p.stat().st_size for p in _files()) // 1024
    yield "Package: quizapp"
    yield f"Version: {project.version}"
    yield f"Architecture: {architecture}"
    yield "Maintainer: quizapp contributors <quizapp@localhost>"
    yield f"Installed-Size: {size}"
    yield f"Depends: {', '.join(debian_packages(libraries()))}"
    yield "Recommends: shared-mime-info, desktop-file-utils, hicolor-icon-theme"
    yield "Section: education"
    yield "Priority: optional"
    yield f"Description: {project.summary}"
    yield " A game situation is shown, the rules are asked about, and the answer is compared"
    yield " with a key that a rules engine derived. Unofficial fan content."
    yield ""


def _files() -> list[Path]:
    found = (path for path in (_TREE / "usr").rglob("*") if path.is_file())
    return sorted(path for path in found if not path.is_symlink())


def _sums() -> Iterator[str]:
    for path in _files():
        found = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
        yield f"{found}  {path.relative_to(_TREE).as_posix()}\n"


def _make_equal(moment: int) -> None:
    """Give every file the same moment, and rights that do not follow the builder's."""
    for path in sorted(_TREE.rglob("*")):
        if path.is_symlink():
            continue
        runs = path.is_dir() or path.stat().st_mode & 0o100
        path.chmod(0o755 if runs else 0o644)
        os.utime(path, (moment, moment))
    _TREE.chmod(0o755)


def _write(place: str, text: str) -> None:
    path = _TREE / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _write_packed(place: str, text: str) -> None:
    path = _TREE / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _said(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.strip()

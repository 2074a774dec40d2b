"""What others bring that a packed program never loads, or that the system has."""

from __future__ import annotations

from pathlib import PurePosixPath

UNUSED_MODULES = (
    "_pytest",
    "attr",
    "attrs",
    "babel",
    "dask",
    "distributed",
    "hypothesis",
    "importlib_metadata",
    "iniconfig",
    "IPython",
    "lazy_importer",
    "mypy",
    "numpy",
    "outcome",
    "phase",
    "psycopg",
    "psycopg_pool",
    "pydantic",
    "PyInstaller",
    "pypdf",
    "PySide6.QtNetwork",
    "pytest",
    "selenium",
    "setuptools",
    "sniffio",
    "tkinter",
    "torch",
    "trio",
    "websockets",
    "wsproto",
    "zipp",
)
"""What developers, large rooms and clusters use, and what others ask for in vain."""

_UNUSED_LIBRARIES = (
    "EglF",
    "Network",
    "OpenGL",
    "Pdf",
    "Qml",
    "Quick",
    "ShaderTools",
    "Test",
    "VirtualKeyboard",
)
"""How the names of Qt's libraries go on that no page is drawn with."""

_NEEDED_PLUGINS = frozenset(
    {
        "iconengines/qsvgicon",
        "imageformats/qsvg",
        "platforminputcontexts/composeplatforminputcontextplugin",
        "platforminputcontexts/ibusplatforminputcontextplugin",
        "platforms/qcocoa",
        "platforms/qoffscreen",
        "platforms/qwayland",
        "platforms/qwindows",
        "platforms/qxcb",
        "platformthemes/qxdgdesktopportal",
        "styles/qmacstyle",
        "styles/qmodernwindowsstyle",
        "wayland-decoration-client/adwaita",
        "wayland-shell-integration/xdg-shell",
    }
)

_SYSTEM_FOLDERS = ("/lib/", "/usr/lib/", "/lib64/", "/usr/lib64/")


def is_needed(place: str) -> bool:
    """Say whether a file of the folder, by its place in it, is ever loaded.

    >>> is_needed("PySide6/Qt/lib/libQt6Widgets.so.6")
    True
    >>> is_needed("libQt6QuickControls2.so.6")
    False
    >>> is_needed("PySide6/Qt/plugins/imageformats/libqwebp.so")
    False
    >>> is_needed("PySide6/Qt/translations/qtbase_fr.qm")
    True
    """
    path = PurePosixPath(place.replace("\\", "/"))
    if "plugins" in path.parts and "PySide6" in path.parts:
        name = path.name.removeprefix("lib").partition(".")[0]
        return f"{path.parent.name}/{name}" in _NEEDED_PLUGINS
    if "translations" in path.parts and "PySide6" in path.parts:
        return path.name == "qtbase_fr.qm"
    name = path.name.removeprefix("lib")
    if not name.startswith("Qt"):
        return True
    return not name.removeprefix("Qt").removeprefix("6").startswith(_UNUSED_LIBRARIES)


def is_of_the_system(place: str, source: str) -> bool:
    """Say whether a library comes from the system, which then looks after it.

    >>> is_of_the_system("libssl.so.3", "/lib/x86_64-linux-gnu/libssl.so.3")
    True
    >>> is_of_the_system("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0")
    False
    >>> is_of_the_system("PySide6/Qt/lib/libQt6Gui.so.6", "/opt/PySide6/libQt6Gui.so.6")
    False
    """
    path = PurePosixPath(place)
    is_beside_the_program = len(path.parts) == 1 and path.name.startswith("lib")
    is_python = path.name.startswith("libpython")
    in_system = source.startswith(_SYSTEM_FOLDERS)
    return is_beside_the_program and in_system and not is_python

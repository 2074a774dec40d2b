"""What a window needs is told before Qt could end the process."""

from __future__ import annotations

from quizapp.gui.window_libraries import (
    ANY_QT,
    REAL_WINDOW,
    SystemLibrary,
    install_command,
    missing_libraries,
    missing_window_libraries,
)


def load_nothing(file_name: str) -> object:
    raise OSError(file_name)


def load_anything(file_name: str) -> object:
    return object()


def test_a_library_that_loads_is_not_missing():
    assert missing_libraries(ANY_QT + REAL_WINDOW, load=load_anything) == ()


def test_only_what_does_not_load_is_missing():
    def load_all_but_the_cursor(file_name: str) -> object:
        if "cursor" in file_name:
            raise OSError(file_name)
        return object()

    missing = missing_libraries(REAL_WINDOW, load=load_all_but_the_cursor)

    assert [library.package for library in missing] == ["libxcb-cursor0"]


def test_a_window_needs_the_libraries_of_the_x_server():
    missing = missing_window_libraries(
        load=load_nothing, system="linux", qt_platform=""
    )

    assert missing == ANY_QT + REAL_WINDOW


def test_without_a_screen_the_x_server_is_not_asked_for(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen:size=800x600")

    assert missing_window_libraries(load=load_nothing, system="linux") == ANY_QT


def test_other_systems_lack_nothing():
    assert missing_window_libraries(load=load_nothing, system="darwin") == ()


def test_one_command_brings_each_package_once():
    twice = [SystemLibrary("a.so", "lib-a"), SystemLibrary("b.so", "lib-a")]

    assert install_command(twice) == "sudo apt-get install -y lib-a"

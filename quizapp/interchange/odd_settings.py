"""Odd settings: what was set and cannot be understood is kept aside in a file."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Callable
from pathlib import Path

from quizapp.interchange.new_files import FileNotWrittenError, write_new, write_text
from quizapp.presenters.preferences.app_settings import AppSettings
from quizapp.training.ports import NotKeptError


def set_odd_settings_aside(
    settings: AppSettings, folder: Path, now: Callable[[], dt.datetime]
) -> None:
    """Write what cannot be understood beside the data, and go on with what is usual.

    Where that cannot be written nothing is changed, and it is tried again next time.
    """
    odd = settings.find_odd()
    if not odd:
        return
    moment = now().astimezone(dt.UTC)
    path = folder / f"settings-{moment:%Y-%m-%d-%H%M%S}.json"
    text = json.dumps(odd, ensure_ascii=False, indent=2) + "\n"
    try:
        write_new({path: write_text(text)}, force=True)
        settings.take_usual(odd, path.name)
    except (FileNotWrittenError, NotKeptError):
        return

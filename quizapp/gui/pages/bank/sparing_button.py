"""A button that shows its sign alone where there is no room for its words."""

from __future__ import annotations

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.look.theme import Theme
from quizapp.gui.plain_text import tip
from quizapp.gui.shown_keys import shown_key


class SparingButton(ActionButton):
    """Keeps its name for assistive technology and as a tool tip, however it is drawn."""

    def __init__(self, theme: Theme, icon: str, key: str, name: str) -> None:
        super().__init__(theme, ButtonLook(icon=icon, key=key))
        self.setObjectName(name)
        self._icon, self._key = icon, key
        self._words = ""
        self._saving = False

    def name(self, words: str) -> None:
        """Say what it does."""
        self._words = words
        self._show()

    def save_room(self, saving: bool) -> None:
        """Show the sign alone, or the words and the key with it."""
        self._saving = saving
        self._show()

    def full_width(self) -> int:
        """Measure the button with its words, however it is drawn now."""
        saving = self._saving
        self.save_room(False)
        width = self.sizeHint().width()
        self.save_room(saving)
        return width

    def _show(self) -> None:
        key = "" if self._saving else self._key
        self.set_look(ButtonLook(icon=self._icon, key=key))
        self.say("" if self._saving else self._words)
        self.setAccessibleName(self._words)
        key = shown_key(self._theme, self, self._key)
        self.setToolTip(tip(f"{self._words} ({key})" if key else self._words))

"""Days and hours in words, in the reader's language."""

from __future__ import annotations

import datetime as dt

from quizapp.presenters.wording import word

_MONTHS = {
    "en": "January February March April May June July August September October"
    " November December",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre"
    " novembre décembre",
}
_SHORT_MONTHS = {
    "en": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    "fr": "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
}
_SHORT_WEEKDAYS = {
    "en": "Mon Tue Wed Thu Fri Sat Sun",
    "fr": "lun. mar. mer. jeu. ven. sam. dim.",
}
_A_YEAR_DAYS = 300
"""From so many days on, a date says its year."""

_WEEKDAYS = {
    "en": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "fr": "lundi mardi mercredi jeudi vendredi samedi dimanche",
}


def date_words(iso_date: str, language: str) -> str:
    """Say a date: "25 September 2026", "25 septembre 2026"."""
    day = dt.date.fromisoformat(iso_date)
    return f"{_day_and_month(day, language, _MONTHS)} {day.year}"


def short_date_words(iso_date: str, language: str) -> str:
    """Say a date where there is little room: "25 Sep 2026", "25 sept. 2026"."""
    day = dt.date.fromisoformat(iso_date)
    return f"{_day_and_month(day, language, _SHORT_MONTHS)} {day.year}"


def weekday_words(day: dt.date, language: str) -> str:
    """Say a day near the present: "Monday 30 November", "Lundi 30 novembre"."""
    weekday = _WEEKDAYS[language].split()[day.weekday()].capitalize()
    return f"{weekday} {_day_and_month(day, language, _MONTHS)}"


def due_words(due_on: dt.date, today: dt.date, language: str) -> str:
    """Say when something comes back: "tomorrow", "Thu 3 Dec", "3 Dec 2027"."""
    days = (due_on - today).days
    if days <= 1:
        return word(language, "due.tomorrow" if days == 1 else "due.today")
    if days >= _A_YEAR_DAYS:
        return short_date_words(due_on.isoformat(), language)
    weekday = _SHORT_WEEKDAYS[language].split()[due_on.weekday()]
    return f"{weekday} {_day_and_month(due_on, language, _SHORT_MONTHS)}"


def hour_words(hour: int) -> str:
    """Say a whole hour as clocks show it: "04:00"."""
    return f"{hour:02}:00"


def clock_words(moment: dt.datetime) -> str:
    """Say the time of day to the second: "19:31:07"."""
    return moment.strftime("%H:%M:%S")


def when_words(moment: dt.datetime, now: dt.datetime, language: str) -> str:
    """Say how long ago something was; both times are in the reader's zone."""
    time = moment.strftime("%H:%M")
    days_ago = (now.date() - moment.date()).days
    if days_ago in (0, 1):
        return word(language, ("when.today", "when.yesterday")[days_ago], time=time)
    date = _day_and_month(moment.date(), language, _MONTHS)
    return word(language, "when.date", date=date, time=time)


def _day_and_month(day: dt.date, language: str, names: dict[str, str]) -> str:
    number = "1er" if language == "fr" and day.day == 1 else str(day.day)
    return f"{number} {names[language].split()[day.month - 1]}"


def month_word(month: int, language: str) -> str:
    """Name a month, 1 to 12, where there is little room: "Jun", "juin"."""
    return _SHORT_MONTHS[language].split()[month - 1]


def weekday_word(weekday: int, language: str) -> str:
    """Name a day of the week, 0 for Monday, where there is little room."""
    return _SHORT_WEEKDAYS[language].split()[weekday]

"""Results as files: CSV, one a table, and XLSX with a sheet a table."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from pathlib import Path

import xlsxwriter

from quizapp.bank.long_work import LongWork, note_long_work
from quizapp.interchange.exports.csv_table import write_rows
from quizapp.interchange.new_files import Writer, write_text
from quizapp.presenters.results.table import Cell, Table

_WIDEST = 60
_LONGEST_SHEET_NAME = 31
_FORBIDDEN_IN_NAMES = str.maketrans("[]:*?/\\", "       ")


def csv_writers(tables: Sequence[Table], folder: Path) -> dict[Path, Writer]:
    """Say which CSV files results are written to; formulas in texts are neutralised."""
    return {
        folder / f"{table.key}.csv": write_text(
            write_rows([table.heading, *map(_blanks, table.rows)])
        )
        for table in tables
    }


def xlsx_writer(tables: Sequence[Table], now: dt.datetime) -> Writer:
    """Make a writer of a workbook; texts stay texts, whatever they look like."""
    note_long_work(LongWork.EXPORT)

    def write(path: Path) -> None:
        options = {
            "in_memory": True,
            "strings_to_formulas": False,
            "strings_to_numbers": False,
            "strings_to_urls": False,
        }
        with xlsxwriter.Workbook(str(path), options) as book:
            book.set_properties({"created": now.replace(tzinfo=None)})
            for table in tables:
                _write_sheet(book, table)

    return write


def _write_sheet(book: xlsxwriter.Workbook, table: Table) -> None:
    name = table.name.translate(_FORBIDDEN_IN_NAMES)[:_LONGEST_SHEET_NAME]
    sheet = book.add_worksheet(name)
    bold = book.add_format({"bold": True, "bottom": 1})
    for column, heading in enumerate(table.heading):
        sheet.write_string(0, column, heading, bold)
    for row, cells in enumerate(table.rows, 1):
        for column, cell in enumerate(cells):
            if isinstance(cell, str):
                sheet.write_string(row, column, cell)
            elif cell is not None:
                sheet.write_number(row, column, cell)
    for column, heading in enumerate(table.heading):
        longest = max((len(str(cells[column])) for cells in table.rows), default=0)
        sheet.set_column(column, column, min(_WIDEST, max(longest, len(heading)) + 2))
    sheet.freeze_panes(1, 0)


def _blanks(row: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return tuple("" if cell is None else cell for cell in row)

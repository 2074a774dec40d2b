"""Dialogs and pages for getting questions in and out."""

"""Exports: questions with their keys, written for other programs and for paper."""

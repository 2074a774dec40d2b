"""Printing: papers painted into PDF files; no screen is needed."""

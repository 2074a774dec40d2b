"""Attending an exam room in the window: joining, waiting, sitting, and what is told."""

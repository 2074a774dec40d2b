"""Attending a room: one candidate's side of it, kept here first and sent when that goes."""

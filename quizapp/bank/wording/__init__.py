"""Wording: what learners read, made from scenarios, steps and beliefs by templates."""

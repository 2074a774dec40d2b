"""Procedures: how players decide, pay, choose targets, cast, activate and resolve."""

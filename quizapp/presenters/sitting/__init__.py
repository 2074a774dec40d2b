"""Sitting exams: choosing one, taking it, handing it in, and how it went."""

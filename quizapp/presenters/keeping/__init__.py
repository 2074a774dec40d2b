"""The learner's data: where they lie, their copies, and who else learns here."""

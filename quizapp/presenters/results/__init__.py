"""Results of exams as tables, as a report and as certificates, in the reader's language."""

"""Parts of the study pages: bars, columns and panels."""

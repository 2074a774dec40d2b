"""The gradebook: figures, tables, detail, and the dialog of a re-key."""

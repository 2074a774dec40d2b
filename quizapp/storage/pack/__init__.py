"""The file of the pack: the compiled bank in SQLite, made anew whenever it changes."""

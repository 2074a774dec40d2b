"""Charts as tables: the same figures, to be read one by one."""

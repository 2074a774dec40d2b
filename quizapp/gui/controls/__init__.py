"""Controls: rows, buttons, bars and switches that pages are made of."""

"""The survey: what the families of a bank are together, beside each one's own faults."""

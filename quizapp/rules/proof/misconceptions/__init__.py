"""Misconceptions: what people wrongly believe, each as one rule point replaced."""

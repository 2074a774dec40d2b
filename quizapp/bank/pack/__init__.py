"""Pack: the compiled bank, so that a reader need not derive what was derived before."""

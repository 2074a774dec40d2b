"""Commands: parse, call app, print."""

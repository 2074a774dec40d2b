"""Commands for getting questions and data in and out."""

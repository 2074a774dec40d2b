"""Parts of the page that is shown to a crowd."""

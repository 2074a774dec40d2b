"""Parts of the study page."""

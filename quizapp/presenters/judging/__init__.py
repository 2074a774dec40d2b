"""From a kept answer to the page that explains it."""

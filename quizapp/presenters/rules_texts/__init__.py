"""The learner's own rules texts: paragraphs under the steps, and the list of editions."""

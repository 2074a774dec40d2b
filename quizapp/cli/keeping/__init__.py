"""Commands that keep a learner's data safe, and several learners apart."""

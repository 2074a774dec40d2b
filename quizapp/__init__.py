"""quizapp: training for Magic: The Gathering judges with keys that a rules engine derives."""

"""History: everything that a learner has answered, whole, and two of them made one."""

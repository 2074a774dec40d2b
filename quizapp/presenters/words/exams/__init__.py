"""Words of exams: papers, reports and certificates."""

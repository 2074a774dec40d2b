"""Files of exams: papers for candidates, the examiner's record, answers."""

"""Commands that hold an exam: papers out, answers back."""

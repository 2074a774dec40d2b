"""What leads questions and answers in and out, and long work beside the window."""

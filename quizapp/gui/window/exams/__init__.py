"""What leads through exams."""

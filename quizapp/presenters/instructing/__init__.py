"""What an instructor does: makes exams, holds them, grades them and re-keys them."""

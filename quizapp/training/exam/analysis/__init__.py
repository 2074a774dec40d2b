"""What the papers of an exam tell about its items and about itself."""

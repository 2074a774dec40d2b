"""Cases: rulings of the source documents as scenarios, and what derives them."""

"""What if: facts of the open question turned, and the key watched."""

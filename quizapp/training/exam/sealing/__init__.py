"""Sealing: papers and answers signed and encrypted, and the codes that open them."""

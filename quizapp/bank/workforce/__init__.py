"""Who does many tasks on one bank: this process, several, or a cluster."""

"""What the engine and the bank say about texts and situations, in every language."""

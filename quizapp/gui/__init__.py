"""The window: draws screens and reports intents."""

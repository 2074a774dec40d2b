"""The dialogs of the workbench."""

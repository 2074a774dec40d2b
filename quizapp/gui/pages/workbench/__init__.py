"""Parts of the workbench: the text, the preview, the results, and its dialogs."""

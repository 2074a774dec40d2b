"""Pictures of every page of the window, in every look."""

"""The exam room server: HTTP on one side, a store of rooms on the other, no window."""

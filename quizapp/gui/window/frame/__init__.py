"""What stands around every page: the rail, the hint bar, the menu, the areas."""

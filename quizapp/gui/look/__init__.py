"""How everything looks: colours, type, icons and the theme that holds them."""

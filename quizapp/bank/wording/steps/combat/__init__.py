"""Words for steps about combat."""

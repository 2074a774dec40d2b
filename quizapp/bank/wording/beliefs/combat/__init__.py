"""Words for misconceptions about combat and about what a player may do at all."""

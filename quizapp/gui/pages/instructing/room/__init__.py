"""The room page: how it is joined, who is there, and what is done for one of them."""

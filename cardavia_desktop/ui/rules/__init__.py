"""The full rules of both games: what they say, and the page that shows them."""

"""Past deals: the list, statistics, achievements, and deals shown again as the expert sees them."""

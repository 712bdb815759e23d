"""Who stands where: what an ended game counts, ratings, statistics. Pure: no Discord, no store, no clock."""

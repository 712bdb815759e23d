"""Games of one's own past, played on from a challenge against computer players."""

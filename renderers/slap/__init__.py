"""Pictures of the slap game: faces, pile, receipt, result. Views in, pixels out; no rules, no state."""

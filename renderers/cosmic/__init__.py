"""Pictures of Cosmic Encounter: board, chart, hand, reveal, end. Views in, pixels out; no rules, no state."""

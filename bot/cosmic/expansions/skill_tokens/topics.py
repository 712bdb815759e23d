"""The Skill Tokens in the library of rules: which rule ids each topic tells."""

from __future__ import annotations

from bot.cosmic.library.rules import Entry, add_topics

add_topics(
    Entry("skill_tokens", ("S1", "S3", "S4", "S5", "S7"), ("S2", "S6", "S8", "S9", "S10")),
    Entry("escorts", ("S11", "S12", "S13", "S14", "S16"), ("S15", "S25")),
    Entry("skill_leaders", ("S17", "S18", "S19")),
    Entry("shields", ("S20", "S21", "S22", "S23"), ("S24",)),
)

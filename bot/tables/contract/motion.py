"""Whether a person wants pictures that move, at all their tables: a table does without as soon as one wants that."""

from __future__ import annotations

from typing import Final

PREFERENCE: Final = "motion"
"""The name under which the store keeps it; nothing is kept for whoever does not mind."""
OFF: Final = "off"

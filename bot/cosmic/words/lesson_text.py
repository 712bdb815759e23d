"""The words of the picture that shows how a challenge goes, in English; ``lesson.Lesson`` lists them."""

from __future__ import annotations

from typing import Final

TITLE: Final = "How a challenge goes"
OFFENSE: Final = "offense"
DEFENSE: Final = "defense"
STEPS: Final[tuple[tuple[str, str], ...]] = (
    ("Destiny names", "the defense"),
    ("The cone points", "at a planet"),
    ("One to four tokens", "go on the cone"),
    ("Allies join", "either side"),
    ("Both lay a card", "face down"),
    ("Higher total wins;", "the defense wins ties"),
)
BASE: Final = "The offense won: a base here"


def goal(bases: int) -> str:
    """How many bases win."""
    return f"First to {bases} foreign bases wins"


def alt(bases: int) -> str:
    """All of it in sentences."""
    return (
        "How a challenge goes, in seven steps. 1: A destiny card names the defense, here blue. 2: The offense, "
        "here red, points the cone at one of the defense's planets. 3: One to four tokens of the offense go on "
        "the cone, here 3. 4: Allies join either side: yellow joins the offense with 2, purple the defense with "
        "1; blue has 3 on the planet. 5: Both lay a card face down. 6: The cards are turned over, and card plus "
        "tokens count: 12 + 5 = 17 against 8 + 4 = 12. The higher total wins; on a tie the defense wins. 7: The "
        f"offense won, so its side has a base on the planet. Whoever is first to {bases} foreign bases wins the "
        "game."
    )

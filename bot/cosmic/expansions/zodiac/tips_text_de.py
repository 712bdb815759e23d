"""What the help tells of the Zodiac at the moment it matters, in German."""

from __future__ import annotations

from typing import Final

from bot.cosmic.words.phrases import rule

WINDOW: Final = (
    "Bevor der Angriff zielt, darf er Zodiac-Karten spielen: Jede gibt ihrem Ziel ein anderes Zeichen, bringt einen "
    "*Karma*-Stein des Ziels auf eine Basis zurück und lässt zwei Karten ziehen (cosmic Z12, Z13)."
)
MINE: Final = (
    "Als Hauptspieler mit einem Zeichen bekommst du ein *Karma*, wenn du verlierst oder einen Handel machst, sonst "
    "verlierst du eins (cosmic Z20)."
)


def yin(name: str) -> str:
    """Somebody has Yin toward a main player."""
    return f"Du bist *Yin* zu {name}: Du bekommst und verlierst Karma wie {name} {rule('Z20')}."


def yang(name: str) -> str:
    """Somebody has Yang toward a main player."""
    return f"Du bist *Yang* zu {name}: Du verlierst Karma, wo {name} welches bekommt, und umgekehrt {rule('Z20')}."


def leader(name: str) -> str:
    """Who leads."""
    return f"{name} ist mit dem meisten Karma *Spiritual Leader* und braucht eine Basis weniger {rule('Z35')}."

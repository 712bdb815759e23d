"""What the help tells of the asteroids at the moment it matters, in German."""

from __future__ import annotations

from typing import Final

from bot.cosmic.words.phrases import rule

ROTATION: Final = (
    "Zu Beginn einer Begegnung rücken alle Asteroiden ein System nach rechts; danach kann man sie nutzen "
    "(cosmic AST8, AST10)."
)


def lent(power: str) -> str:
    """The viewer may use the power of an asteroid."""
    return f"Der Asteroid mit {power} liegt bei dir: Bis die Begegnung endet, hast du auch seine Kraft {rule('AST8')}."


def there(power: str, name: str) -> str:
    """Somebody may use the power of an asteroid."""
    return f"Der Asteroid mit {power} liegt bei {name} und kann dort genutzt werden {rule('AST8')}."

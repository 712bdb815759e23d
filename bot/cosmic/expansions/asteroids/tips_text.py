"""What the help tells of the asteroids at the moment it matters, in English."""

from __future__ import annotations

from typing import Final

from bot.cosmic.words.phrases import rule

ROTATION: Final = (
    "As a challenge begins all asteroids move one system to the right; then they can be used (cosmic AST8, AST10)."
)


def lent(power: str) -> str:
    """The viewer may use the power of an asteroid."""
    return f"The asteroid with {power} lies with you: until the challenge ends its power is yours, too {rule('AST8')}."


def there(power: str, name: str) -> str:
    """Somebody may use the power of an asteroid."""
    return f"The asteroid with {power} lies with {name}, who may use it now {rule('AST8')}."

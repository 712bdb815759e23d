"""What the help tells of the moons at the moment it matters, in English."""

from __future__ import annotations

from typing import Final

TARGETS: Final = (
    "The offense may aim at a *moon* of the system instead: on a vacant one its tokens land at once, and it may "
    "challenge again (cosmic 2.6.3)."
)
NO_ALLIES: Final = "The fight is about a moon: there are no allies (cosmic 2.6.4)."
SECRET: Final = "You are on a *secret moon*: you may turn it up whenever everybody is asked (cosmic 2.6.6)."

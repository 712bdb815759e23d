"""What the help tells of the moons at the moment it matters, in German."""

from __future__ import annotations

from typing import Final

TARGETS: Final = (
    "Der Angriff darf stattdessen auf einen *Mond* des Systems zielen: Auf einem leeren landen ihre Steine sofort, und "
    "er darf noch einmal angreifen (cosmic 2.6.3)."
)
NO_ALLIES: Final = "Gekämpft wird um einen Mond: Verbündete gibt es nicht (cosmic 2.6.4)."
SECRET: Final = (
    "Du bist auf einem *geheimen Mond*: Du darfst ihn aufdecken, wann immer alle gefragt werden (cosmic 2.6.6)."
)

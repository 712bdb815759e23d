"""Who sees which event. The views of a state are the games' own: white lists, structs with only what one may see."""

from __future__ import annotations

from collections.abc import Iterable

from bot.kernel.event import Event
from bot.kernel.seat import Seat


def may_see(event: Event, seat: Seat | None) -> bool:
    """Whether ``seat`` may see ``event``; None stands for the public."""
    return event.audience is None or seat in event.audience


def visible(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The events that ``seat`` may see, in order; None stands for the public.

    Audiences are blanked: who else knows is itself a secret.
    """
    return [Event(event.kind, event.data) for event in events if may_see(event, seat)]

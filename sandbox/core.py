"""The stand-in without its network: all parts, wired together once."""

from __future__ import annotations

from sandbox.checks import openapi
from sandbox.clock import Clock
from sandbox.faults import Faults
from sandbox.gateway.events import Bus, Event
from sandbox.gateway.gateway import Gateway
from sandbox.gateway.sessions import Starts
from sandbox.guilds.commands import Commands
from sandbox.guilds.emojis import Emojis
from sandbox.guilds.interactions import Interactions
from sandbox.guilds.messages import Messages
from sandbox.guilds.people import People
from sandbox.guilds.reactions import Reactions
from sandbox.guilds.scheduled import ScheduledEvents
from sandbox.guilds.threads import Threads
from sandbox.guilds.world import World
from sandbox.ids import Ids
from sandbox.rest.latency import Latency
from sandbox.rest.limits import Limits
from sandbox.rest.uploads import Uploads
from sandbox.settings import Settings
from sandbox.transcript import Transcript

SEAT_COLOURS = ("#E55564", "#527CFD", "#FEE95C", "#C7A3F0", "#ACEAEF", "#E49C43")
"""The players' colours of the pictures: told apart by every kind of sight."""


class Discord:
    """Everything that is behind the address. Attributes are the parts; see their modules."""

    def __init__(self, settings: Settings) -> None:
        """An empty Discord with one bot account and no guild."""
        self.settings = settings
        self.clock = Clock(settings.start_ms, settings.rate)
        self.ids = Ids(self.clock)
        self.bus = Bus()
        self.transcript = Transcript(self.clock)
        self.spec = openapi.load(settings.openapi)
        self.faults = Faults()
        self.limits = Limits(self.clock, on=settings.limits)
        self.latency = Latency(self.clock, *settings.latency_ms)
        self.bus.listeners.append(self._check_event)
        self.world = World(self.clock, self.ids, self.bus)
        self.uploads = Uploads(self.ids)
        self.emojis = Emojis(self.ids)
        self.scheduled = ScheduledEvents(self.world)
        self.messages = Messages(self.world, self.uploads)
        self.reactions = Reactions(self.world)
        self.threads = Threads(self.world, self.messages)
        self.interactions = Interactions(self.world, self.messages)
        self.commands = Commands(self.world, self.ids)
        self.people = People(self.world, self.messages, self.reactions, self.threads, self.interactions, self.commands)
        self.gateway = Gateway(
            self.world,
            self.faults,
            self.transcript,
            Starts(self.clock, settings.concurrency),
            token=settings.token,
            granted_intents=settings.granted_intents,
            shards=settings.shards,
        )
        self.seats: dict[str, str] = {}
        """People that somebody at the page can be: user id to colour."""

    def seat(self, name: str, guild_id: str) -> str:
        """A new person in the guild whom the page can play; returns the user id."""
        user = self.world.add_user(name)
        self.world.join(guild_id, user["id"])
        self.seats[user["id"]] = SEAT_COLOURS[len(self.seats) % len(SEAT_COLOURS)]
        user_id: str = user["id"]
        return user_id

    def stop(self) -> None:
        """Forget all timers; nobody listens any more."""
        self.clock.stop()
        self.bus.listeners.clear()

    def _check_event(self, event: Event) -> None:
        if event.local:
            return
        for problem in openapi.event_problems(event.name, event.data):
            self.transcript.violation(problem)

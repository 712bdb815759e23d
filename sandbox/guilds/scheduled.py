"""Events of a server: those that are held outside of it, which need no channel."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from sandbox.checks.problems import Problem, length, nested
from sandbox.errors import ApiError
from sandbox.guilds.permissions import Permission, guild_permissions
from sandbox.guilds.world import World
from sandbox.jsons import Json

EXTERNAL, GUILD_ONLY, SCHEDULED = 3, 2, 1


class ScheduledEvents:
    """Events by id. Whoever may create some may change their own, and nobody else's."""

    def __init__(self, world: World) -> None:
        """There are none."""
        self._world = world
        self.all: dict[str, Json] = {}

    def of(self, guild: str) -> list[Json]:
        """Those of one guild."""
        return [one for one in self.all.values() if one["guild_id"] == guild]

    def create(self, guild: str, user: str, body: Json) -> Json:
        """A new event. ApiError 50013 without the permission, 50035 for what Discord does not take."""
        self._require(guild, user)
        problems = list(self._problems(body))
        if problems:
            raise ApiError(50035, nested(problems))
        event: Json = {
            "id": self._world.ids.new(),
            "guild_id": guild,
            "channel_id": None,
            "creator_id": user,
            "creator": self._world.users[user],
            "name": body["name"],
            "description": body.get("description"),
            "image": None,
            "scheduled_start_time": body["scheduled_start_time"],
            "scheduled_end_time": body["scheduled_end_time"],
            "privacy_level": GUILD_ONLY,
            "status": SCHEDULED,
            "entity_type": EXTERNAL,
            "entity_id": None,
            "entity_metadata": {"location": body["entity_metadata"]["location"]},
            "recurrence_rule": None,
            "guild_scheduled_event_exceptions": [],
        }
        self.all[event["id"]] = event
        return event

    def delete(self, guild: str, user: str, event: str) -> None:
        """Take an own event away. ApiError 10070, or 50013."""
        if event not in self.all or self.all[event]["guild_id"] != guild:
            raise ApiError(10070)
        self._require(guild, user)
        if self.all[event]["creator_id"] != user:
            raise ApiError(50013)
        del self.all[event]

    def _require(self, guild: str, user: str) -> None:
        rights = guild_permissions(self._world.guild(guild), self._world.member(guild, user))
        if not rights & Permission.CREATE_EVENTS:
            raise ApiError(50013)

    def _problems(self, body: Json) -> Iterator[Problem]:
        if (body["entity_type"], body["privacy_level"]) != (EXTERNAL, GUILD_ONLY) or body.get("channel_id"):
            yield Problem("entity_type", "BASE_TYPE_CHOICES", "Only events outside of the server are known here.")
        yield from length("name", str(body["name"]).strip(), 100, 1)
        yield from length("description", body.get("description"), 1_000)
        yield from length("entity_metadata.location", str(body["entity_metadata"]["location"]).strip(), 100, 1)
        if not body.get("scheduled_end_time"):
            yield Problem("scheduled_end_time", "BASE_TYPE_REQUIRED", "This field is required")
            return
        start, end = (datetime.fromisoformat(str(body[f"scheduled_{one}_time"])) for one in ("start", "end"))
        if start.timestamp() * 1000 <= self._world.clock.now_ms:
            yield Problem("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule in the past.")
        if end <= start:
            yield Problem("scheduled_end_time", "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "It ends before it starts.")

"""The gateway: operations 1, 2, 3, 4, 6 and 8, dispatches filtered by intent, and faults on demand.

A session is one shard's and hears what happens in the guilds of that shard; direct messages go to shard 0.
Not here: voice.
"""

from __future__ import annotations

import asyncio
import json
import math
import secrets
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from aiohttp import WSMsgType, web

from sandbox import assumptions
from sandbox.faults import Faults
from sandbox.gateway.events import Event
from sandbox.gateway.sessions import INTENTS, Connection, Session, Starts, frame
from sandbox.guilds.world import THREADS, World
from sandbox.jsons import Json, usual
from sandbox.transcript import Transcript

GatewayAct: TypeAlias = Literal["drop", "reconnect", "invalid", "freeze", "thaw", "release"]

KNOWN_INTENTS: Final = (1 << 26) - 1
CONTENT_FIELDS: Final = ("embeds", "attachments", "components")


@dataclass
class Counts:
    identifies: int = 0
    resumes: int = 0
    """Sessions taken up again after their line was cut here."""
    returns: int = 0
    """The same after a line that nobody cut, as by a client that is too busy to hear its heartbeats answered."""
    invalid: int = 0


class Gateway:
    """All sessions of the one bot."""

    def __init__(
        self,
        world: World,
        faults: Faults,
        transcript: Transcript,
        starts: Starts,
        *,
        token: str,
        granted_intents: int,
        shards: int = 0,
    ) -> None:
        """Listen to the world; ``url`` is set once the address is known. ``shards`` 0: as many as the guilds want."""
        self.world, self.faults, self.transcript, self.starts = world, faults, transcript, starts
        self.url = ""
        self.token, self.granted, self._shards = token, granted_intents, shards
        self.sessions: dict[str, Session] = {}
        self.counts = Counts()
        self.held: list[Event] = []
        """Echoes that a fault keeps back."""
        self._thawed = asyncio.Event()
        self._thawed.set()
        self._gates: dict[int, asyncio.Event] = {}
        """Of shards that have been frozen; set while they are not."""
        world.bus.listeners.append(self.publish)

    @property
    def online(self) -> bool:
        return any(session.connection is not None for session in self.sessions.values())

    def served(self) -> set[int]:
        """The shards to which somebody listens."""
        return {one.shard[0] for one in self.sessions.values() if one.connection is not None}

    @property
    def recommended(self) -> int:
        """Return the number of shards that the bot is told to begin."""
        return self._shards or max(1, math.ceil(len(self._guilds()) / assumptions.GUILDS_RECOMMENDED))

    # --- events out -------------------------------------------------------------------------------------------------

    def publish(self, event: Event) -> None:
        """Send an event to every session whose intents cover it, if the bot may see it."""
        if event.only_for or event.local:
            return
        seen = self.world.sees(self.world.bot["id"], event.channel_id)
        if event.channel_id and event.intent not in ("guilds", "") and not seen:
            return
        mine = event.name == "MESSAGE_CREATE" and event.data["author"]["id"] == self.world.bot["id"]
        if mine and self.faults.holds_echo(event.channel_id):
            self.held.append(event)
            return
        self._send(event)

    def release(self) -> None:
        """Send the echoes that were held back, in their order."""
        held, self.held = self.held, []
        for event in held:
            self._send(event)

    def _send(self, event: Event) -> None:
        guild = self._guild_of(event)
        for session in self.sessions.values():
            if session.wants(event.intent) and session.hears(guild):
                session.dispatch(event.name, self._as_seen(event, session))

    def _as_seen(self, event: Event, session: Session) -> Json:
        """A guild with what the session wants of it; without MESSAGE_CONTENT, other people's words in guilds are empty
        unless they mention the bot.
        """
        data, me = event.data, self.world.bot["id"]
        if event.name == "GUILD_CREATE":  # discord.py knows a guild that is new by the missing key
            return {key: value for key, value in self._guild(data["id"], session).items() if key != "unavailable"}
        if (
            event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
            or session.intents & INTENTS["message_content"]
            or "guild_id" not in data
            or data["author"]["id"] == me
            or any(user["id"] == me for user in data["mentions"])
        ):
            return data
        return {**data, "content": "", **{key: [] for key in CONTENT_FIELDS}}

    # --- faults -----------------------------------------------------------------------------------------------------

    def act(self, what: GatewayAct, shard: int | None = None) -> None:
        """Break something. ``drop``: cut the line (resumable); ``reconnect``: op 7; ``invalid``: op 9 and forget the
        sessions; ``freeze``/``thaw``: hold all frames; ``release``: let held echoes go. All but the last concern only
        this ``shard``; None concerns all.
        """
        if what == "freeze":
            (self._thawed if shard is None else self._gate(shard)).clear()
        elif what == "thaw":
            for held in (self._thawed, *self._gates.values()) if shard is None else (self._gate(shard),):
                held.set()
        elif what == "release":
            self.release()
        else:
            self._break(what, shard)

    def _break(self, what: GatewayAct, shard: int | None) -> None:
        for session in list(self.sessions.values()):
            connection = session.connection
            if shard not in (None, session.shard[0]):
                continue
            session.cut = True
            if connection is None:
                continue
            if what == "drop":
                self._lost(session)
                connection.abort()
            elif what == "reconnect":
                connection.put(frame(7))
            else:
                connection.put(frame(9, False))
                del self.sessions[session.id]

    # --- one connection ---------------------------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Speak with one client until it goes."""
        if self.faults.refuses_gateway():
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse(max_msg_size=16 * 1024, compress=False)
        await ws.prepare(request)
        connection = Connection(request, ws, self._thawed)
        connection.put(frame(10, {"heartbeat_interval": assumptions.HEARTBEAT_MS}))
        session: Session | None = None
        async for message in ws:
            if message.type is not WSMsgType.TEXT:
                break
            try:
                payload: Json = json.loads(message.data)
                op = int(payload["op"])
            except (ValueError, KeyError, TypeError):
                await connection.close(4002, "Error while decoding payload.")
                break
            self.transcript.traffic[f"GATEWAY op {op}"] += 1
            if op in (2, 6) and session is None:
                opened = self._identify(connection, payload["d"]) if op == 2 else self._resume(connection, payload["d"])
                if isinstance(opened, Session):
                    session = opened
                elif opened is not None:
                    await connection.close(*opened)
                    break
                continue
            refusal = self._handle(connection, session, op, payload.get("d"))
            if refusal is not None:
                await connection.close(*refusal)
                break
        connection.end()
        if session is not None and session.connection is connection:
            self._lost(session)
            if ws.close_code in (1000, 1001):
                self.sessions.pop(session.id, None)
        return ws

    def _handle(
        self, connection: Connection, session: Session | None, op: int, data: Json | None
    ) -> tuple[int, str] | None:
        if op == 1:
            connection.put(frame(11))
        elif op in (2, 6):
            return 4005, "Already authenticated."
        elif op == 8 and session is not None and data is not None:
            self._members(session, data)
        elif op in (3, 4):
            return None if session is not None else (4003, "Not authenticated.")
        else:
            return (4001, "Unknown opcode.") if session is not None else (4003, "Not authenticated.")
        return None

    def _identify(self, connection: Connection, data: Json) -> Session | tuple[int, str] | None:
        if data["token"] != self.token:
            return 4004, "Authentication failed."
        intents = int(data["intents"])
        if intents & ~KNOWN_INTENTS:
            return 4013, "Invalid intent(s)."
        if intents & ~self.granted:
            return 4014, "Disallowed intent(s)."
        number, count = shard = tuple(data.get("shard", (0, 1)))
        if not 0 <= number < count:
            return 4010, "Invalid shard."
        session = Session(
            secrets.token_hex(16), intents, shard, connection, self.transcript.dispatch, self.faults.as_sent
        )
        guilds = [guild for guild in self._guilds() if session.hears(int(guild))]
        if len(guilds) > assumptions.GUILDS_PER_SHARD:
            return 4011, "Sharding required."
        if not self.starts.left:
            return 4004, "Authentication failed."
        self.starts.use(1)
        if not self.starts.in_turn(number):
            self.counts.invalid += 1
            connection.put(frame(9, False))
            return None
        self._forget_old()
        self.counts.identifies += 1
        self.sessions[session.id] = session
        connection.gate = self._gate(number)
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": {**self.world.bot, "verified": True, "mfa_enabled": True, "email": None},
                "guilds": [{"id": guild, "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "application": {"id": self.world.bot["id"], "flags": 0},
                "shard": list(shard),
            },
        )
        for guild_id in guilds:
            session.dispatch("GUILD_CREATE", self._guild(guild_id, session))
        self._tell()
        return session

    def _resume(self, connection: Connection, data: Json) -> Session | tuple[int, str] | None:
        if data["token"] != self.token:
            return 4004, "Authentication failed."
        session = self.sessions.get(data["session_id"])
        lost = self.faults.loses_session()
        if session is None or lost or not session.can_resume(data["seq"]) or self._too_old(session):
            self.sessions.pop(data["session_id"], None)
            self.counts.invalid += 1
            connection.put(frame(9, False))
            return None
        if session.connection is not None:
            session.connection.end()
        if session.cut:
            self.counts.resumes += 1
        else:
            self.counts.returns += 1
        session.cut = False
        connection.gate = self._gate(session.shard[0])
        session.resume(connection, data["seq"])
        self._tell()
        return session

    def _members(self, session: Session, data: Json) -> None:
        guilds = data["guild_id"] if isinstance(data["guild_id"], list) else [data["guild_id"]]
        wanted = data.get("user_ids")
        ids = None if wanted is None else {str(user) for user in (wanted if isinstance(wanted, list) else [wanted])}
        for guild_id in guilds:
            members = [
                member
                for member in self.world.members_of(str(guild_id))
                if (ids is None or member["user"]["id"] in ids)
                and member["user"]["username"].startswith((data.get("query") or "").lower())
            ]
            found = {member["user"]["id"] for member in members}
            chunk: Json = {
                "guild_id": str(guild_id),
                "members": members,
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": sorted((ids or set()) - found),
            }
            if data.get("nonce") is not None:
                chunk["nonce"] = data["nonce"]
            session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    # --- inside -----------------------------------------------------------------------------------------------------

    def _guilds(self) -> list[str]:
        return [guild for guild in self.world.guilds if (guild, self.world.bot["id"]) in self.world.members]

    def _gate(self, shard: int) -> asyncio.Event:
        if shard not in self._gates:
            self._gates[shard] = asyncio.Event()
            self._gates[shard].set()
        return self._gates[shard]

    def _guild_of(self, event: Event) -> int:
        """Return the guild of an event; 0 outside of guilds."""
        if event.name.startswith("GUILD_") and "guild_id" not in event.data:
            return int(event.data["id"])
        return int(event.data.get("guild_id") or self.world.channels.get(event.channel_id, {}).get("guild_id") or 0)

    def _guild(self, guild_id: str, session: Session) -> Json:
        members = self.world.members_of(guild_id)
        me = self.world.bot["id"]
        channels = [c for c in self.world.channels.values() if c.get("guild_id") == guild_id]
        return {
            **self.world.guilds[guild_id],
            "joined_at": self.world.members[guild_id, me]["joined_at"],
            "member_count": len(members),
            "members": members if session.wants("members") else [m for m in members if m["user"]["id"] == me],
            "channels": [c for c in channels if c["type"] not in THREADS],
            "threads": [
                {**c, "member": self.world.thread_member(c["id"], me)}
                if me in self.world.thread_members[c["id"]]
                else c
                for c in channels
                if c["type"] in THREADS and not c["thread_metadata"]["archived"]
            ],
            **usual("guild_event"),
        }

    def _lost(self, session: Session) -> None:
        session.connection, session.gone_ms = None, self.world.clock.now_ms
        self._tell()

    def _tell(self) -> None:
        self.world.bus.emit(Event("ONLINE", {"online": self.online}, local=True))

    def _too_old(self, session: Session) -> bool:
        gone = session.gone_ms
        return bool(gone) and self.world.clock.now_ms - gone > assumptions.RESUME_WINDOW_MS

    def _forget_old(self) -> None:
        for session in [one for one in self.sessions.values() if self._too_old(one)]:
            del self.sessions[session.id]

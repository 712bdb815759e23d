"""Faults on demand: what goes wrong next, and how often. A fault is used up by the calls it hits."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

from sandbox.jsons import Json

FaultKind: TypeAlias = Literal["status", "429", "drop", "hold-echo", "lose-session", "refuse-gateway", "garble"]

KINDS: Final = get_args(FaultKind)


@dataclass
class Fault:
    """One rule. It hits the next ``times`` REST calls whose method and path (without ``/api/v10``) match.

    ``status``: answer ``status`` before the call does anything, or after it took effect (``after``), with Discord's
    ``code``, or as what stands before Discord does: without one.
    ``429``: answer 429 with ``retry_after`` seconds of the sandbox clock; ``everywhere`` makes it the global limit.
    ``drop``: break the connection before or ``after`` the call took effect.
    ``hold-echo``: keep the MESSAGE_CREATE of the bot's own message in a channel (``/channels/<id>/messages``) back.
    ``lose-session``: answer the next RESUME with op 9; method and path do not matter.
    ``refuse-gateway``: answer the next connection to the gateway with 503; method and path do not matter.
    ``garble``: send the next event whose whole name is the path ``without`` this field, wherever in it that stands.
    """

    kind: FaultKind
    method: str = ""
    path: str = ""
    times: int = 1
    status: int = 500
    after: bool = False
    retry_after: float = 0.1
    everywhere: bool = False
    without: str = ""
    code: int = 0

    def __post_init__(self) -> None:
        """ValueError for an unknown kind, a status that is no error, a path that is no pattern, or a stray field."""
        if self.kind not in KINDS:
            raise ValueError(f"kind must be one of {', '.join(KINDS)}")
        if not 400 <= self.status <= 599 or self.times < 1 or self.retry_after < 0:
            raise ValueError("status must be 400 to 599, times at least 1, retry_after not negative")
        if (self.kind == "garble") != bool(self.without):
            raise ValueError("without belongs to garble")
        try:
            re.compile(self.path)
        except re.error as problem:
            raise ValueError(f"path is not a pattern: {problem}") from problem


class Faults:
    """The rules that still wait, oldest first."""

    def __init__(self) -> None:
        """Nothing goes wrong until a fault is added."""
        self.rules: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Let ``fault`` happen and return it."""
        self.rules.append(fault)
        return fault

    def clear(self) -> None:
        """Nothing goes wrong any more; held echoes stay held."""
        self.rules.clear()

    def for_call(self, method: str, path: str) -> Fault | None:
        """The first rule that hits this REST call, now used once."""
        return self._take(("status", "429", "drop"), method, path)

    def holds_echo(self, channel_id: str) -> bool:
        """True if the echo of a message of the bot's in this channel is to be held back; uses the rule."""
        return self._take(("hold-echo",), "POST", f"/channels/{channel_id}/messages") is not None

    def loses_session(self) -> bool:
        """True if this RESUME fails; uses the rule."""
        return self._take(("lose-session",), "", "") is not None

    def refuses_gateway(self) -> bool:
        """True if this connection to the gateway fails; uses the rule."""
        return self._take(("refuse-gateway",), "", "") is not None

    def as_sent(self, name: str, data: Json) -> Json:
        """The data of this event, or what a rule leaves of it, which is used."""
        rule = self._take(("garble",), "", name)
        return data if rule is None else _without(data, rule.without)

    def _take(self, kinds: tuple[FaultKind, ...], method: str, path: str) -> Fault | None:
        for rule in self.rules:
            if rule.kind not in kinds or (method and rule.method not in ("", method)):
                continue
            found = re.fullmatch if rule.kind == "garble" else re.search
            if path and not found(rule.path, path):
                continue
            rule.times -= 1
            if rule.times == 0:
                self.rules.remove(rule)
            return rule
        return None


def _without(data: Any, field: str) -> Any:
    """A copy without this field, inner objects included."""
    if isinstance(data, dict):
        return {key: _without(value, field) for key, value in data.items() if key != field}
    return [_without(value, field) for value in data] if isinstance(data, list) else data

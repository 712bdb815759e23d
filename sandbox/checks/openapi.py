"""Requests and answers held against Discord's own OpenAPI document, and gateway data against our reading of it.

The document is optional: without it, or without ``jsonschema`` installed, ``load`` returns None and nothing is checked
here. The limits that the document lacks are in ``bodies.py`` and always on.
"""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, Protocol

from sandbox.jsons import Json

DOCUMENT: Final = "urn:discord"
CLOSED_TWIN: Final = "urn:discord:closed"
TOLERATED: Final = ("nsfw", "tts")
"""Members of requests that the document lacks here and there: ``nsfw`` of commands is documented elsewhere, ``tts`` of
edits is sent by discord.py and ignored by Discord."""

ABSENT_NOT_NULL: Final = ("guild_id", "member", "thread", "nonce", "message", "user", "interaction", "reactions")
"""Members of gateway data that Discord leaves out rather than sending null; null there ends discord.py's client."""


REMEMBERED: Final = 10_000
"""Verdicts that are kept of each document."""


class Finding(Protocol):
    """The part of jsonschema's ValidationError that we read; the package has no types of its own."""

    context: Sequence[Finding]
    schema_path: Sequence[object]
    path: Iterable[object]
    absolute_path: Sequence[object]
    validator: str
    json_path: str
    message: str


class Validator(Protocol):
    """The part of jsonschema's Draft202012Validator that we use."""

    def is_valid(self, instance: object) -> bool:
        """True if nothing is wrong with ``instance``."""


@dataclass(frozen=True)
class Exchange:
    """One side of a REST call: a request (``status`` None) or an answer."""

    method: str
    path: str
    body: object
    status: int | None = None

    @property
    def side(self) -> Literal["request", "answer"]:
        return "request" if self.status is None else "answer"


class Spec:
    """Discord's OpenAPI document as a judge."""

    def __init__(self, document: Json) -> None:
        """Compile the routes; schemas are compiled when first used. Needs ``jsonschema`` (ImportError)."""
        from referencing import Registry
        from referencing.jsonschema import DRAFT202012

        self._jsonschema = importlib.import_module("jsonschema")
        schemas = document["components"]["schemas"]
        # Discord takes integers for snowflakes as well, and discord.py sends them.
        schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
        # Field errors carry codes in words (documented in the reference), which the document forgets.
        schemas["Error"]["properties"]["code"] = {"type": ["integer", "string"]}
        self._document = document
        closed = json.loads(json.dumps(document))
        for name, schema in closed["components"]["schemas"].items():
            if _can_be_closed(name, schema):
                schema.setdefault("additionalProperties", False)
                for tolerated in TOLERATED:
                    schema["properties"].setdefault(tolerated, {})
        # discord.py names the type of a post as well, and Discord takes it.
        closed["components"]["schemas"]["CreateForumThreadRequest"]["properties"]["type"] = {"const": 11}
        registry: Registry[Json] = Registry()
        self._registry = registry.with_resources(
            [
                (DOCUMENT, DRAFT202012.create_resource(document)),
                (CLOSED_TWIN, DRAFT202012.create_resource(closed)),
            ]
        )
        routes = [(path, _regex(path), operations) for path, operations in document["paths"].items()]
        self._routes = sorted(routes, key=lambda route: route[0].count("{"))
        self._quick = {document: self._remembering() for document in (DOCUMENT, CLOSED_TWIN)}
        self.seen: set[tuple[str, str]] = set()
        """Operations that have been exercised."""

    def problems(self, exchange: Exchange) -> list[str]:
        """List what the document does not allow in this request or answer; at most one line each."""
        method, path = exchange.method, exchange.path
        template, operation = self._find(method, path)
        if operation is None:
            return [f"{exchange.side} {method} {path}: no such operation"]
        self.seen.add((method, template))
        where = f"{exchange.side} {method} {template}"
        base = f"/paths/{_escape(template)}/{method.lower()}"
        if exchange.status is None:
            return self._request(exchange.body, operation, where, base)
        return self._answer(exchange.body, exchange.status, operation, where, base)

    def _request(self, body: object, operation: Json, where: str, base: str) -> list[str]:
        expected = operation.get("requestBody")
        if expected is None:
            return [] if body is None else [f"{where}: unexpected body"]
        if body is None:
            return [f"{where}: body missing"] if expected.get("required") else []
        if "application/json" not in expected["content"]:
            return []
        pointer = f"{base}/requestBody/content/application~1json/schema"
        return self._against(CLOSED_TWIN, pointer, body, where)

    def _answer(self, body: object, status: int, operation: Json, where: str, base: str) -> list[str]:
        responses = operation["responses"]
        key = str(status) if str(status) in responses else f"{status // 100}XX"
        if key not in responses:
            return [f"{where}: status {status} is not in the document"]
        response, pointer = responses[key], f"{base}/responses/{key}"
        if "$ref" in response:
            pointer = response["$ref"][1:]
            response = self._document
            for part in pointer.strip("/").split("/"):
                response = response[part]
        if "application/json" not in response.get("content", {}):
            return [] if body is None else [f"{where}: body with status {status}"]
        return self._against(DOCUMENT, f"{pointer}/content/application~1json/schema", body, f"{where} {status}")

    def is_a(self, schema: str, value: object) -> list[str]:
        """List what keeps ``value`` from being the named schema (such as ``MessageResponse``)."""
        return self._against(DOCUMENT, f"/components/schemas/{schema}", value, schema)

    def _against(self, document: str, pointer: str, value: object, where: str) -> list[str]:
        schema = {"$ref": f"{document}#{pointer}"}
        if self._quick[document](schema, registry=self._registry).is_valid(value):
            return []
        errors = list(self._jsonschema.Draft202012Validator(schema, registry=self._registry).iter_errors(value))
        deepest = _deepest(min(errors, key=lambda error: len(error.absolute_path)))
        return [f"{where}: at {deepest.json_path}: {deepest.message[:200]}"]

    def _remembering(self) -> Callable[..., Validator]:
        """Validators of one document that judge a value by a named schema once: most are sent again and again."""
        plain = self._jsonschema.Draft202012Validator
        judged: dict[tuple[str, str], bool] = {}

        def judge(validator: Validator, ref: str, instance: object, schema: Json) -> Iterator[Finding]:
            key = ref, json.dumps(instance)
            fits = judged.get(key)
            if fits is None:
                if len(judged) >= REMEMBERED:
                    judged.clear()
                judged[key] = fits = not any(True for _ in plain.VALIDATORS["$ref"](validator, ref, instance, schema))
            if not fits:
                yield self._jsonschema.ValidationError(f"not {ref}")

        made: Callable[..., Validator] = self._jsonschema.validators.extend(plain, {"$ref": judge})
        return made

    def _find(self, method: str, path: str) -> tuple[str, Json | None]:
        for template, regex, operations in self._routes:
            if regex.fullmatch(path) and method.lower() in operations:
                return template, operations[method.lower()]
        return "", None


@lru_cache(maxsize=1)
def load(path: Path | None) -> Spec | None:
    """The judge, or None if there is no document or no ``jsonschema`` here.

    One for the whole process: to read the document and to compile its schemas takes longer than most tests.
    """
    if path is None:
        return None
    try:
        return Spec(json.loads(path.read_text(encoding="utf-8")))
    except ImportError:
        return None


def event_problems(name: str, data: Json) -> list[str]:
    """Nulls in gateway data where Discord leaves the member out."""
    return [f"event {name}: {key} is null" for key in ABSENT_NOT_NULL if key in data and data[key] is None]


def _deepest(error: Finding) -> Finding:
    """Inside a union, the branch that fits best: whose type matched, and which got furthest."""
    if not error.context:
        return error
    branches: dict[object, list[Finding]] = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)

    def cost(branch: list[Finding]) -> tuple[bool, int, int]:
        wrong_kind = any(
            list(inner.path)[-1:] == ["type"]
            or inner.validator in ("enum", "const")
            or (inner.validator == "type" and not inner.path)
            for inner in branch
        )
        return wrong_kind, -max(len(inner.absolute_path) for inner in branch), len(branch)

    best = min(branches.values(), key=cost)
    return _deepest(max(best, key=lambda inner: len(inner.absolute_path)))


def _can_be_closed(name: str, schema: Json) -> bool:
    """True if misspelt members can be told in this schema. Kept attachments come back as clients got them."""
    composed = {"allOf", "oneOf", "anyOf"} & schema.keys()
    return "Request" in name and "Attachment" not in name and "properties" in schema and not composed


def _regex(template: str) -> re.Pattern[str]:
    return re.compile("[^/]+".join(re.escape(part) for part in re.split(r"\{[^}]+\}", template)))


def _escape(part: str) -> str:
    return part.replace("~", "~0").replace("/", "~1")

"""Discord's rules for components of messages and forms: what may stand where, how much of it, how long its words."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.checks.problems import Problem, bounds, length, one_of, required, twice
from sandbox.jsons import Json, flat

ROWS_MAX = 5
V2_MAX = 40
V2_CHARACTERS = 4000
FORM_MAX = 5
OPTIONS_MAX = 25
ALT_MAX = 1024

ROW, BUTTON, TEXT_SELECT, TEXT_INPUT, SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = (
    *(1, 2, 3, 4),
    *(9, 10, 11, 12, 13, 14, 17, 18),
)
"""Discord's numbers of component types."""
SELECTS = (3, 5, 6, 7, 8)
LINK, PREMIUM = 5, 6
"""Button styles that carry no custom_id."""
INSIDE_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
ON_TOP = {False: (ROW,), True: (*INSIDE_CONTAINER, CONTAINER)}
"""What may stand at the top of a message, without and with the flag for Components V2."""
IN_FORM = (ROW, TEXT_DISPLAY, LABEL)
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
IN_LABEL = (*SELECTS, TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
GROUP_MAX = 10
"""Options of a group of radio buttons or checkboxes."""


def layout_problems(components: list[Json], *, v2: bool) -> list[Problem]:
    every = list(flat(components))
    if v2:
        found = [*length("components", every, V2_MAX, 1 if components else 0)]
        written = sum(len(part.get("content") or "") for part in every if part["type"] == TEXT_DISPLAY)
        if written > V2_CHARACTERS:
            text = f"Total displayable text size exceeds maximum size of {V2_CHARACTERS}"
            found.append(Problem("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text))
    else:
        found = [*length("components", components, ROWS_MAX, 1 if components else 0)]
    for number, component in enumerate(components):
        field = f"components.{number}"
        found += _kind(field, component, ON_TOP[v2]) or _component(field, component)
    return [*found, *_custom_ids(every), *_numbers(every)]


def form_problems(data: Json) -> list[Problem]:
    components = data.get("components") or []
    found = [
        *required("custom_id", data.get("custom_id")),
        *length("custom_id", data.get("custom_id"), 100),
        *required("title", data.get("title")),
        *length("title", data.get("title"), 45),
        *length("components", components, FORM_MAX, 1),
    ]
    for number, component in enumerate(components):
        field = f"components.{number}"
        found += _kind(field, component, IN_FORM) or _of_form(field, component)
    return [*found, *_custom_ids(list(flat(components)))]


def _kind(field: str, component: Json, allowed: tuple[int, ...]) -> list[Problem]:
    if component["type"] in allowed:
        return []
    text = f'Value of field "type" must be one of {{{", ".join(map(str, allowed))}}}.'
    return [Problem(f"{field}.type", "UNION_TYPE_CHOICES", text)]


def _component(field: str, component: Json) -> Iterator[Problem]:
    """One component of a message that stands where it may stand, and all inside it."""
    kind = component["type"]
    children = component.get("components") or []
    if kind == ROW:
        yield from _row(field, children)
    elif kind == SECTION:
        yield from length(f"{field}.components", children, 3, 1)
        yield from _each(field, children, (TEXT_DISPLAY,))
        yield from required(f"{field}.accessory", component.get("accessory"))
        if component.get("accessory"):
            side = f"{field}.accessory"
            yield from _kind(side, component["accessory"], (BUTTON, THUMBNAIL)) or _component(
                side, component["accessory"]
            )
    elif kind == CONTAINER:
        yield from length(f"{field}.components", children, V2_MAX, 1)
        yield from _each(field, children, INSIDE_CONTAINER)
    elif kind == TEXT_DISPLAY:
        yield from required(f"{field}.content", (component.get("content") or "").strip())
    elif kind == GALLERY:
        items = component.get("items") or []
        yield from length(f"{field}.items", items, 10, 1)
        for number, item in enumerate(items):
            yield from _medium(f"{field}.items.{number}", item, "media")
    elif kind == THUMBNAIL:
        yield from _medium(field, component, "media")
    elif kind == FILE:
        yield from _medium(field, component, "file")
    elif kind == SEPARATOR:
        yield from one_of(f"{field}.spacing", component.get("spacing") or 1, (1, 2))
    elif kind == BUTTON:
        yield from _button(field, component)
    elif kind in SELECTS:
        yield from _select(field, component)


def _each(field: str, children: list[Json], allowed: tuple[int, ...]) -> Iterator[Problem]:
    for number, child in enumerate(children):
        place = f"{field}.components.{number}"
        yield from _kind(place, child, allowed) or _component(place, child)


def _row(field: str, children: list[Json]) -> Iterator[Problem]:
    """Up to five buttons, or one menu (which is as wide as five buttons)."""
    yield from length(f"{field}.components", children, 5, 1)
    yield from _each(field, children, (BUTTON, *SELECTS))
    if len(children) > 1 and any(child["type"] in SELECTS for child in children):
        text = "The specified component exceeds the maximum width"
        yield Problem(f"{field}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)


def _button(field: str, button: Json) -> Iterator[Problem]:
    style = button.get("style")
    yield from one_of(f"{field}.style", style, (1, 2, 3, 4, LINK, PREMIUM))
    yield from length(f"{field}.label", button.get("label"), 80)
    yield from length(f"{field}.custom_id", button.get("custom_id"), 100)
    yield from length(f"{field}.url", button.get("url"), 512)
    if style == PREMIUM:
        yield from required(f"{field}.sku_id", button.get("sku_id"))
        return
    if not button.get("label") and not button.get("emoji"):
        yield Problem(field, "BUTTON_COMPONENT_INVALID_LABEL_EMOJI", "A button must have a label or emoji")
    if style == LINK:
        yield from required(f"{field}.url", button.get("url"))
    else:
        yield from required(f"{field}.custom_id", button.get("custom_id"))
    if button.get("url") and (button.get("custom_id") or style != LINK):
        text = "A custom id and url cannot both be specified"
        yield Problem(f"{field}.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", text)


def _select(field: str, menu: Json) -> Iterator[Problem]:
    yield from required(f"{field}.custom_id", menu.get("custom_id"))
    yield from length(f"{field}.custom_id", menu.get("custom_id"), 100)
    yield from length(f"{field}.placeholder", menu.get("placeholder"), 150)
    yield from bounds(f"{field}.min_values", menu.get("min_values"), 0, OPTIONS_MAX)
    yield from bounds(f"{field}.max_values", menu.get("max_values"), 1, OPTIONS_MAX)
    least, most = _choice(menu.get("min_values")), _choice(menu.get("max_values"))
    if least > most:
        text = "min_values must be less than or equal to max_values"
        yield Problem(f"{field}.min_values", "SELECT_COMPONENT_INVALID_MIN_VALUES", text)
    chosen = len(menu.get("default_values") or [])
    if menu["type"] == TEXT_SELECT:
        options = menu.get("options") or []
        yield from length(f"{field}.options", options, OPTIONS_MAX, min(OPTIONS_MAX, max(1, least, most)))
        for number, option in enumerate(options):
            yield from _option(f"{field}.options.{number}", option)
        for number, value in twice(option.get("value") for option in options):
            text = f"The specified option value is already used: {value}"
            place = f"{field}.options.{number}.value"
            yield Problem(place, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
        chosen = sum(bool(option.get("default")) for option in options)
    if chosen > most:
        text = f"At most {most} may be chosen from the beginning"
        yield Problem(field, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)


def _choice(number: int | None) -> int:
    return 1 if number is None else number


def _option(field: str, option: Json) -> Iterator[Problem]:
    for name in ("label", "value"):
        yield from required(f"{field}.{name}", option.get(name))
        yield from length(f"{field}.{name}", option.get(name), 100)
    yield from length(f"{field}.description", option.get("description"), 100)


def _medium(field: str, holder: Json, name: str) -> Iterator[Problem]:
    yield from required(f"{field}.{name}", (holder.get(name) or {}).get("url"))
    yield from length(f"{field}.description", holder.get("description"), ALT_MAX, 1)


def _of_form(field: str, component: Json) -> Iterator[Problem]:
    """A row with one old text field, a label with anything, or mere words."""
    if component["type"] == TEXT_DISPLAY:
        yield from required(f"{field}.content", (component.get("content") or "").strip())
    elif component["type"] == LABEL:
        yield from required(f"{field}.label", component.get("label"))
        yield from length(f"{field}.label", component.get("label"), 45)
        yield from length(f"{field}.description", component.get("description"), 100)
        inner = component.get("component") or {"type": 0}
        place = f"{field}.component"
        yield from _kind(place, inner, IN_LABEL) or _field(place, inner)
    else:
        children = component.get("components") or []
        yield from length(f"{field}.components", children, 1, 1)
        for number, child in enumerate(children):
            place = f"{field}.components.{number}"
            yield from _kind(place, child, (TEXT_INPUT,)) or _field(place, child)
            yield from required(f"{place}.label", child.get("label"))


def _field(field: str, component: Json) -> Iterator[Problem]:
    if component["type"] in SELECTS:
        yield from _select(field, component)
        return
    yield from required(f"{field}.custom_id", component.get("custom_id"))
    yield from length(f"{field}.custom_id", component.get("custom_id"), 100)
    if component["type"] in (RADIO_GROUP, CHECKBOX_GROUP):
        yield from _group(field, component)
    if component["type"] != TEXT_INPUT:
        return
    yield from one_of(f"{field}.style", component.get("style"), (1, 2))
    yield from length(f"{field}.label", component.get("label"), 45)
    yield from length(f"{field}.placeholder", component.get("placeholder"), 100)
    yield from length(f"{field}.value", component.get("value"), 4000)
    least, most = component.get("min_length"), component.get("max_length")
    yield from bounds(f"{field}.min_length", least, 0, 4000)
    yield from bounds(f"{field}.max_length", most, 1, 4000)
    if least is not None and most is not None and least > most:
        text = "min_length must be less than or equal to max_length"
        yield Problem(f"{field}.min_length", "TEXT_INPUT_INVALID_MIN_LENGTH", text)


def _group(field: str, group: Json) -> Iterator[Problem]:
    """Radio buttons, of which one may be chosen from the beginning, or checkboxes."""
    radio, options = group["type"] == RADIO_GROUP, group.get("options") or []
    yield from length(f"{field}.options", options, GROUP_MAX, 2 if radio else 1)
    for number, option in enumerate(options):
        yield from _option(f"{field}.options.{number}", option)
    for number, value in twice(option.get("value") for option in options):
        text = f"The specified option value is already used: {value}"
        yield Problem(f"{field}.options.{number}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
    yield from bounds(f"{field}.min_values", group.get("min_values"), 0, GROUP_MAX)
    yield from bounds(f"{field}.max_values", group.get("max_values"), 1, GROUP_MAX)
    most = 1 if radio else group.get("max_values") or len(options)
    if sum(bool(option.get("default")) for option in options) > most:
        text = f"At most {most} may be chosen from the beginning"
        yield Problem(field, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)


def _custom_ids(components: list[Json]) -> Iterator[Problem]:
    for _, custom_id in twice(part["custom_id"] for part in components if part.get("custom_id")):
        text = f"Component custom id cannot be duplicated: {custom_id}"
        yield Problem("components", "COMPONENT_CUSTOM_ID_DUPLICATED", text)


def _numbers(components: list[Json]) -> Iterator[Problem]:
    for _, number in twice(part["id"] for part in components if part.get("id")):
        yield Problem("components", "COMPONENT_ID_DUPLICATED", f"Component id cannot be duplicated: {number}")

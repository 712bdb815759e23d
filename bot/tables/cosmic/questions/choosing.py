"""Controls of questions answered from options: one, several, an order, a number, yes or no."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cosmic.kinds.questions import Guard, Of
from bot.cosmic.model import cards
from bot.cosmic.seen import picture_facts
from bot.kernel.ask import Choice, OneOf, Order, Split, UpTo, whole_number
from bot.kernel.codec import encode, same
from bot.tables.contract import message
from bot.tables.contract.table import Button, Menu, MenuOption
from bot.tables.cosmic.controls import (
    MOST_BUTTONS,
    PAGE,
    PREFIX,
    Answer,
    Asked,
    Controls,
    Draft,
    Option,
    Refused,
    Result,
    button,
)
from bot.tables.cosmic.questions.labels import escaped, label, options, part

_BLEED = "bleed"


def warning(asked: Asked, choice: Choice) -> str:
    form = asked.ask.form
    if asked.rows:
        return ""
    if look_first := picture_facts.weighed(asked.ask.key, choice, asked.language):
        return look_first
    match asked.question.guard:
        case Guard.BLEED if choice == _BLEED and isinstance(form, OneOf) and len(form.options) > 1:
            return asked.say("cosmic-ask-gives-up-tokens")
        case Guard.CARDS if isinstance(choice, list) and choice:
            discarded = [escaped(asked, label(asked, card)) for card in choice]
            return asked.say("cosmic-ask-gives-up-cards", cards=discarded)
        case Guard.BASES:
            return _gives_up(asked, _left_bases(asked, choice))
        case Guard.DUE_BASES:
            left = _left_bases(asked, choice)
            return _gives_up(asked, left if len(left) > len(_left_bases(asked, asked.ask.default)) else [])
    return ""


def _gives_up(asked: Asked, left: Sequence[str]) -> str:
    places = [escaped(asked, part(asked, place)) for place in left]
    return asked.say("cosmic-ask-gives-up-bases", places=places) if places else ""


def _left_bases(asked: Asked, choice: Choice) -> list[str]:
    form = asked.ask.form
    taken: Mapping[str, int] = {}
    if isinstance(form, Split) and isinstance(choice, dict):
        taken = {place: count for place, count in choice.items() if isinstance(count, int)}
    elif isinstance(form, OneOf) and isinstance(choice, str) and not cards.COLOURS.count(choice):
        taken = {choice: 1}
    here = {planet.id: planet.tokens(asked.view.seat) for planet in asked.view.table.planets}
    return [place for place, count in taken.items() if count and count >= here.get(place, count + 1)]


_DETAILS = 1_000
_DETAIL = 450
_IN_A_WINDOW = 480
"""Characters for all texts of what may be played, so that the message fits on a phone."""
_WORD = 20


def show(asked: Asked, draft: Draft) -> Controls:
    form = asked.ask.form
    found = options(asked)
    picked = _picked(asked, draft)
    buttons: list[tuple[Button, ...]] = []
    menus: tuple[Menu, ...] = ()
    beside: tuple[Button, ...] = ()
    lines = [_so_far(asked, found, picked)] if isinstance(form, Order) else []
    rest = [option for option in found if option.place not in picked] if isinstance(form, Order) else found
    row = tuple(_option(asked, option, picked, alone=len(rest) == 1) for option in rest)
    if len(rest) <= MOST_BUTTONS:
        lines = [*_details(asked, rest), *lines]
    if message.lines(row) > 1 or len(row) > message.IN_A_ROW:
        menus, turn = _menu(asked, rest, draft, picked)
        buttons += turn
        beside = (button(asked.number, "type", asked.say("cosmic-ask-type")),)
    elif row:
        buttons.append(row)
    if isinstance(form, UpTo) and form.n > 1:
        most = [asked.say("cosmic-ask-at-most", count=form.n)] if form.n < len(form.options) else []
        begun = draft.picked is not None or asked.filled is None
        lines += filter(None, [" ".join([*most, *([_so_far(asked, found, picked)] if begun else [])])])
    last = _last_row(asked, draft, picked, complete=not rest)
    if last:
        buttons.append(last)
    if isinstance(form, UpTo) and form.n >= len(form.options) > 1 and not draft.picked:
        beside = (button(asked.number, "all", asked.say("cosmic-ask-all")), *beside)
    if picked and len(found) > 1 and isinstance(form, UpTo | Order):
        beside = (button(asked.number, "clear", asked.say("cosmic-ask-clear")), *beside)
    return Controls("\n".join(lines), menus, tuple(buttons), beside)


def press(asked: Asked, draft: Draft, verb: str, number: int, values: Sequence[str]) -> Result:
    form = asked.ask.form
    if verb == "m" and (values or (isinstance(form, UpTo) and form.n > 1)):
        return _from_menu(asked, draft, number, values)
    if verb == "o":
        return _pick(asked, draft, number)
    if verb == "undo" and draft.picked:
        return _without_last(asked, draft.picked)
    if verb == "clear":
        return Draft(())
    if verb == "none" and asked.may_be_none:
        return settled(asked, Draft(), [])
    if verb == "all" and isinstance(form, UpTo) and form.n >= len(form.options):
        return settled(asked, Draft(), list(form.options))
    if verb == "done" and isinstance(form, UpTo | Order):
        picked = _picked(asked, draft)
        chosen = [form.options[place] for place in picked if place < len(form.options)]
        if form.accepts(chosen):
            return settled(asked, draft, chosen)
        missing = [option.label for option in options(asked) if option.place not in picked]
        return Refused(asked.say("cosmic-ask-missing", rows=[escaped(asked, one) for one in missing], rule=asked.rule))
    return Refused(asked.say("cosmic-ask-unknown"))


def _without_last(asked: Asked, picked: tuple[int, ...]) -> Draft:
    """The last of an order is never pressed: it goes together with the one before."""
    form = asked.ask.form
    whole = isinstance(form, Order) and len(picked) == len(form.options)
    return Draft(picked[: -2 if whole else -1])


def settled(asked: Asked, draft: Draft, choice: Choice) -> Answer | Draft | Refused:
    if not asked.ask.form.accepts(choice):
        return Refused(asked.say("cosmic-ask-unknown"))
    if warning(asked, choice):
        return Draft(draft.picked, draft.shares, draft.at, weighed=encode(choice).decode())
    return Answer(choice)


def paged(asked: Asked, verb: str, lines: Sequence[MenuOption], at: int, placeholder: str, many: int = 1) -> Menu:
    """One page of a menu; ``many`` picks are allowed over all pages, for more than one also none."""
    pages = -(-len(lines) // PAGE)
    shown = tuple(lines[page_of(at, len(lines)) * PAGE :][:PAGE])
    page = asked.say("cosmic-ask-page", number=page_of(at, len(lines)) + 1, pages=pages)
    title = f"{placeholder} · {page}" if pages > 1 else placeholder
    least, most = (1, 1) if many == 1 else (0, max(1, min(many, len(shown))))
    return Menu(asked.number, f"{PREFIX}{verb}", title, shown, least, most)


def page_of(at: int, count: int) -> int:
    """The page shown, from 0, whatever the draft says."""
    return max(0, min(at, -(-count // PAGE) - 1))


def cut(text: str, most: int) -> str:
    """Shorten a text, after a whole word if one ends near the limit."""
    if len(text) <= most:
        return text
    kept = text[: most - 2]
    end = kept.rfind(" ")
    return f"{kept[:end] if end > most - _WORD else kept} …"


def _menu(
    asked: Asked, rest: Sequence[Option], draft: Draft, picked: Sequence[int]
) -> tuple[tuple[Menu, ...], list[tuple[Button, ...]]]:
    form = asked.ask.form
    lines = [
        MenuOption(
            str(option.place), option.label, cut(option.detail, message.LABEL), option.place in picked, option.sign
        )
        for option in rest
    ]
    many = form.n if isinstance(form, UpTo) else 1
    at = page_of(draft.at, len(lines))
    menu = paged(asked, f"m_{at}", lines, at, asked.say("cosmic-ask-choose"), many)
    pages = -(-len(lines) // PAGE)
    if pages == 1:
        return (menu,), []
    turn = (
        button(asked.number, f"p_{max(0, at - 1)}", asked.say("cosmic-ask-previous"), disabled=at == 0),
        # Two controls of one message never share an id: the last page has its own.
        button(asked.number, f"p_{at + 1}", asked.say("cosmic-ask-next"), disabled=at + 1 >= pages),
    )
    return (menu,), [turn]


def _option(asked: Asked, option: Option, picked: Sequence[int], *, alone: bool) -> Button:
    chosen = option.place in picked or (asked.noted is not None and same(asked.noted, option.choice))
    style = "success" if chosen else "primary" if alone else "secondary"
    return button(asked.number, f"o_{option.place}", option.label, style, sign=option.sign)


def _last_row(asked: Asked, draft: Draft, picked: Sequence[int], *, complete: bool) -> tuple[Button, ...]:
    form, say = asked.ask.form, asked.say
    done = button(asked.number, "done", say("cosmic-ask-done", count=len(picked)), "success")
    if isinstance(form, Order):
        undo = button(asked.number, "undo", say("cosmic-ask-undo"))
        return (*((done,) if complete else ()), undo) if picked else ()
    if not isinstance(form, UpTo):
        return ()
    none = (button(asked.number, "none", asked.none),) if asked.may_be_none else ()
    if form.n == 1:
        return none
    begun = draft.picked is not None
    return (*((done,) if picked and (begun or asked.noted is None) else ()), *(() if picked and begun else none))


def _details(asked: Asked, shown: Sequence[Option]) -> list[str]:
    """One line for each option while there is room; empty if none says more than its label."""
    told = [option for option in shown if option.detail]
    most = min(_DETAIL, _IN_A_WINDOW // max(1, len(told))) if asked.question.of is Of.OFFERS else _DETAIL
    lines = [f"• **{escaped(asked, option.label)}**: {escaped(asked, cut(option.detail, most))}" for option in told]
    whole = "\n".join(lines)
    return lines if len(whole) <= _DETAILS else cut(whole, _DETAILS).splitlines()


def _picked(asked: Asked, draft: Draft) -> tuple[int, ...]:
    form = asked.ask.form
    if draft.picked is not None or not isinstance(form, UpTo) or not isinstance(asked.filled, list):
        return draft.picked or ()
    filled = asked.filled
    return tuple(place for place, option in enumerate(form.options) if any(same(option, one) for one in filled))


def _so_far(asked: Asked, found: Sequence[Option], picked: Sequence[int]) -> str:
    names = {option.place: option.label for option in found}
    return asked.say("cosmic-ask-so-far", rows=[escaped(asked, names[place]) for place in picked if place in names])


def _pick(asked: Asked, draft: Draft, place: int) -> Result:
    form = asked.ask.form
    option = next((one for one in options(asked) if one.place == place), None)
    if option is None:
        return Refused(asked.say("cosmic-ask-unknown"))
    if isinstance(form, Order):
        picked = (*(draft.picked or ()), place)
        left = [one for one in range(len(form.options)) if one not in picked]
        if place in picked[:-1]:
            return Refused(asked.say("cosmic-ask-unknown"))
        return Draft((*picked, *left) if len(left) == 1 else picked)  # the last of an order needs no press
    if not isinstance(form, UpTo):
        return settled(asked, Draft(at=draft.at), option.choice)
    if form.n == 1:
        return settled(asked, Draft(at=draft.at), [option.choice])
    picked = _picked(asked, draft)
    if place in picked:
        return Draft(tuple(one for one in picked if one != place), at=draft.at)
    if len(picked) >= form.n:
        return Refused(asked.say("cosmic-ask-too-many", count=form.n, rule=asked.rule))
    return Draft((*picked, place), at=draft.at)


def _from_menu(asked: Asked, draft: Draft, page: int, values: Sequence[str]) -> Result:
    """Apply the marks on one page of a menu; picks on other pages stay."""
    form = asked.ask.form
    places = [number for value in values if (number := whole_number(value)) is not None]
    found = {option.place: option for option in options(asked)}
    if len(places) < len(values) or not set(places) <= set(found):
        return Refused(asked.say("cosmic-ask-unknown"))
    if not isinstance(form, UpTo) or form.n == 1:
        return _pick(asked, draft, places[0])
    on_page = {option.place for option in list(found.values())[page * PAGE :][:PAGE]}
    picked = (*(one for one in _picked(asked, draft) if one not in on_page), *dict.fromkeys(places))
    if len(picked) > form.n:
        return Refused(asked.say("cosmic-ask-too-many", count=form.n, rule=asked.rule))
    return Draft(picked, at=draft.at)

"""Questions as they come up in games played by chance, and fingers that press their controls."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random

from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.picture_facts import phase_of
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.project import see_seat, see_table
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask
from bot.tables.contract.table import Button, Menu
from bot.tables.cosmic.controls import Act, Answer, Asked, Controls, Draft, Form, Refused, Result
from bot.tables.cosmic.questions import questions, reading
from bot.tables.cosmic.questions.bargaining import Bargain
from proving.cosmic.walk import Walk
from tests.cosmic.games.test_walks import any_table

NAMES = ("Ana", "**Ben**", "@everyone", "Deal", "<@123456>", "red 2")
"""Names are untrusted: markup, mentions, and words that mean something else."""
MOST = 5
"""Questions that are kept of each key and shape."""
_EVERY = 9
"""Moments are kept once in so many decisions."""


@dataclass(frozen=True)
class Moment:
    """A game at one moment, as one seat sees it."""

    board: BoardPicture
    view: SeatView
    asks: Mapping[int, Ask]
    """The questions of that seat."""


@dataclass(frozen=True)
class Gathered:
    """Questions that came up in some games."""

    asked: list[Asked]
    bargains: list[Bargain]
    moments: list[Moment]


@cache
def gathered() -> Gathered:
    """Games by chance, with and without an expansion, walked once for all tests of this folder."""
    found = Gathered([], [], [])
    often: Counter[tuple[str, str, int]] = Counter()
    zodiac = [Walk(seed, 4, Options(extras={"zodiac": True})) for seed in range(1, 4)]
    for walk in (*map(any_table, (*range(300, 315), 332)), *zodiac):
        for step in range(400):
            game = walk.game
            if game.over:
                break
            if game.state.players:
                _gather(game, found, often)
                if step % _EVERY == 0:
                    found.moments.append(_moment(game, step // _EVERY % len(game.state.players)))
            walk.step()
    return found


def _gather(game: Cosmic, found: Gathered, often: Counter[tuple[str, str, int]]) -> None:
    names = NAMES[: len(game.state.players)]
    for number, ask in game.asks.items():
        kind = (ask.key, type(ask.form).__name__, min(6, ask.form.count()))
        often[kind] += 1
        if often[kind] <= MOST:
            view = see_seat(game.state, ask.seat)
            found.asked.append(Asked(number, ask, view, names, noted=game.sealed.get(number)))
    for action in game.actions:
        if action.key.startswith(("deal.fail", "deal.accept")):
            (seat,) = action.seats or (0,)
            found.bargains.append(Bargain(5, game.actions, see_seat(game.state, seat), names))


def _moment(game: Cosmic, seat: int) -> Moment:
    table, frame = see_table(game.state), game.phase
    phase = phase_of(frame.name if frame is not None else "end", table, {ask.key for ask in game.asks.values()})
    asks = {number: ask for number, ask in game.asks.items() if ask.seat == seat}
    board = BoardPicture(table, NAMES[: len(table.players)], phase)
    return Moment(board, see_seat(game.state, seat), asks)


def met() -> list[Asked]:
    """Questions of every key that some games ask, at most five of each shape, with what their seats see."""
    return gathered().asked


def negotiations() -> list[Bargain]:
    """Negotiations as both main players see them, with and without offers on the table."""
    return gathered().bargains


def pressable(controls: Controls) -> list[Button | Menu]:
    """All controls that are not switched off."""
    every = [*(button for row in controls.buttons for button in row), *controls.beside]
    return [*controls.menus, *(button for button in every if not button.disabled)]


def press(asked: Asked, draft: Draft, control: Button | Menu, values: tuple[str, ...] = ()) -> Result:
    """Press a control as Discord would send it."""
    assert control.ask == asked.number
    return questions.press(asked, draft, control.choice, values)


def some(menu: Menu, random: Random) -> tuple[str, ...]:
    many = random.randint(menu.least, menu.most)
    return tuple(option.value for option in random.sample(menu.options, many))


def press_on(asked: Asked, random: Random, most: int = 400) -> Answer:
    """Press anything until there is an answer; the controls are looked at on the way."""
    draft = Draft()
    for _ in range(most):
        controls = questions.show(asked, draft)
        fits(controls)
        control = random.choice(pressable(controls))
        result = press(asked, draft, control, some(control, random) if isinstance(control, Menu) else ())
        match result:
            case Draft():
                draft = result
            case Answer():
                return result
            case Form():
                assert 1 <= len(result.fields) <= 5
                typed = random.choice(reading.suggest(asked, ""))[1]
                sent = questions.press(asked, draft, result.choice, (typed,))
                if isinstance(sent, Answer):
                    return sent
                assert isinstance(sent, Draft)
                draft = sent
            case Refused():
                assert re.search(r"\(cosmic \w[\d.]+\)", result.text), result.text
            case Act():
                raise AssertionError("questions are no actions")
    raise AssertionError(f"no answer to {asked.ask}")


def fits(controls: Controls) -> None:
    """Discord's limits, and that nothing but places of options is in a control's id."""
    assert 0 < len(controls.text) <= 1_500
    assert len(controls.menus) + len(controls.buttons) <= 5
    for row in controls.buttons:
        assert 0 < len(row) <= 5
        assert all(0 < len(button.label) <= 80 for button in row)
    for menu in controls.menus:
        assert 0 < len(menu.options) <= 25
        assert 0 <= menu.least <= menu.most <= len(menu.options)
        assert 0 < len(menu.placeholder) <= 150
        assert all(0 < len(option.label) <= 100 and len(option.description) <= 100 for option in menu.options)
        assert all(re.fullmatch(r"\d{1,3}", option.value) for option in menu.options)
        assert len({option.value for option in menu.options}) == len(menu.options)
    ids = [*(button.choice for row in controls.buttons for button in row), *(menu.choice for menu in controls.menus)]
    assert all(re.fullmatch(r"q_[a-z]+(_\d{1,3})?", one) for one in ids), ids
    assert len(set(ids)) == len(ids), ids


def words_of(controls: Controls) -> Iterator[str]:
    """Everything that a person reads."""
    yield controls.text
    for row in controls.buttons:
        yield from (button.label for button in row)
    for menu in controls.menus:
        yield menu.placeholder
        yield from (f"{option.label} {option.description}" for option in menu.options)

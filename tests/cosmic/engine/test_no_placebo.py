"""Every power and every flare changes some game: none is a name without an effect.

Two worlds begin alike and answer every question alike; in the second one the texts of the tested card do nothing. Cards
are played and uses announced in both, so that only what the text itself does can make a difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any

import pytest

from bot.cosmic.challenge import checkpoints
from bot.cosmic.engine import dispatch, force, listeners, responses
from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Answer, Effect, Flare, Power
from bot.cosmic.kinds.hooks import RESPONSE, Mine, Modifier, Replacement
from bot.cosmic.kinds.pools import FIRST
from bot.cosmic.model import cards
from bot.cosmic.model.state import Cosmic
from bot.kernel.ask import Ask, Choice, OneOf
from bot.kernel.flow import Flow
from proving.events import Happened, stored
from tests.cosmic.table import Table

SEATS = 4
CHALLENGES = 8
SEEDS = 400
POOR = 4
"""In one of so many games nearly all tokens of the tested seat are in the warp."""
NEAR = 3
"""In one of so many games everybody is one base away from winning."""
MOST_STEPS = 4_000
HEIRS = ("aristocrat",)
"""Powers about flares that are nowhere in the game: at their tables half of them are not."""
ANNOUNCEMENTS = frozenset(
    {"announced", "resolves", "cancelled", "done", "used", "called", "uncalled", "armed", "acts", "void", "noted"}
)
"""What tells that a card acts, and not what it does."""

registry.load()
BASE = [name for name, power in sorted(registry.POWERS.items()) if not power.expansion]
"""Those of expansions have tests of their own."""
FLARES = [(name, side) for name in BASE for side in sorted(registry.FLARES.get(name, {}))]
TELLING = {
    "assassin.wild": 5,
    "assessor.wild": 5,
    "bully": 5,
    "cavalry.wild": 16,
    "chronos.super": 4,
    "clone.wild": 12,
    "cryo.wild": 11,
    "cudgel.super": 8,
    "deuce.wild": 11,
    "diplomat.wild": 4,
    "disease": 38,
    "fungus.super": 29,
    "fungus.wild": 5,
    "fury.super": 4,
    "ghoul.super": 5,
    "grudge.super": 21,
    "hurtz.super": 5,
    "industrialist.super": 12,
    "machine": 4,
    "masochist": 11,
    "mesmer.wild": 9,
    "mirror.super": 28,
    "pacifist.super": 5,
    "philanthropist.super": 4,
    "plant.super": 18,
    "pygmy.super": 10,
    "pygmy.wild": 4,
    "reserve": 17,
    "reserve.wild": 16,
    "schizoid.super": 10,
    "silencer.super": 64,
    "sniveler.super": 18,
    "spiff": 4,
    "spiff.super": 49,
    "spiff.wild": 5,
    "terrorist.wild": 5,
    "warrior.super": 10,
    "witch.wild": 7,
}
"""Seeds of games that showed something where a search takes long: they are played first, and then all others."""


@pytest.mark.parametrize("name", BASE)
def test_every_power_changes_some_game(name: str) -> None:
    deal = partial(_deal, name=name, owner=True, flare=False)
    assert changes(registry.POWERS[name], name, deal, first=TELLING.get(name, 0))


@pytest.mark.parametrize(("name", "side"), FLARES)
def test_every_flare_changes_some_game(name: str, side: str) -> None:
    deal = partial(_deal, name=name, owner=side == "super", flare=True)
    assert changes(registry.FLARES[name][side], name, deal, first=TELLING.get(f"{name}.{side}", 0))


def test_a_text_without_effect_is_found_out() -> None:
    silent = registry.POWERS["zombie"]
    with _switched(silent) as switch:
        switch.acts = False
        assert not changes(silent, "zombie", lambda seed: _deal(seed, "zombie", owner=True, flare=False), seeds=3)


class Switch:
    """Says which of the two worlds is being played, and notes whether it made a difference."""

    def __init__(self) -> None:
        self.acts = True
        """Whether the texts act as they are written; else they do nothing."""
        self.asked = False
        """Whether any of them has been asked to act; until then the worlds are the same."""


def changes(effect: Effect, name: str, deal: Callable[[int], Table], seeds: int = SEEDS, first: int = 0) -> bool:
    """True if one of the games goes another way without the effect; the game of the seed ``first`` is played first."""
    with _switched(effect) as switch:
        return any(_parts(switch, partial(_play, deal, seed, name)) for seed in (first, *range(seeds)))


def _parts(switch: Switch, play: Callable[[], Iterator[list[Happened]]]) -> bool:
    """True if one game goes another way without the effect. The world without it follows from where that may be."""
    switch.asked = False
    with_it, without = _World(switch, play, acts=True), _World(switch, play, acts=False)
    same = 0
    while not (with_it.over and without.over):
        with_it.step()
        if not switch.asked:
            if with_it.over:
                return False
            continue
        while without.steps < with_it.steps:
            without.step()
        both = min(len(with_it.told), len(without.told))
        if with_it.told[same:both] != without.told[same:both]:
            return True
        same = both
    return len(with_it.told) != len(without.told)


class _World:
    """One of two worlds that are played side by side."""

    def __init__(self, switch: Switch, play: Callable[[], Iterator[list[Happened]]], *, acts: bool) -> None:
        self.switch, self.play, self.acts = switch, play(), acts
        self.told: list[Happened] = []
        self.steps = 0
        self.over = False

    def step(self) -> None:
        """The next step, with the texts as they are in this world; none once it is over."""
        self.switch.acts = self.acts
        more = next(self.play, None)
        self.over = more is None
        self.told += more or []
        self.steps += 1


def _deal(seed: int, name: str, *, owner: bool, flare: bool) -> Table:
    """A table at which one seat has the power, or its flare, or both, and others have others of the first sixty, so
    that a seed which shows something goes on showing it as powers come.
    """
    random = Random(seed)
    seat = seed % SEATS
    barred = {name, *registry.POWERS[name].not_with}
    others = random.sample([one for one in BASE if one in FIRST and one not in barred], SEATS)
    powers = [others[one] if one == seat or random.randrange(2) else "" for one in range(SEATS)]
    if owner:
        powers[seat] = name
    flares = random.sample(sorted({one for one, _ in FLARES if one in FIRST} - {name}), SEATS)
    attacks = random.sample(["A6", "A7", "A8", "A10", "A11", "A12", "A13", "A14", "A15", "A18", "A20"], SEATS * 2)
    edicts = random.sample(["mobius_tubes", "plague", "hand_zap", *["cosmic_zap"] * 3], SEATS)
    hands = {
        one: [*attacks[one * 2 : one * 2 + 2], "C", "C", f"edict.{edicts[one]}", f"flare.{flares[one]}"]
        for one in range(SEATS)
    }
    if flare:
        hands[seat][-1] = f"flare.{name}"
    home = [f"{colour}-{planet}" for colour in ("red", "blue", "yellow", "purple") for planet in range(1, 6)]
    tokens: dict[int, dict[str, int]] = {}
    for one in range(SEATS):
        abroad = random.sample(home[: one * 5] + home[one * 5 + 5 :], 4)
        tokens[one] = dict.fromkeys(home[one * 5 : one * 5 + 5], 2) | dict.fromkeys(abroad, 1)
    if seed % POOR == POOR - 1:
        tokens[seat] = {home[seat * 5]: 2}
    destiny = random.choice([("blue",), ("yellow",), ("purple",), ("wild",), ("red",)])
    table = Table(
        powers,
        hands=hands,
        tokens=tokens,
        destiny=destiny,
        seed=seed,
        bases_to_win=8 if seed % NEAR else 5,
        from_setup=owner,
    )
    if name in HEIRS:
        flares = sorted(card for card in table.state.deck if cards.kind(card) == "flare")
        table.state.deck = [card for card in table.state.deck if card not in flares[::2]]
    return table


def _play(deal: Callable[[int], Table], seed: int, name: str) -> Iterator[list[Happened]]:
    """Play some challenges and yield their events, decision by decision, without the announcements."""
    table = deal(seed)
    game, asked = table.game, Counter[str]()
    yield [event for event in table.seen if event.kind not in ANNOUNCEMENTS]

    def dice(key: str) -> Callable[[int], int]:
        asked[key] += 1
        words = f"{seed}:{key}:{asked[key]}".encode()
        stream = Random(blake2b(words, digest_size=8).digest())
        return stream.randrange

    for _ in range(MOST_STEPS):
        if game.over or game.state.challenges >= CHALLENGES:
            break
        sealed = game.sealed
        waiting = next((number for number in game.asks if number not in sealed), None)
        if waiting is not None:
            ask = game.asks[waiting]
            game.answer(waiting, ask.seat, _choose(ask, name, dice(f"{ask.seat}:{ask.key}")))
        elif game.asks:
            game.act(CLOSE)
        else:
            actions = [action for action in game.actions if action.form is None or action.form.possible()]
            roll = dice("act")
            action = actions[roll(len(actions))]
            seat = None if action.seats is None else action.seats[roll(len(action.seats))]
            game.act(action.key, seat, None if action.form is None else action.form.sample(roll))
        yield [event for event in stored(game.take_events()) if event.kind not in ANNOUNCEMENTS]


def _choose(ask: Ask, name: str, dice: Callable[[int], int]) -> Choice:
    """The tested card whenever it is offered; little of other cards; the rest by chance."""
    if ask.key == f"{name}.use":
        return True
    if isinstance(ask.form, OneOf) and PASSED in ask.form.options:
        mine = [one for one in ask.form.options if str(one) == f"flare.{name}"]
        if not dice(2):
            mine += [one for one in ask.form.options if str(one).startswith("power.")]
        if mine:
            return mine[dice(len(mine))]
        return ask.form.sample(dice) if not dice(3) else PASSED
    return ask.form.sample(dice)


@contextmanager
def _switched(effect: Effect) -> Iterator[Switch]:
    """The texts are there, are offered and announced, and act or do nothing, as the switch says."""
    kept, supported, switch = dict(vars(effect)), dispatch.supported, Switch()

    def unsupported(game: Cosmic, my: Mine) -> Flow[bool]:
        played = yield from supported(game, my)
        if my.name != kept_name:
            return played
        switch.asked = True
        return played and switch.acts

    kept_name = effect.of if isinstance(effect, Flare) and effect.joins_power else ""
    answers = tuple(Answer(answer.hook, _either(switch, answer)) for answer in effect.answers)
    vars(effect).update(answers=answers, _by_hook={one.hook.name: one for one in reversed(answers)}, _offered_in={})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dispatch, "supported", unsupported)
        if isinstance(effect, Power) and effect.poses:
            patch.setattr(effect, "pose", _either(switch, Answer(RESPONSE, effect.pose)))
        _forget()
        try:
            yield switch
        finally:
            vars(effect).update(kept)
            _forget()


def _either(switch: Switch, answer: Answer) -> Callable[..., Any]:
    """The method of a text, or nothing in its place."""
    nothing = _nothing(answer)

    def method(*given: Any) -> Any:
        switch.asked = True
        return answer.method(*given) if switch.acts else nothing(*given)

    return method


def _nothing(answer: Answer) -> Callable[..., Any]:
    if isinstance(answer.hook, Modifier):
        return lambda game, my, value, subject: value
    if isinstance(answer.hook, Replacement):

        def unchanged(game: Any, my: Any, intent: Any) -> Flow[Any]:
            return intent
            yield

        return unchanged

    def nothing(*given: Any) -> Flow[None]:
        return
        yield

    return nothing


def _forget() -> None:
    for module in (force, listeners, responses, checkpoints):
        for member in vars(module).values():
            if hasattr(member, "cache_clear"):
                member.cache_clear()

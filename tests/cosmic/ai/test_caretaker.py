"""Bounds of a caretaker, whoever thinks for it: looked for in whole games of players who love to do just that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import LEVELS, Caretaker, Computer
from bot.cosmic.kinds.questions import Guard, Of, declared
from bot.cosmic.model.options import Options
from bot.cosmic.seen.views import SeatView
from bot.cosmic.selfplay import Player
from bot.kernel.ask import Action, Ask, Choice, Deal, OneOf, Split
from tests.cosmic.ai.test_computers import play

ALL = Options(extras={"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite", "moons": True}, bases_to_win=3)
SPENT, EMPTIED, GRANTED, JOINED = "a zap or flare", "a home base", "a base in a deal", "an alliance for a base"


def is_saved(option: Choice) -> bool:
    text = str(option)
    return text.startswith("flare.") or (text.startswith("edict.") and "zap" in text)


class Spendthrift:
    """Plays every zap and flare, empties home bases first, compromises and grants bases, joins whoever asks."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed).randrange
        self.sense = Computer(TEMPERS["careful"], self.dice)

    def orders(self, view: SeatView) -> list[Choice]:
        """None."""
        return []

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The worst that can be answered."""
        question, form = declared(ask.key), ask.form
        if ask.key == "card" and isinstance(form, OneOf):
            meek = [card for card in form.options if str(card).startswith("C.")]
            return meek[0] if meek else self.sense.answer(view, ask)
        if isinstance(form, OneOf) and (question.of is Of.OFFERS or ask.key == "join"):
            dear = [option for option in form.options if is_saved(option) or option in ("offense", "defense")]
            return dear[0] if dear else self.sense.answer(view, ask)
        if isinstance(form, Split) and question.guard in (Guard.BASES, Guard.DUE_BASES):
            mine = {planet.id for planet in view.table.planets if planet.owner == view.seat}
            shares: dict[str, Choice] = {}
            left = form.high
            for part in sorted(form.parts, key=lambda part: (part.name not in mine, part.high)):
                shares[part.name] = count = min(part.high, left)
                left -= count
            return shares if form.accepts(shares) else form.sample(self.dice)
        return self.sense.answer(view, ask)

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        """Give what can be given."""
        for action in actions:
            if action.key.startswith("deal.accept.") and isinstance(action.form, OneOf):
                return action.key, action.form.options[0]
        for action in actions:
            if isinstance(action.form, Deal) and not any(offer.seat == view.seat for offer in view.offers):
                give = action.form.give
                grant = give.grants[0] if give.grants else None
                offer: Choice = {
                    "give": {"goods": [*give.goods[:1]] if grant is None else [], "grant": grant},
                    "take": {"goods": [], "grant": None},
                }
                return (action.key, offer) if action.form.accepts(offer) else None
        return None


class Watched:
    """Notes what a player did that a caretaker never does; ``seen`` counts by what it was."""

    def __init__(self, player: Caretaker | Spendthrift, seen: Counter[str]) -> None:
        self.player, self.seen = player, seen

    def orders(self, view: SeatView) -> list[Choice]:
        """None."""
        return []

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        """The player's answer, noted."""
        choice = self.player.answer(view, ask)
        assert ask.form.accepts(choice)
        question = declared(ask.key)
        if question.of is Of.OFFERS:
            self.seen["windows"] += 1
            self.seen[SPENT] += is_saved(choice)
        if (
            question.guard in (Guard.BASES, Guard.DUE_BASES)
            and isinstance(choice, dict)
            and isinstance(ask.form, Split)
        ):
            self.seen["divisions"] += 1
            self.seen[EMPTIED] += self._emptied(view, ask.form, choice)
        places = (*view.table.planets, *view.table.outposts)
        if ask.key == "join" and not any(place.tokens(view.seat) > 1 for place in places):
            self.seen[JOINED] += choice != "decline"
        return choice

    def _emptied(self, view: SeatView, form: Split, choice: dict[str, Choice]) -> bool:
        """True if a home base was given up although the same division could have been made without."""
        home = {planet.id: planet.tokens(view.seat) for planet in view.table.planets if planet.owner == view.seat}
        lost = [place for place, count in choice.items() if count and home.get(place) == count]
        spare = sum(min(part.high, home.get(part.name, 99) - (part.name in home)) for part in form.parts)
        return bool(lost) and spare >= form.low

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        """The player's act, noted."""
        wish = self.player.act(view, actions)
        if wish is not None:
            form = next(action.form for action in actions if action.key == wish[0])
            assert form is None or form.accepts(wish[1])
            offers = {offer.number: offer for offer in view.offers}
            taken = offers.get(wish[1]) if isinstance(wish[1], int) else None
            given = wish[1].get("give") if isinstance(wish[1], dict) else None
            self.seen["deals"] += 1
            self.seen[GRANTED] += taken is not None and taken.wants_base is not None
            self.seen[GRANTED] += isinstance(given, dict) and given["grant"] is not None
            goods = given["goods"] if isinstance(given, dict) else None
            wanted = taken.wants if taken is not None else ()
            self.seen[SPENT] += any(map(is_saved, [*(goods if isinstance(goods, list) else ()), *wanted]))
        return wish


def watched_games(*, restrained: bool) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in range(1, 5):
        wild = [Spendthrift(10 * seed + seat) for seat in range(3)]
        sides: list[Player] = [Watched(Caretaker(one) if restrained else one, seen) for one in wild]
        play(seed, 3, ALL, sides)
    return seen


def test_within_bounds_even_a_spendthrift_keeps_bases_zaps_and_flares() -> None:
    seen = watched_games(restrained=True)
    assert seen["windows"] > 100
    assert seen["divisions"] > 50
    assert seen["deals"] > 0
    assert {what: seen[what] for what in (SPENT, EMPTIED, GRANTED, JOINED)} == dict.fromkeys(
        (SPENT, EMPTIED, GRANTED, JOINED), 0
    )


def test_without_them_it_does_all_of_that() -> None:
    seen = watched_games(restrained=False)
    assert all(seen[what] for what in (SPENT, EMPTIED, GRANTED))


@pytest.mark.parametrize("level", LEVELS)
def test_a_caretaker_plays_to_the_end_at_every_level(level: str) -> None:
    seen: Counter[str] = Counter()
    dice = Random(7).randrange
    sides: list[Player] = [
        Watched(Caretaker(Computer(TEMPERS["careful"], dice, LEVELS[level])), seen) for _ in range(3)
    ]
    assert play(3, 3, Options(bases_to_win=3), sides).state.winners
    assert not any(seen[what] for what in (SPENT, EMPTIED, GRANTED, JOINED))

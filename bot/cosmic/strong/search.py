"""Look ahead: find the answer that wins the largest share when *normal* players play on from it.

All answers are tried in the same worlds with the same chance, so that luck decides as little as it can. A question can
be thought about in another process: it goes there and comes back as bytes.

A world that a seat cannot tell from the real game: whatever it does not see is filled in by chance.

Hidden cards exchange their names, so that all that was seen of them stays as it was. Where they lie in the real game
has no influence: the names are sorted before they are dealt. The veiled save still has the seed, the order of destiny
and the unused powers of the real game, so it is no less secret; who enters it gets others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import accumulate, cycle
from math import exp, sqrt
from operator import eq
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from msgspec import structs

from bot.cosmic.ai.choosing import TEMPERS, options
from bot.cosmic.ai.estimate import needs, standing
from bot.cosmic.ai.imagine import shuffled
from bot.cosmic.ai.normal.alliances import gives_away
from bot.cosmic.ai.odds import laid_by
from bot.cosmic.ai.player import NORMAL, STRONG, Computer
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import QUESTIONS
from bot.cosmic.model import cards, ids
from bot.cosmic.model.aims import SEALED
from bot.cosmic.model.attributes import Shown
from bot.cosmic.model.records import CERTAIN, Known
from bot.cosmic.model.state import Cosmic, CosmicState, PowerCard
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import SeatView, TableView
from bot.cosmic.selfplay import Views, own_dice, step
from bot.kernel.ask import Ask, Choice, Dice, Number, Split, UpTo, YesNo
from bot.kernel.codec import Unreadable, decode, decode_plain, encode
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.kernel.headless import Headless
from bot.kernel.saved import Decision, RefereeNeeded, Refused, Saved

_Suits: TypeAlias = Callable[[str], bool]
"""Tells if a card may be in a slot."""
_Slot: TypeAlias = tuple[Seat, str, bool]
"""Place of a card, its name in the real game, and if it was laid as a challenge card."""
_DECK: Final = -2
"""Stands for the deck among seats."""
_FINE: Final = 10_000
"""Parts into which chance is divided where faces are drawn by their shares."""
_SECRET: Final = ("orders", "arm", "disarm")
"""Keys of unseen decisions of others, besides sealed answers."""
_OF_SEATS: Final = ("hands", "deck")


def can_imagine(game: Cosmic, seat: Seat) -> bool:
    """True if all that is hidden from ``seat`` is in hands and deck, or known to an expansion that can exchange it.

    No world can be had where somebody else was asked in the phase under way what nobody is told, or has announced
    something of which a part is kept from everybody.
    """
    state = game.state
    untold = any(row.key in QUESTIONS and QUESTIONS[row.key].untold and row.seat != seat for row in game.log)
    sealed = any(SEALED.key in call.aim and call.seat != seat for call in state.challenge.calls)
    if not state.challenges or untold or sealed:
        return False
    return not any(_keeps_secrets(card) for card in state.powers if card.holder != seat)


def _keeps_secrets(card: PowerCard) -> bool:
    """True if only the holder of a power knows what it remembers.

    A list of which others see the length is no secret while it is empty.
    """
    for key, attribute in registry.POWERS[card.power].attributes.items():
        if attribute.shown is Shown.SECRET:
            return True
        if attribute.shown is Shown.COUNTED and not isinstance(card.data.get(key), int | None) and card.data[key] != []:
            return True
    return False


def veil(game: Cosmic, seat: Seat, dice: Dice) -> Saved:
    """``game`` with all that is hidden from ``seat`` exchanged by chance; what lies under seal is left out.

    Everything in it follows from what the seat has seen and from ``dice``. Only for games of ``can_imagine``.
    """
    saved = game.save()
    names = _names(game.state, seat, dice)
    envelope = _renamed(decode_plain(saved.snapshot), names)
    _forget(envelope["state"], seat, decode_plain(saved.snapshot)["state"].get("memory", {}))
    envelope["trail"] = 0
    for name in game.state.expansions:
        envelope["state"]["expansions"][name] |= registry.EXPANSIONS[name].veiled(game.state, seat, dice)
    log = [
        structs.replace(row, choice=_renamed(row.choice, names), digest=0, seq=number)
        for number, row in enumerate(_public(game, saved.log, seat))
    ]
    return Saved(encode(envelope), tuple(log), saved.next_ask, saved.phase)


def enter(world: Saved, view: SeatView, chance: int) -> Cosmic | None:
    """A game to be played on in that world, with chance and an order of destiny cards of its own from here on.

    None if the seat of ``view`` would see anything else there, as where a card that was hidden had to be of some kind.
    """
    try:
        resumed = Headless.resume(COSMIC, world)
    except (Refused, Unreadable):
        return None
    if resumed.dropped or resumed.case is not None:
        return None
    game = resumed.game
    if see_seat(game.state, view.seat) != view:
        return None
    game.reseed(chance)
    for pile in (game.state.destiny, game.state.unused):
        pile.sort()
        game.shuffle(pile)
    return game


def _names(state: CosmicState, seat: Seat, dice: Dice) -> dict[str, str]:
    slots = [*_slots(state, seat)]
    known = state.memory.hands.get(seat, [])
    fixed = {row.card for row in known if row.odds == CERTAIN} | {row.card for row in state.memory.deck.get(seat, [])}
    fixed |= {use.card for use in state.stack} | {call.card for call in state.challenge.calls}
    fixed |= {bond.card for bond in state.bonds}
    free = [slot for slot in slots if slot[1] not in fixed]
    pool = shuffled(sorted(card for _, card, _ in free), dice)
    names: dict[str, str] = {}
    for suits in _demands(known, free, _laid(state, seat, free, dice)):
        where = next((slot for slot in free if slot[1] not in names and suits[0](slot)), None)
        card = next((card for card in pool if suits[1](card)), None)
        if where is not None and card is not None:
            names[where[1]] = card
            pool.remove(card)
    for _, card, _ in free:
        if card not in names:
            names[card] = pool.pop()
    return names


def _slots(state: CosmicState, seat: Seat) -> Iterable[_Slot]:
    challenge = state.challenge
    for side in (challenge.offense, challenge.defense):
        if side.card is not None and side.seat != seat and not (challenge.revealed or side.shown):
            yield side.seat, side.card, True
    for other, player in enumerate(state.players):
        if other != seat:
            yield from ((other, card, False) for card in player.hand)
    yield from ((row.seat, row.card, False) for row in state.aside if row.hidden and row.seat != seat)
    yield from ((_DECK, card, False) for card in state.deck)


def _laid(state: CosmicState, seat: Seat, free: Sequence[_Slot], dice: Dice) -> Mapping[str, str]:
    """Draw a face for each card that lies face down, weighted: nobody lays any card as likely as any other."""
    view = see_seat(state, seat)
    found: dict[str, str] = {}
    for _, card, _ in [slot for slot in free if slot[2]]:
        side = "offense" if card == state.challenge.offense.card else "defense"
        faces, shares = zip(*laid_by(view, side), strict=True)
        drawn = dice(_FINE) / _FINE
        at = next((at for at, upto in enumerate(accumulate(shares)) if drawn < upto), len(faces) - 1)
        found[card] = faces[at]
    return found


def _demands(
    known: Sequence[Known], free: Sequence[_Slot], faces: Mapping[str, str]
) -> Iterable[tuple[Callable[[_Slot], bool], _Suits]]:
    for row in known:
        if row.odds == CERTAIN and not ids.is_copy(row.card):
            yield partial(_lies, row.seat), partial(_shows, row.card)
    for laid in free:
        if laid[2]:
            yield partial(eq, laid), partial(_shows, faces[laid[1]])
            yield partial(eq, laid), cards.is_challenge


def _lies(seat: Seat, slot: _Slot) -> bool:
    return slot[0] == seat


def _shows(face: str, card: str) -> bool:
    return cards.face(card) == face


def _forget(state: dict[str, Any], seat: Seat, memory: dict[str, Any]) -> None:
    """Leave out of a saved state what others have planned and seen; the seat's own ``memory`` stays as it is."""
    state["orders"] = [rows if other == seat else [] for other, rows in enumerate(state.get("orders", []))]
    state["armed"] = [row for row in state.get("armed", []) if row["seat"] == seat or row.get("shown")]
    if state.get("round"):
        state["round"]["intents"] = [row for row in state["round"].get("intents", []) if row["seat"] == seat]
    own = {what: {key: rows for key, rows in memory.get(what, {}).items() if key == str(seat)} for what in _OF_SEATS}
    state["memory"] = own | {what: memory[what] for what in ("hoards", "fights") if what in memory}


def _public(game: Cosmic, log: Sequence[Decision], seat: Seat) -> Sequence[Decision]:
    """Return the decisions of the phase under way, without others' unseen ones and those under seal."""
    sealed = game.sealed
    asked = {(ask.seat, ask.key) for number, ask in game.asks.items() if number in sealed}
    rows = [row for row in log if row.seat == seat or row.key not in _SECRET]
    last = len(rows)
    while last and (rows[last - 1].seat == seat or (rows[last - 1].seat, rows[last - 1].key) in asked):
        last -= 1
    return [*rows[:last], *(row for row in rows[last:] if (row.seat, row.key) not in asked)]


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_renamed(one, names) for one in value]
    if isinstance(value, dict):
        return {key: _renamed(one, names) for key, one in value.items()}
    return value


_TURN: Final = -0.15  # each seat that has its turn before
_SECOND: Final = -0.28  # the second challenge of a turn: nothing but that one is left of it
_LONE: Final = -0.06  # a base that rests on one token
_POWERLESS: Final = -0.35
_SAFE: Final = 0.18  # a home base more than powers need
_HOME: Final = 3
_CARD: Final = -0.09  # a card in the own hand, which keeps one from getting a new hand, whatever it is
_POINT: Final = 0.012  # a point of an attack card
_HELP: Final = 0.12  # an edict or a flare


def prospects(view: SeatView) -> float:
    """The share of a win, 0 to 1, that the seat of ``view`` may hope for."""
    table = view.table
    if table.winners:
        return 1 / len(table.winners) if view.seat in table.winners else 0.0
    chances = {player.seat: exp(_race(table, player.seat)) for player in table.players if player.active}
    mine = chances.pop(view.seat, 0.0) * exp(_hand(view))
    return mine / (mine + sum(chances.values())) if mine else 0.0


def _race(table: TableView, seat: Seat) -> float:
    player, challenge = table.player(seat), table.challenge
    found = standing(max(0, needs(table, seat)))
    if challenge is not None and challenge.offense.seat is not None:
        found += _TURN * ((seat - challenge.offense.seat) % len(table.players))
        found += _SECOND * (seat == challenge.offense.seat and challenge.ordinal > 1)
    found += _POWERLESS * (player.home < _HOME) + _SAFE * (player.home > _HOME)
    return found + _LONE * sum(planet.tokens(seat) == 1 for planet in table.planets)


def _hand(view: SeatView) -> float:
    found = 0.0
    for card in view.hand:
        kind = cards.kind(card)
        found += _CARD + (_POINT * cards.value(card) if kind == "attack" else _HELP * (kind in ("edict", "flare")))
    return found


_UNSEARCHED: Final = frozenset({"regroup", "return", "lose", "reward", "powers", "colour"})
"""Small choices, for which nothing better than the answer of *normal* is ever found; they are answered at once."""
_INVITING: Final = frozenset({"invite.offense", "invite.defense"})
WORLDS: Final = 4  # worlds in which each answer is tried, unless it is worse
_LEAST: Final = 2  # worlds after which an answer may be given up
_MOST: Final = 5  # answers that are tried
_STEPS: Final = 100  # decisions of consequence after which a world is left as it stands
_BUDGET: Final = 200  # decisions of consequence in all worlds of one search: a sixth of a second on a usual machine
_SURE: Final = 1.0  # standard errors by which an answer has to be better than that of *normal*


T = TypeVar("T")


class Budget:
    """Decisions that may still be made in worlds."""

    def __init__(self, left: int) -> None:
        self.left = left


def is_worth_it(game: Cosmic, ask: Ask) -> bool:
    """True if looking ahead may find another answer than that of a *normal* player, by public facts alone."""
    return ask.key not in _UNSEARCHED and can_imagine(game, ask.seat)


def search(game: Cosmic, ask: Ask, usual: Choice, seed: int) -> Choice:
    """The best answer as far as it looks ahead, else ``usual``; the same for the same view, memory and ``seed``."""
    tried = _sound(game, ask, _candidates(ask, usual)) if is_worth_it(game, ask) else []
    others = list(range(1, len(tried)))
    leads: dict[int, list[float]] = {place: [] for place in others}
    budget = Budget(_BUDGET)
    for number in range(WORLDS):
        others = [place for place in others if len(leads[place]) < _LEAST or fmean(leads[place]) > 0]
        if not others or budget.left <= 0:
            break
        row = _row(game, ask, [usual, *(tried[place] for place in others)], seed * WORLDS + number, budget)
        if row is not None:
            for place, value in zip(others, row[1:], strict=True):
                leads[place].append(value - row[0])
    found = [place for place in others if len(leads[place]) >= _LEAST]
    best = max(found, key=lambda place: (fmean(leads[place]), -place), default=0)
    if not best:
        return usual
    error = stdev(leads[best]) / sqrt(len(leads[best]))
    return tried[best] if fmean(leads[best]) > _SURE * error else usual


def _sound(game: Cosmic, ask: Ask, tried: list[Choice]) -> list[Choice]:
    """Without invitations that hand the game to somebody else; the usual answer stays."""
    if ask.key not in _INVITING:
        return tried
    view = see_seat(game.state, ask.seat)
    bad = [one for one in tried[1:] if isinstance(one, list) and gives_away(view, ask.key, one)]
    return [one for one in tried if one not in bad]


def _row(game: Cosmic, ask: Ask, tried: Sequence[Choice], seed: int, budget: Budget) -> list[float] | None:
    """Play every answer out in one world; None if there is no such world."""
    world = veil(game, ask.seat, own_dice(seed))
    view = see_seat(game.state, ask.seat)
    found: list[float] = []
    for choice in tried:
        there = enter(world, view, seed)
        value = None if there is None else _played(there, ask, choice, seed, budget)
        if value is None:
            return None
        found.append(value)
    return found


def _played(game: Cosmic, ask: Ask, choice: Choice, seed: int, budget: Budget) -> float | None:
    """Play on until the challenge is over, and rate the seat's prospects; None if the world has no such answer."""
    seat = ask.seat
    number = next((one for one, open_ in game.asks.items() if (open_.seat, open_.key) == (seat, ask.key)), None)
    if number is None or number in game.sealed:
        return None
    dice, seen, began = own_dice(seed), Views(), game.state.challenges
    players = [Computer(temper, dice, NORMAL) for _, temper in zip(game.state.players, cycle(TEMPERS.values()))]
    try:
        game.answer(number, seat, choice, "computer")
        for _ in range(_STEPS):
            if game.over or game.state.challenges != began:
                break
            step(game, players, seen)
            budget.left -= 1
    except (Refused, RefereeNeeded):
        return None
    return prospects(see_seat(game.state, seat))


def _candidates(ask: Ask, usual: Choice) -> list[Choice]:
    form, offered = ask.form, list(options(ask.form))
    if isinstance(form, UpTo):
        found = [usual, *(choice for choice in ([], offered, *([one] for one in offered)) if choice != usual)]
        return [choice for choice in found if form.accepts(choice)][:_MOST]
    if isinstance(form, Split):
        return _first([usual, *(_divided(form, usual, whole) for whole in range(form.low, form.high + 1))])
    if isinstance(form, YesNo):
        return [usual, not usual]
    if isinstance(form, Number):
        return _first([usual, *_spread(range(form.low, form.high + 1), _MOST)])
    if ask.key == "card":
        faces = {cards.face(str(one)): one for one in offered if cards.is_challenge(str(one))}
        faces = {face: one for face, one in faces.items() if face != cards.face(str(usual))}
        ranked = sorted(faces, key=lambda face: cards.value(face) if cards.kind(face) == "attack" else -1)
        return [usual, *(faces[face] for face in _spread(ranked, _MOST - 1))]
    return [usual, *(one for one in offered if one != usual)][:_MOST]


def _first(found: Sequence[Choice]) -> list[Choice]:
    return [choice for place, choice in enumerate(found) if choice not in found[:place]][:_MOST]


def _divided(form: Split, usual: Choice, whole: int) -> Choice:
    """So many tokens, as near to the usual division as can be; ``usual`` if that cannot be."""
    shares = {part.name: usual.get(part.name, 0) for part in form.parts} if isinstance(usual, dict) else {}
    while (more := whole - sum(shares.values())) and shares:
        able = [part for part in form.parts if part.low <= shares[part.name] + (1 if more > 0 else -1) <= part.high]
        if not able:
            return usual
        most = max(able, key=lambda part: part.high - shares[part.name] if more > 0 else shares[part.name])
        shares[most.name] += 1 if more > 0 else -1
    found = {name: share for name, share in shares.items() if share}
    return found if form.accepts(found) else usual


def _spread(ranked: Sequence[T], most: int) -> Sequence[T]:
    """Pick ``most`` of them at even distances, first and last included."""
    if len(ranked) <= most:
        return ranked
    return [ranked[place * (len(ranked) - 1) // (most - 1)] for place in range(most)]


NAME: Final = "cosmic.answer"


class Task(msgspec.Struct, frozen=True):
    """A saved game with the question and the player who answers. As secret as the game: it never leaves the machine."""

    saved: Saved
    seat: Seat
    key: str
    temper: str
    seed: int


class Answer(msgspec.Struct, frozen=True):
    choice: Choice


def answer(task: bytes) -> bytes:
    """An ``Answer`` to a ``Task``, both encoded. Raises KeyError if nobody is asked that."""
    asked = decode(task, Task)
    game: Cosmic = Game.resume(COSMIC, asked.saved).game
    ask = next((one for one in game.asks.values() if (one.seat, one.key) == (asked.seat, asked.key)), None)
    if ask is None:
        raise KeyError(asked.key)
    dice = own_dice(asked.seed)
    usual = Computer(TEMPERS[asked.temper], dice, STRONG).answer(see_seat(game.state, asked.seat), ask)
    return encode(Answer(search(game, ask, usual, asked.seed)))

"""A world that a seat cannot tell from the real game: whatever it does not see is filled in by chance.

Hidden cards exchange their names, so that all that was seen of them stays as it was. Where they lie in the real game
has no influence: the names are sorted before they are dealt. The veiled save still has the seed, the order of destiny
and the unused powers of the real game, so it is no less secret; who enters it gets others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import accumulate
from operator import eq
from typing import Any, Final, TypeAlias

from msgspec import structs

from bot.cosmic.ai.odds import laid_by
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.questions import QUESTIONS, declared
from bot.cosmic.model import cards, ids
from bot.cosmic.model.aims import SEALED
from bot.cosmic.model.attributes import Shown
from bot.cosmic.model.records import CERTAIN, Known
from bot.cosmic.model.state import Cosmic, CosmicState, PowerCard
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Dice
from bot.kernel.decision import Decision
from bot.kernel.headless import Headless
from bot.kernel.refused import Refused
from bot.kernel.saving.codec import Unreadable, decode_plain, encode
from bot.kernel.saving.saved import Saved
from bot.kernel.seat import Seat

_Suits: TypeAlias = Callable[[str], bool]
"""Whether a card may be there."""
_Slot: TypeAlias = tuple[Seat, str, bool]
"""Where a card is, its name in the real game, and whether it was laid as a challenge card."""
_DECK: Final = -2
"""Stands for the deck among seats."""
_FINE: Final = 10_000
"""Into so many parts chance is divided where faces are drawn by their shares."""
_SECRET: Final = ("orders", "arm", "disarm")
"""What others decide unseen, besides sealed answers."""


def can_imagine(game: Cosmic, seat: Seat) -> bool:
    """True if all that is hidden from ``seat`` is in hands and deck, or known to an expansion that can exchange it.

    No world can be had where somebody else was asked in the phase under way what nobody is told, or has announced
    something of which a part is kept from everybody.
    """
    state = game.state
    if not state.challenges or any(_is_untold(row.key) and row.seat != seat for row in game.log):
        return False
    if any(SEALED.key in call.aim and call.seat != seat for call in state.challenge.calls):
        return False
    return not any(_keeps_secrets(card) for card in state.powers if card.holder != seat)


def _is_untold(key: str) -> bool:
    return key in QUESTIONS and declared(key).untold


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
    log = [structs.replace(row, choice=_renamed(row.choice, names), digest=0) for row in _public(game, saved.log, seat)]
    log = [structs.replace(row, seq=number) for number, row in enumerate(log)]
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
    pool = _shuffled(sorted(card for _, card, _ in free), dice)
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
    """All places where a card lies that the seat does not see."""
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
    state["memory"] = {}
    state["orders"] = [rows if other == seat else [] for other, rows in enumerate(state.get("orders", []))]
    state["armed"] = [row for row in state.get("armed", []) if row["seat"] == seat or row.get("shown")]
    if state.get("round"):
        state["round"]["intents"] = [row for row in state["round"].get("intents", []) if row["seat"] == seat]
    for what in ("hands", "deck"):
        mine = {key: rows for key, rows in memory.get(what, {}).items() if key == str(seat)}
        state["memory"][what] = mine
    state["memory"] |= {what: memory[what] for what in ("hoards", "fights") if what in memory}


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
    """Plain data with cards called otherwise."""
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_renamed(one, names) for one in value]
    if isinstance(value, dict):
        return {key: _renamed(one, names) for key, one in value.items()}
    return value


def _shuffled(items: list[str], dice: Dice) -> list[str]:
    for last in range(len(items) - 1, 0, -1):
        other = dice(last + 1)
        items[last], items[other] = items[other], items[last]
    return items

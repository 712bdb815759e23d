"""Deal after two compromises, bluff about cards, insure (P3, Lloyd). Reads one view only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.ai.choosing import Temper, best, options
from bot.cosmic.ai.estimate import BASE, CARD, GAME, needs, opposes, wins_with
from bot.cosmic.model import attributes, cards, ids
from bot.cosmic.seen.views import OfferView, SeatView
from bot.kernel.ask import Action, Ask, Choice, Deal, Dice, OneOf
from bot.kernel.event import Seat


def act(view: SeatView, actions: Sequence[Action], temper: Temper, dice: Dice) -> tuple[str, Choice] | None:
    """Accept the best fair offer, else offer each of the others something once, else wait."""
    mine = [action for action in actions if action.seats is not None and view.seat in action.seats]
    accepted = _accepting(view, mine, temper)
    if accepted is not None:
        return accepted
    if any(view.seat in offer.agreed for offer in view.offers):
        return None
    made = {offer.to for offer in view.offers if offer.seat == view.seat}
    for action in mine:
        if ids.dealing(action.key).step == "offer" and isinstance(action.form, Deal):
            other = view.partner(action.key)
            offer = None if other is None or other in made else _offer(view, action.form, other, dice)
            if offer is not None and action.form.accepts(offer):
                return action.key, offer
    return None


def _accepting(view: SeatView, mine: Sequence[Action], temper: Temper) -> tuple[str, Choice] | None:
    for action in mine:
        if ids.dealing(action.key).step == "accept" and isinstance(action.form, OneOf):
            fair = [number for number in action.form.options if _fair(view, _due(view, number), temper)]
            if fair:
                return action.key, max(fair, key=lambda number: _gets(view, _due(view, number), temper))
    return None


def _due(view: SeatView, number: Choice) -> list[OfferView]:
    return [offer for offer in view.offers if offer.number == number and offer.to == view.seat]


def _gain(view: SeatView, cards: Sequence[str], base: str | None, taker: int) -> int:
    worth = CARD * len(cards)
    if base is not None:
        foreign = view.table.planet(base).owner != taker
        worth += GAME if foreign and needs(view.table, taker) <= 1 else BASE if foreign else BASE // 3
    return worth


def _gets(view: SeatView, due: Sequence[OfferView], temper: Temper) -> int:
    return sum(_gain(view, one.cards, one.base, view.seat) + temper.tokens * sum(one.back.values()) for one in due)


def _fair(view: SeatView, due: Sequence[OfferView], temper: Temper) -> bool:
    """True if one gets about as much as one gives; a failed deal would cost all who deal three tokens (5.5.8)."""
    gives = sum(
        _gain(view, one.wants, one.wants_base, one.seat) + temper.tokens * sum(one.wants_back.values()) for one in due
    )
    return _gets(view, due, temper) + temper.trust + 3 * temper.tokens >= gives


def _offer(view: SeatView, form: Deal, other: int, dice: Dice) -> Choice:
    """Offer base for base if both can, else cards for a base, else a card; ask own captives back."""
    wanted = _pick(view, [str(planet) for planet in form.take.grants], view.seat, dice)
    given = _pick(view, [str(planet) for planet in form.give.grants], other, dice)
    wins_alone = given is not None and needs(view.table, other) <= 1 < needs(view.table, view.seat)
    if wins_alone:
        given = None
    mine = [card for card in form.give.goods if card in view.hand]
    goods: list[Choice] = [] if given is not None else list(mine[: 2 if wanted is not None else 1])
    # Who grants a base or gives a card without getting a base wants its own tokens back for it.
    held = [one for one in form.take.goods if ids.captive(str(one)) is not None] if wanted is None else []
    if not goods and given is None and wanted is None:
        return None
    return {"give": {"goods": goods, "grant": given}, "take": {"goods": held[:1], "grant": wanted}}


def _pick(view: SeatView, planets: Sequence[str], taker: int, dice: Dice) -> str | None:
    foreign = [planet for planet in planets if view.table.planet(planet).owner != taker]
    choice = foreign or planets
    return choice[dice(len(choice))] if choice else None


_MODEST = 3
"""Number of lowest winning claims to choose from."""
_DOUBT = 3
"""One claim in so many is not believed."""


def _bluff(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Bluff only with a card that would not win, as often as the temperament likes."""
    return view.card is not None and not wins_with(view, cards.face(view.card)) and dice(100) < temper.meddle


def _claim(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Claim one of the lowest winning attacks; the truth if it wins or nothing does."""
    truth = ask.default if view.card is None else cards.face(view.card)
    if wins_with(view, str(truth)):
        return truth
    attacks = sorted((str(face) for face in options(ask.form) if cards.kind(str(face)) == "attack"), key=cards.value)
    winning = [face for face in attacks if wins_with(view, face)][:_MODEST]
    return winning[dice(len(winning))] if winning else truth


def _doubt(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return dice(_DOUBT) == 0


_FOE: Final = 30


def is_insured(view: SeatView, seat: Seat) -> bool:
    noted = [dict(power.notes).get(attributes.COVERS.key) for player in view.table.players for power in player.powers]
    return any(
        isinstance(row, list | tuple) and attributes.noted_asset(seat, attributes.ASSET_POWERS) in row for row in noted
    )


def _reward_first(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return "reward" if "reward" in options(ask.form) else ask.default


def _client(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Nobody on the other side, and rather players far from winning."""

    def worth(seat: Choice) -> int:
        return needs(view.table, seat) - _FOE * opposes(view, seat) if isinstance(seat, int) else -_FOE

    return best(options(ask.form), worth, dice)


def _everything(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return [*options(ask.form)]


def _yes(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return True


def _insurance(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Agree for the reward, unless it helps the other side or somebody close to winning."""
    stack = view.table.stack
    insured = stack[-1].seat if stack else view.seat
    return not opposes(view, insured) and needs(view.table, insured) > 1


def _outpost(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    def worth(place: Choice) -> int:
        known = next((one for one in view.table.planets if one.id == place), None)
        return int(known is not None and known.owner != view.seat)

    return best(options(ask.form), worth, dice)

"""Views of a game from its state: a white list, field by field."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from bot.cosmic.challenge import roles, winning
from bot.cosmic.engine import force
from bot.cosmic.kinds import registry
from bot.cosmic.model import aims, board, ids
from bot.cosmic.model.attributes import Attribute, Shown
from bot.cosmic.model.holdings import OUTPOSTS, PLANETS, TOKENS, Holdings, everybody
from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import (
    DEFENSE_CONE,
    NOBODY,
    OFFENSE_CONE,
    REMOVED,
    RING,
    WARP,
    Call,
    Challenge,
    CosmicState,
    Offer,
    PowerCard,
)
from bot.cosmic.seen.views import (
    BaseView,
    CallView,
    ChallengeView,
    FightView,
    KnownView,
    OfferView,
    PlanetView,
    PlayerView,
    PowerView,
    PromiseView,
    SeatView,
    SideView,
    StackedView,
    TableView,
    UseView,
)
from bot.kernel.codec import Plain, encode
from bot.kernel.event import Seat

_GONE = (WARP, REMOVED)
"""Places outside the galaxy in which tokens are counted by owner."""
_Piles: TypeAlias = Mapping[int, Sequence[int]]
"""Tokens in piles, by the token on top."""


def see_table(state: CosmicState) -> TableView:
    gone = Counter([(token.owner, token.place) for token in state.tokens if token.place in _GONE])
    piles, holdings = board.piles(state), everybody(state)
    powers = _held(state, range(len(state.players)), secret=state.finished)
    return TableView(
        players=tuple([_player(state, seat, row, holdings[seat], gone) for seat, row in enumerate(powers)]),
        planets=_planets(state, _homes(state), holdings, piles),
        outposts=_planets(state, _outposts(state), holdings, piles) if state.expansions else (),
        challenge=_challenge(state, state.challenge, piles) if state.challenges else None,
        stack=tuple(
            [
                UseView(use.seat, use.source, use.name, None if use.answers < 0 else use.answers, use.cancelled)
                for use in state.stack
            ]
        ),
        deck=len(state.deck),
        discard=tuple(state.discard),
        destiny=len(state.destiny),
        pool=state.options.pool or (),
        reverse_cone=state.options.reverse_cone,
        bases_to_win=state.options.bases(len(state.players)),
        winners=tuple(state.winners),
        how=state.how,
        hands=tuple([tuple(player.hand) for player in state.players]) if state.finished else (),
        expansions=_parts(state, lambda one: one.see(state)) if state.expansions else {},
    )


def see_seat(
    state: CosmicState, seat: Seat, table: TableView | None = None, promises: tuple[PromiseView, ...] = ()
) -> SeatView:
    offense, defense, memory = state.challenge.offense, state.challenge.defense, state.memory
    return SeatView(
        seat=seat,
        table=table or see_table(state),
        hand=tuple(state.players[seat].hand),
        card=offense.card if offense.seat == seat else defense.card if defense.seat == seat else None,
        armed=tuple([armed.card for armed in state.armed if armed.seat == seat]),
        offers=tuple([_offer(state, offer) for offer in state.offers if seat in _dealing(state, offer)]),
        secrets=_held(state, (seat,), secret=True)[0],
        expansions=_parts(state, lambda one: one.see_seat(state, seat)) if state.expansions else {},
        known=tuple(
            [
                KnownView(row.card, row.seat, state.challenges - row.since, row.odds)
                for row in memory.hands.get(seat, ())
            ]
        ),
        stacked=tuple([StackedView(row.card, len(state.deck) - 1 - row.depth) for row in memory.deck.get(seat, ())]),
        fights=tuple(
            [
                FightView(state.challenges - row.challenge, tuple(row.offense), tuple(row.defense), row.outcome)
                for row in memory.fights
            ]
        ),
        promises=promises,
    )


def _dealing(state: CosmicState, offer: Offer) -> tuple[Seat, ...]:
    return (*board.dealers(state), board.partner(state, offer))


def _offer(state: CosmicState, offer: Offer) -> OfferView:
    return OfferView(
        offer.number,
        offer.seat,
        board.partner(state, offer),
        tuple(offer.cards),
        offer.base,
        offer.wants_base,
        tuple(offer.wants),
        {**offer.back},
        {**offer.wants_back},
        tuple(offer.agreed),
    )


def _parts(state: CosmicState, see: Callable[[registry.Expansion], msgspec.Struct | None]) -> dict[str, msgspec.Raw]:
    parts = dict[str, msgspec.Raw]()
    for name in state.expansions:
        if (part := see(registry.EXPANSIONS[name])) is not None:
            parts[name] = msgspec.Raw(encode(part))
    return parts


def _player(
    state: CosmicState,
    seat: Seat,
    powers: tuple[PowerView, ...],
    mine: Holdings,
    gone: Mapping[tuple[Seat, str], int],
) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        colour=player.colour,
        powers=powers,
        dormant=force.is_dormant(state, seat)
        and all(force.is_silent(state, state.powers[number]) for number in board.power_of(state, seat)),
        zapped=player.zapped,
        flared=player.flared,
        hand=len(player.hand),
        warp=gone.get((seat, WARP), 0),
        removed=gone.get((seat, REMOVED), 0),
        home=mine.home,
        foreign=mine.counted,
        discount=winning.discount(state, seat) if state.expansions else 0,
        active=player.active,
        ring=_colours(state, board.tokens_at(state, f"{RING}{seat}")) if state.bonds else (),
        second=player.second,
    )


def _held(state: CosmicState, seats: Sequence[Seat], *, secret: bool) -> list[tuple[PowerView, ...]]:
    """The powers of each of these seats, in one pass."""
    found = defaultdict[Seat, list[PowerView]](list)
    for number, card in enumerate(state.powers):
        if card.holder in seats:
            found[card.holder].append(see_power(state, number, card, secret=secret))
    return [*map(tuple, map(found.__getitem__, seats))]


def see_power(state: CosmicState, number: int, card: PowerCard, *, secret: bool = False) -> PowerView:
    """A power card (6.2), with ``secret`` as its holder sees it.

    Of texts and lists, which may be cards, others see at most the number (2.1.5), unless they lie open.
    """
    declared, place = registry.POWERS[card.power].attributes, f"power.{number}"
    notes: list[tuple[str, Plain]] = []
    tally: int | None = None
    for key, value in card.data.items():
        attribute = declared.get(key)
        shown = Shown.SECRET if attribute is None else attribute.shown
        count = len(value) if isinstance(value, list) else value if isinstance(value, int) else None
        if secret:
            notes.append((key, value))
        elif count is not None and shown in (Shown.OPEN, Shown.COUNTED):
            notes.append((key, count if shown is Shown.COUNTED else value))
        if attribute is not None and attribute.tally and tally is None:
            tally = count
    tokens: tuple[tuple[str, int], ...] = ()
    everywhere = state.holdings if len(state.holdings) == len(state.players) else everybody(state)
    for mine in everywhere.values():
        if place in mine.at:
            tokens = _colours(state, board.tokens_at(state, place))
    return PowerView(number, card.power, bool(card.used), tuple(notes), tokens, card.roaming, tally)


def _homes(state: CosmicState) -> list[tuple[str, Seat]]:
    found = []
    for seat, player in enumerate(state.players):
        for planet in state.systems.get(player.colour) or PLANETS[player.colour]:
            found.append((planet, seat))
    return found


def _outposts(state: CosmicState) -> list[tuple[str, Seat]]:
    found = [place for name in state.expansions for place in registry.EXPANSIONS[name].places(state)]
    return [(place, board.seat_of(state, OUTPOSTS[place])) for place in found if place in OUTPOSTS]


def _planets(
    state: CosmicState, places: Sequence[tuple[str, Seat]], holdings: Mapping[Seat, Holdings], piles: _Piles
) -> tuple[PlanetView, ...]:
    """Loops, as there are many planets: a comprehension for each would be felt."""
    at = [holdings[seat].at for seat in range(len(state.players))]
    marking = _marking(state)
    odd = {*state.foreign_tokens, *piles}
    views = []
    for place, owner in places:
        bases: list[BaseView] = []
        for seat, tokens in enumerate(at):
            if place in tokens:
                own = odd.isdisjoint(tokens[place])
                base = BaseView(seat, len(tokens[place])) if own else _base(state, place, seat, piles)
                bases.insert(0 if seat == owner else len(bases), base)
        marks = tuple([power for power, marked in marking if place in marked]) if marking else ()
        views.append(PlanetView(place, owner, tuple(bases), state.rooms.get(place, 0), marks))
    return tuple(views)


def _marking(state: CosmicState) -> list[tuple[str, Sequence[str]]]:
    """The powers in play that have open markers, each with the planets at which they lie."""
    rows = [(card, attribute) for card in state.powers for attribute in _markers(card.power)]
    return [(card.power, attribute.of(card)) for card, attribute in rows if card.holder != NOBODY]


@lru_cache(maxsize=512)
def _markers(power: str) -> tuple[Attribute[Any], ...]:
    return tuple(one for one in registry.POWERS[power].attributes.values() if one.marks)


def _base(state: CosmicState, place: str, seat: Seat, piles: _Piles) -> BaseView:
    tokens = board.tokens_at(state, place, seat)
    guests = tuple([row for row in _colours(state, tokens) if row[0] != state.players[seat].colour])
    return BaseView(seat, len(tokens), guests, _colours(state, [one for top in tokens for one in piles.get(top, ())]))


def _colours(state: CosmicState, tokens: Sequence[int]) -> tuple[tuple[str, int], ...]:
    """Count tokens by colour. Nearly all are of first sets, so that a call for each would be felt."""
    players, others = state.players, len(state.players) * TOKENS
    found = Counter[str]()
    for number in tokens:
        found[board.colour_of(state, number) if number >= others else players[state.tokens[number].owner].colour] += 1
    return tuple(found.items())


def _challenge(state: CosmicState, challenge: Challenge, piles: _Piles) -> ChallengeView:
    return ChallengeView(
        number=state.challenges,
        ordinal=challenge.ordinal,
        offense=_side(state, "offense", piles),
        defense=_side(state, "defense", piles),
        flips=tuple(challenge.flips),
        target=challenge.target,
        reverse=challenge.reverse,
        outcome=challenge.outcome,
        flags=tuple(challenge.flags),
        colour=challenge.colour,
        calls=tuple([_call(state, call) for call in challenge.calls]),
        sane=state.sane,
        coming=tuple(roles.coming(state)),
        dealers=tuple(challenge.dealers),
    )


def _call(state: CosmicState, call: Call) -> CallView:
    flare = isinstance(ids.offer(call.card), ids.Flare)
    power = board.used_name(state, call.card)
    said = tuple((key, datum) for key, datum in call.aim.items() if key != aims.SEALED.key)
    return CallView(call.seat, power, flare, call.text, said)


def _side(state: CosmicState, name: SideName, piles: _Piles) -> SideView:
    side, cone = (
        (state.challenge.offense, OFFENSE_CONE) if name == "offense" else (state.challenge.defense, DEFENSE_CONE)
    )
    there = board.contingents(state, name)
    odd = bool(state.foreign_tokens or piles)
    card = side.card  # Empty while face down; for a buried card the face that counts instead.
    if card is None:
        card = side.face or None
    elif not (state.challenge.revealed or side.shown or state.finished):
        card = ""
    tokens, main = 0, BaseView(side.seat, 0)
    if side.seat != NOBODY:
        tokens = len(there.pop(0)[1])
        main = _base(state, cone, side.seat, piles) if odd else main
    return SideView(
        seat=None if side.seat == NOBODY else side.seat,
        tokens=tokens,
        allies=tuple([_base(state, cone, ally, piles) if odd else BaseView(ally, len(row)) for ally, row in there]),
        invited=tuple(side.invited),
        card=card,
        turned=side.turned,
        total=side.total,
        face=side.face,
        guests=main.guests,
        piled=main.piled,
    )

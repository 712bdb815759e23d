"""Views of a game from its state: a white list, field by field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from bot.cosmic.challenge import roles, winning
from bot.cosmic.engine import force
from bot.cosmic.kinds import registry
from bot.cosmic.model import aims, board, ids
from bot.cosmic.model.attributes import Attribute, Shown
from bot.cosmic.model.holdings import OUTPOSTS, held
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
    PowerCard,
    Side,
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


def see_table(state: CosmicState) -> TableView:
    gone = Counter([(token.owner, token.place) for token in state.tokens if token.place in _GONE])
    return TableView(
        players=tuple([_player(state, seat, gone) for seat in range(len(state.players))]),
        planets=tuple(_planets(state, _homes(state))),
        outposts=tuple(_planets(state, _outposts(state))),
        challenge=_challenge(state, state.challenge) if state.challenges else None,
        stack=tuple(
            UseView(use.seat, use.source, use.name, None if use.answers < 0 else use.answers, use.cancelled)
            for use in state.stack
        ),
        deck=len(state.deck),
        discard=tuple(state.discard),
        destiny=len(state.destiny),
        pool=state.options.pool or (),
        reverse_cone=state.options.reverse_cone,
        bases_to_win=state.options.bases(len(state.players)),
        winners=tuple(state.winners),
        how=state.how,
        hands=tuple(tuple(player.hand) for player in state.players) if state.finished else (),
        expansions=_parts({name: registry.EXPANSIONS[name].see(state) for name in state.expansions}),
    )


def see_seat(state: CosmicState, seat: Seat, table: TableView | None = None) -> SeatView:
    player = state.players[seat]
    challenge = state.challenge
    mine = next((side for side in (challenge.offense, challenge.defense) if side.seat == seat), None)
    return SeatView(
        seat=seat,
        table=table or see_table(state),
        hand=tuple(player.hand),
        card=mine.card if mine is not None else None,
        armed=tuple(armed.card for armed in state.armed if armed.seat == seat),
        offers=tuple(
            OfferView(
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
            for offer in state.offers
            if seat in (*board.dealers(state), board.partner(state, offer))
        ),
        secrets=_held(state, seat, secret=True),
        expansions=_parts({name: registry.EXPANSIONS[name].see_seat(state, seat) for name in state.expansions}),
        known=tuple(
            KnownView(row.card, row.seat, state.challenges - row.since, row.odds)
            for row in state.memory.hands.get(seat, ())
        ),
        stacked=tuple(
            StackedView(row.card, len(state.deck) - 1 - row.depth) for row in state.memory.deck.get(seat, ())
        ),
        fights=tuple(
            FightView(state.challenges - row.challenge, tuple(row.offense), tuple(row.defense), row.outcome)
            for row in state.memory.fights
        ),
    )


def _parts(parts: Mapping[str, msgspec.Struct | None]) -> dict[str, msgspec.Raw]:
    return {name: msgspec.Raw(encode(part)) for name, part in parts.items() if part is not None}


def _player(state: CosmicState, seat: Seat, gone: Mapping[tuple[Seat, str], int]) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        colour=player.colour,
        powers=_held(state, seat, secret=state.finished),
        dormant=force.is_dormant(state, seat) and not _awake(state, seat),
        zapped=player.zapped,
        flared=player.flared,
        hand=len(player.hand),
        warp=gone.get((seat, WARP), 0),
        removed=gone.get((seat, REMOVED), 0),
        home=board.home_bases(state, seat),
        foreign=board.foreign_bases(state, seat),
        discount=winning.discount(state, seat),
        active=player.active,
        ring=_colours(state, board.tokens_at(state, f"{RING}{seat}")) if state.bonds else (),
        second=player.second,
    )


def _awake(state: CosmicState, seat: Seat) -> bool:
    return any(not force.is_silent(state, state.powers[number]) for number in board.power_of(state, seat))


def _held(state: CosmicState, seat: Seat, *, secret: bool) -> tuple[PowerView, ...]:
    rows = enumerate(state.powers)
    return tuple([see_power(state, number, card, secret=secret) for number, card in rows if card.holder == seat])


def see_power(state: CosmicState, number: int, card: PowerCard, *, secret: bool = False) -> PowerView:
    """A power card (6.2), with ``secret`` as its holder sees it."""
    notes = tuple(card.data.items()) if secret else tuple(_notes(card))
    lying = _colours(state, board.tokens_at(state, f"power.{number}"))
    return PowerView(number, card.power, bool(card.used), notes, lying, card.roaming, _tally(card))


def _tally(card: PowerCard) -> int | None:
    declared = registry.POWERS[card.power].attributes
    for key, value in card.data.items():
        if key in declared and declared[key].tally:
            return len(value) if isinstance(value, list) else value if isinstance(value, int) else None
    return None


def _notes(card: PowerCard) -> Iterator[tuple[str, Plain]]:
    """Yield the attributes that others see.

    A text or a list may be cards: they see at most the number (2.1.5), unless it lies open.
    """
    declared = registry.POWERS[card.power].attributes
    for key, value in card.data.items():
        shown = declared[key].shown if key in declared else Shown.SECRET
        if isinstance(value, list) and shown is Shown.COUNTED:
            yield key, len(value)
        elif isinstance(value, int | list) and shown in (Shown.OPEN, Shown.COUNTED):
            yield key, value


def _homes(state: CosmicState) -> list[tuple[str, Seat]]:
    return [(planet, seat) for seat in range(len(state.players)) for planet in board.homes(state, seat)]


def _outposts(state: CosmicState) -> list[tuple[str, Seat]]:
    found = [place for name in state.expansions for place in registry.EXPANSIONS[name].places(state)]
    return [(place, board.seat_of(state, OUTPOSTS[place])) for place in found if place in OUTPOSTS]


def _planets(state: CosmicState, places: Sequence[tuple[str, Seat]]) -> list[PlanetView]:
    if not places:
        return []
    seats = range(len(state.players))
    at = [held(state, seat).at for seat in seats]
    piles, marking = board.piles(state), _marking(state)
    odd = {*state.foreign_tokens, *piles}
    there: dict[str, list[Seat]] = {}
    for seat in seats:
        for place in at[seat]:
            there.setdefault(place, []).append(seat)
    views = []
    for place, owner in places:
        order = there.get(place, [])
        if len(order) > 1 and owner in order:
            order = [owner, *(seat for seat in order if seat != owner)]
        bases = [
            BaseView(seat, len(at[seat][place]))
            if odd.isdisjoint(at[seat][place])
            else _base(state, place, seat, piles)
            for seat in order
        ]
        marks = tuple([power for power, marked in marking if place in marked]) if marking else ()
        views.append(PlanetView(place, owner, tuple(bases), state.rooms.get(place, 0), marks))
    return views


def _marking(state: CosmicState) -> list[tuple[str, Sequence[str]]]:
    """The powers in play that have open markers, each with the planets at which they lie."""
    rows = [(card, attribute) for card in state.powers for attribute in _markers(card.power)]
    return [(card.power, attribute.of(card)) for card, attribute in rows if card.holder != NOBODY]


@lru_cache(maxsize=512)
def _markers(power: str) -> tuple[Attribute[Any], ...]:
    return tuple(one for one in registry.POWERS[power].attributes.values() if one.marks)


def _base(state: CosmicState, place: str, seat: Seat, piles: Mapping[int, Sequence[int]]) -> BaseView:
    tokens = board.tokens_at(state, place, seat)
    guests = tuple(row for row in _colours(state, tokens) if row[0] != state.players[seat].colour)
    return BaseView(seat, len(tokens), guests, _colours(state, [one for top in tokens for one in piles.get(top, ())]))


def _colours(state: CosmicState, tokens: Sequence[int]) -> tuple[tuple[str, int], ...]:
    return tuple(Counter([board.colour_of(state, number) for number in tokens]).items()) if tokens else ()


def _challenge(state: CosmicState, challenge: Challenge) -> ChallengeView:
    return ChallengeView(
        number=state.challenges,
        ordinal=challenge.ordinal,
        offense=_side(state, challenge, "offense"),
        defense=_side(state, challenge, "defense"),
        flips=tuple(challenge.flips),
        target=challenge.target,
        reverse=challenge.reverse,
        outcome=challenge.outcome,
        flags=tuple(challenge.flags),
        colour=challenge.colour,
        calls=tuple(_call(state, call) for call in challenge.calls),
        sane=state.sane,
        coming=tuple(roles.coming(state)),
        dealers=tuple(challenge.dealers),
    )


def _call(state: CosmicState, call: Call) -> CallView:
    flare = isinstance(ids.offer(call.card), ids.Flare)
    power = board.used_name(state, call.card)
    said = tuple((key, datum) for key, datum in call.aim.items() if key != aims.SEALED.key)
    return CallView(call.seat, power, flare, call.text, said)


def _side(state: CosmicState, challenge: Challenge, name: SideName) -> SideView:
    side = board.side(state, name)
    cone = OFFENSE_CONE if name == "offense" else DEFENSE_CONE
    piles = board.piles(state)
    odd = bool(state.foreign_tokens or piles)
    main = _base(state, cone, side.seat, piles) if odd and side.seat != NOBODY else BaseView(side.seat, 0)
    return SideView(
        seat=None if side.seat == NOBODY else side.seat,
        tokens=0 if side.seat == NOBODY else len(board.in_challenge(state, side.seat)),
        allies=tuple(
            _base(state, cone, ally, piles) if odd else BaseView(ally, len(row))
            for ally, row in board.contingents(state, name)[side.seat != NOBODY :]
        ),
        invited=tuple(side.invited),
        card=_card(side, open_=challenge.revealed or side.shown or state.finished),
        turned=side.turned,
        total=side.total,
        face=side.face,
        guests=main.guests,
        piled=main.piled,
    )


def _card(side: Side, *, open_: bool) -> str | None:
    """The public card: empty while face down; for a buried card the face that counts instead."""
    if side.card is None:
        return side.face or None
    return side.card if open_ else ""

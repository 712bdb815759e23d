"""Questions about a state that have one answer by the rules. Pure: nothing is changed, asked or drawn here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from bot.cosmic.model import cards, ids
from bot.cosmic.model.holdings import COLOUR_OF, OUTPOSTS, TOKENS, everybody, held, system
from bot.cosmic.model.options import LONG
from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import DEFENSE_CONE, NOBODY, OFFENSE_CONE, REMOVED, WARP, CosmicState, Offer, Side
from bot.kernel.event import Seat

POWER_NEEDS = 3
"""Home bases without which powers are dormant (6.3)."""


# --- seats ------------------------------------------------------------------------------------------------------------


def active_seats(state: CosmicState) -> list[Seat]:
    """The seats that are still in the game, in seat order."""
    return [seat for seat, player in enumerate(state.players) if player.active]


def after(state: CosmicState, seat: Seat) -> list[Seat]:
    """The other active seats clockwise, beginning to the left of ``seat`` (0.6)."""
    players = state.players
    return [other for other in _left_of(seat, len(players)) if players[other].active]


@cache
def _left_of(seat: Seat, players: int) -> tuple[Seat, ...]:
    return (*range(seat + 1, players), *range(seat))


def priority(state: CosmicState) -> list[Seat]:
    """All active seats in the order of 4.0.2: offense, defense, then clockwise from the offense's left."""
    players, challenge = state.players, state.challenge
    order = _order(challenge.offense.seat, challenge.defense.seat, len(players))
    return [seat for seat in order if players[seat].active]


@cache
def _order(offense: Seat, defense: Seat, players: int) -> tuple[Seat, ...]:
    """All seats in the order of 4.0.2."""
    order = [*range(max(offense, 0), players), *range(offense)]
    if defense != NOBODY:
        order.remove(defense)
        order.insert(0 if offense == NOBODY else 1, defense)
    return tuple(order)


def rank_of(state: CosmicState, seat: Seat) -> int:
    """The place of ``seat`` in the order of 4.0.2, counted from 0."""
    challenge = state.challenge
    if seat == challenge.offense.seat:
        return 0
    if seat == challenge.defense.seat:
        return 1
    return 2 + (seat - challenge.offense.seat) % len(state.players)


def seat_of(state: CosmicState, colour: str) -> Seat:
    """Return the seat that plays ``colour``; NOBODY if none does."""
    return next((seat for seat, player in enumerate(state.players) if player.colour == colour), NOBODY)


# --- places and tokens ------------------------------------------------------------------------------------------------


def planets(state: CosmicState, colour: str) -> Sequence[str]:
    """The planets of a home system by number, whoever stands there; no loss of tokens takes one away (5.9.3)."""
    return system(state, colour)


def homes(state: CosmicState, seat: Seat) -> Sequence[str]:
    return system(state, state.players[seat].colour)


def system_of(state: CosmicState, planet: str) -> str:
    """The colour of the home system in which a planet lies."""
    return next((colour for colour, row in state.systems.items() if planet in row), COLOUR_OF[planet])


def tokens_of(state: CosmicState, seat: Seat) -> Sequence[int]:
    """The tokens of the colours of ``seat``, wherever they are and whoever commands them."""
    row = range(seat * TOKENS, seat * TOKENS + TOKENS)
    beyond = len(state.players) * TOKENS
    if len(state.tokens) <= beyond:
        return row
    return [*row, *(number for number in range(beyond, len(state.tokens)) if state.tokens[number].owner == seat)]


def in_game(state: CosmicState, seat: Seat) -> int:
    return sum(state.tokens[number].place != REMOVED for number in tokens_of(state, seat))


def is_original(state: CosmicState, number: int) -> bool:
    """True if a token is one of the twenty of its commander.

    Only such tokens can be Karma, Escorts, Leaders, Shields or Weapons (POW26).
    """
    return number not in state.foreign_tokens


def is_second(state: CosmicState, number: int) -> bool:
    """True if a token is of a second set (P1, Symbiote), or a neutral one: its owner's for good, and no original."""
    return number >= len(state.players) * TOKENS


def is_neutral(state: CosmicState, number: int) -> bool:
    """True if a token is of no set; such tokens come after all sets."""
    sets = len(state.players) + sum(bool(player.second) for player in state.players)
    return number >= sets * TOKENS


def colour_of(state: CosmicState, number: int) -> str:
    second = number >= len(state.players) * TOKENS
    if second and is_neutral(state, number):
        return cards.NEUTRAL_COLOUR
    player = state.players[state.tokens[number].owner]
    return player.second if second else player.colour


def piles(state: CosmicState) -> dict[int, list[int]]:
    """The tokens that lie in piles, by the token on top (P1, Fungus)."""
    found: dict[int, list[int]] = {}
    for one in everybody(state).values():
        if any(map(ids.is_pile, one.at)):
            break
    else:
        return found
    for number, token in enumerate(state.tokens):
        where = ids.place(token.place)
        if isinstance(where, ids.Pile):
            found.setdefault(where.top, []).append(number)
    return found


def tokens_at(state: CosmicState, place: str, seat: Seat | None = None) -> list[int]:
    """The tokens at ``place``, those that ``seat`` commands alone if given: its own first, then captives.

    Where it makes no difference to the rules which of them go, the first ones do: an own token can be retrieved.
    """
    if seat is not None:
        known = state.holdings.get(seat) or held(state, seat)  # Asked so often that a call for each would be felt.
        return [*known.at[place]] if place in known.at else []
    found: list[int] = []
    everywhere = state.holdings if len(state.holdings) == len(state.players) else everybody(state)
    for known in everywhere.values():
        if place in known.at:
            found += known.at[place]
    found.sort()
    return found


def whereabouts(state: CosmicState, seat: Seat) -> dict[int, str]:
    """Return the place of each token that ``seat`` commands, ascending."""
    found = {number: place for place, row in held(state, seat).at.items() for number in row}
    return dict(sorted(found.items()))


def warp_tokens(state: CosmicState, seat: Seat) -> list[int]:
    return tokens_at(state, WARP, seat)


def warp_count(state: CosmicState, seat: Seat | None = None) -> int:
    """Count the tokens in the warp, of the colours of ``seat`` alone if given; in piles there each one counts."""
    tops = set(tokens_at(state, WARP))
    found = [*tops, *(number for top, row in piles(state).items() if top in tops for number in row)]
    return sum(seat is None or state.tokens[number].owner == seat for number in found)


def bases(state: CosmicState, seat: Seat) -> dict[str, int]:
    """Count the tokens of ``seat`` on each of its bases: home planets first, then by colour and number (1.3).

    Places of expansions that are no planets come last (2.6.5).
    """
    return held(state, seat).bases.copy()


def planet_bases(state: CosmicState, seat: Seat) -> dict[str, int]:
    """The bases of ``seat`` on planets alone, and how many tokens are on each."""
    mine = held(state, seat)
    if len(mine.bases) == mine.home + mine.foreign:
        return mine.bases.copy()
    return {base: count for base, count in mine.bases.items() if base not in OUTPOSTS}


def occupied(state: CosmicState) -> list[str]:
    based = {planet for seat in active_seats(state) for planet in planet_bases(state, seat)}
    return [planet for seat in range(len(state.players)) for planet in homes(state, seat) if planet in based]


def lives_with(state: CosmicState, seat: Seat, host: Seat) -> bool:
    return not set(homes(state, host)).isdisjoint(bases(state, seat))


def guests(state: CosmicState, host: Seat) -> list[Seat]:
    """The others who have a base in the home system of ``host``, clockwise from there."""
    return [seat for seat in after(state, host) if lives_with(state, seat, host)]


def standing(state: CosmicState, owner: Seat) -> dict[str, list[int]]:
    """The tokens of the colours of ``owner`` on bases, by place, whoever commands them: own bases first."""
    mine = held(state, owner)
    found = {planet: mine.at[planet][:] for planet in mine.bases}
    if state.foreign_tokens:
        own = {planet: [one for one in row if state.tokens[one].owner == owner] for planet, row in found.items()}
        found = {planet: row for planet, row in own.items() if row}
    for number in state.foreign_tokens:
        token = state.tokens[number]
        if token.owner == owner and token.controller not in (NOBODY, owner) and _is_ground(token.place):
            found[token.place] = [*found.get(token.place, ()), number]
    return found


def _is_ground(place: str) -> bool:
    """True if tokens there are bases."""
    return place in COLOUR_OF or place in OUTPOSTS


def base_tokens(state: CosmicState, seat: Seat) -> list[int]:
    """All tokens of ``seat`` on its bases, ascending."""
    mine = held(state, seat)
    return sorted(number for planet in mine.bases for number in mine.at[planet])


def home_bases(state: CosmicState, seat: Seat) -> int:
    """On how many planets of its own colour ``seat`` has a base."""
    return held(state, seat).home


def foreign_bases(state: CosmicState, seat: Seat) -> int:
    """Count the bases of ``seat`` on planets of others for victory (7.1, 7.2)."""
    return held(state, seat).counted


def leaders(state: CosmicState) -> list[Seat]:
    """List who has most foreign bases of those who have not left; nobody without a base (7.7)."""
    bases = {seat: foreign_bases(state, seat) for seat in active_seats(state)}
    most = max(bases.values(), default=0)
    return [seat for seat, count in bases.items() if count == most > 0]


def challenges_left(state: CosmicState) -> int | None:
    """Count the challenges after the one under way; None in a game without an end in sight (7.7)."""
    ends = (state.options.challenges, state.ends_after)
    most = min((end for end in ends if isinstance(end, int)), default=None)
    return None if most is None else max(0, most - state.challenges)


def may_end(state: CosmicState) -> bool:
    """True if the table may vote for an end in sight: the game has gone on for long, and has none (7.7)."""
    return state.challenges >= LONG and challenges_left(state) is None and not state.finished


def planets_abroad(state: CosmicState, seat: Seat) -> int:
    """On how many planets of others ``seat`` has a base, small ones included."""
    return held(state, seat).foreign


def room(state: CosmicState, place: str) -> int:
    """Count the tokens a place has room for: a planet takes all that could come, unless it is small (P3, Pygmy)."""
    limit = state.rooms.get(place)
    return len(state.tokens) if limit is None else max(0, limit - len(tokens_at(state, place)))


def power_of(state: CosmicState, seat: Seat) -> list[int]:
    return [number for number, card in enumerate(state.powers) if card.holder == seat]


def held_by(state: CosmicState, seat: Seat, name: str) -> list[int]:
    """The numbers of those of them that are one power by name, in force or not."""
    return [number for number in power_of(state, seat) if state.powers[number].power == name]


def used_name(state: CosmicState, card: str) -> str:
    """The name of what was used: of a power in play by its number, or of the power whose flare the card is."""
    what = ids.offer(card)
    return state.powers[what.number].power if isinstance(what, ids.PowerCard) else ids.named(card)


def own_powers(state: CosmicState, seat: Seat) -> list[int]:
    """The numbers of those that are its own: not those that an expansion lets it use for now (AST35), nor lent ones,
    nor copies.
    """
    mine = [(number, state.powers[number]) for number in power_of(state, seat)]
    held = [number for number, card in mine if not (card.roaming or card.copied)]
    return [number for number in held if not is_lent(state, number)]


def is_lent(state: CosmicState, number: int) -> bool:
    """True if a power card works for somebody else than its owner until the challenge ends."""
    holder = state.powers[number].holder
    return any(lent == number and borrower == holder for lent, _, borrower in state.challenge.loans)


# --- the challenge ----------------------------------------------------------------------------------------------------


def usual_target(state: CosmicState) -> str:
    """The planet with the fewest tokens of the defense among those where the offense has no base (8.12)."""
    offense, defense = state.challenge.offense.seat, state.challenge.defense.seat
    there = planets(state, state.challenge.system)
    mine, defended = bases(state, offense), bases(state, defense)
    free = [planet for planet in there if planet not in mine] or there
    return min(free, key=lambda planet: defended.get(planet, 0))


def side(state: CosmicState, name: SideName) -> Side:
    return state.challenge.offense if name == "offense" else state.challenge.defense


def with_main(state: CosmicState, seat: Seat) -> Side:
    """The side whose main player is ``seat``. Raises ValueError if it is none."""
    if not is_main(state, seat):
        raise ValueError(f"seat {seat} is no main player")
    return state.challenge.offense if seat == state.challenge.offense.seat else state.challenge.defense


def against(state: CosmicState, seat: Seat) -> Side:
    """The side against that of the main player or ally ``seat``. Raises ValueError if it is neither."""
    name = side_of(state, seat)
    if name is None:
        raise ValueError(f"seat {seat} is on no side")
    return side(state, other_side(name))


def other_side(name: SideName) -> SideName:
    return "defense" if name == "offense" else "offense"


def side_of(state: CosmicState, seat: Seat) -> SideName | None:
    """On which side ``seat`` is main player or ally; None if on none."""
    challenge = state.challenge
    if seat == challenge.offense.seat or seat in challenge.offense.allies:
        return "offense"
    if seat == challenge.defense.seat or seat in challenge.defense.allies:
        return "defense"
    return None


def mains(state: CosmicState) -> tuple[Seat, Seat]:
    """The main players: the offense, then the defense, NOBODY as long as there is none."""
    return state.challenge.offense.seat, state.challenge.defense.seat


def is_main(state: CosmicState, seat: Seat) -> bool:
    return seat in (state.challenge.offense.seat, state.challenge.defense.seat)


def is_ally(state: CosmicState, seat: Seat) -> bool:
    return seat in state.challenge.offense.allies or seat in state.challenge.defense.allies


def destiny_colour(state: CosmicState) -> str | None:
    """The colour that destiny shows in this challenge, or was decreed to show; None if there is none."""
    challenge = state.challenge
    if challenge.colour or not challenge.flips:
        return challenge.colour or None
    return cards.destiny_colour(challenge.flips[-1])


def drawn(state: CosmicState) -> Seat:
    """Return the seat that plays the colour destiny shows; NOBODY if it shows none, or no seat does."""
    colour = destiny_colour(state)
    return NOBODY if colour is None else seat_of(state, colour)


def opponent(state: CosmicState, seat: Seat) -> Seat:
    """The other main player; NOBODY if ``seat`` is none or there is no defense yet."""
    challenge = state.challenge
    if seat == challenge.offense.seat:
        return challenge.defense.seat
    return challenge.offense.seat if seat == challenge.defense.seat else NOBODY


def dealers(state: CosmicState) -> list[Seat]:
    """List those who make the deal: the main players unless somebody joins or stands in for one (P3, Diplomat)."""
    return list(state.challenge.dealers or mains(state))


def dealer_name(state: CosmicState, seat: Seat) -> str:
    """Name a dealer as the actions of a negotiation do: the side of a main player, else the colour."""
    if seat == state.challenge.offense.seat:
        return "offense"
    return "defense" if seat == state.challenge.defense.seat else state.players[seat].colour


def partner(state: CosmicState, offer: Offer) -> Seat:
    return opponent(state, offer.seat) if offer.to == NOBODY else offer.to


def in_challenge(state: CosmicState, seat: Seat) -> list[int]:
    """The tokens of ``seat`` in the challenge: on the cone, or on the target planet for the defense (1.4)."""
    challenge = state.challenge
    name = side_of(state, seat)
    if name is None:
        return []
    if name == "offense":
        return tokens_at(state, OFFENSE_CONE, seat)
    if seat == challenge.defense.seat:
        return [] if challenge.target is None else tokens_at(state, challenge.target, seat)
    return tokens_at(state, DEFENSE_CONE, seat)


def on_cone(state: CosmicState, seat: Seat | None = None) -> list[int]:
    """The tokens at both ends of the cone, those of ``seat`` alone if given; an ally of both sides has some at either
    (P3, Yin-Yang).
    """
    return [*tokens_at(state, OFFENSE_CONE, seat), *tokens_at(state, DEFENSE_CONE, seat)]


def on_side(state: CosmicState, name: SideName) -> list[Seat]:
    members = side(state, name)
    return [members.seat, *members.allies]


def contingents(state: CosmicState, name: SideName) -> list[tuple[Seat, list[int]]]:
    """Everybody who fights on a side, with the tokens there: the main player first, allies, and last whoever is an ally
    of the other side as well (P3, Yin-Yang).
    """
    offense, defense = state.challenge.offense, state.challenge.defense
    ours, theirs, end = (offense, defense, OFFENSE_CONE) if name == "offense" else (defense, offense, DEFENSE_CONE)
    main = end if ours is offense else state.challenge.target
    row = [] if ours.seat == NOBODY else [(ours.seat, [] if main is None else tokens_at(state, main, ours.seat))]
    for seat in ours.allies:
        row.append((seat, tokens_at(state, end, seat)))
    for seat in theirs.allies:
        if seat not in ours.allies and (both := tokens_at(state, end, seat)):
            row.append((seat, both))
    return row


def tokens_on_side(state: CosmicState, name: SideName) -> list[int]:
    return [token for _, row in contingents(state, name) for token in row]


def in_hand(state: CosmicState, seat: Seat, kind: cards.Kind) -> list[str]:
    return cards.of_kind(state.players[seat].hand, kind)


def challenge_cards(hand: Iterable[str]) -> list[str]:
    return list(filter(cards.is_challenge, hand))


def has_challenge_card(hand: Sequence[str]) -> bool:
    return any(map(cards.is_challenge, hand))

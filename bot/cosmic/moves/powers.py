"""Moves of power cards and of home systems: copies, stages, expansions' powers, owners, planets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.cosmic import events
from bot.cosmic.kinds import registry
from bot.cosmic.model import attributes, board, ids
from bot.cosmic.model.attributes import DECOYS, FORM, HOARD, LEASED, PROXY, STAGE, STAGES, TRAPS
from bot.cosmic.model.holdings import COLOUR_OF, OUTPOSTS, PLANETS
from bot.cosmic.model.state import (
    DEFENSE_CONE,
    NOBODY,
    OFFENSE_CONE,
    REMOVED,
    UNDER,
    WARP,
    Cosmic,
    CosmicState,
    PowerCard,
)
from bot.cosmic.moves.hands import reveal
from bot.cosmic.moves.tokens import command, put
from bot.cosmic.moves.uses import clear_attributes, list_powers, renew, show_stage
from bot.kernel.event import Seat


def copy_power(game: Cosmic, number: int, name: str, slot: int | None = None) -> int:
    """A copy, on ``slot`` or a new card, works for the holder of card ``number``, which rests; its own number."""
    resting = game.state.powers[number]
    holder, resting.holder = resting.holder, NOBODY
    slot = _enter(game, PowerCard(name, holder, registry.POWERS[name].fresh(), copied=True), slot)
    game.state.challenge.loans.append((number, holder, NOBODY))
    game.emit(events.Copied(seat=holder, power=name))
    return slot


def _enter(game: Cosmic, card: PowerCard, slot: int | None) -> int:
    """A power comes into the game, on card ``slot`` if given: its number. Nothing is dealt to a copy's hoard."""
    if card.copied and registry.POWERS[card.power].hoards:
        HOARD.put(card, [])
    powers = game.state.powers
    number = len(powers) if slot is None else slot
    powers[number : number + 1] = [card]
    renew(game, number)
    return number


def drop_copy(game: Cosmic, number: int) -> None:
    """A copy is over: cards that it stored go to its holder's hand, all else as with any power that goes (6.8)."""
    card = game.state.powers[number]
    stored = attributes.stored(card)
    for key, datum in card.data.items():
        if isinstance(datum, list):
            card.data[key] = [item for item in datum if item not in stored]
    game.state.players[card.holder].hand.extend(stored)
    clear_attributes(game, number)
    game.emit(events.CopyOver(seat=card.holder, power=card.power, count=len(stored)))
    if stored:
        game.emit(events.HandGrew(seat=card.holder, gained=stored), (card.holder,))
    card.holder = NOBODY


def take_form(game: Cosmic, root: int, name: str) -> None:
    """An unused power works beside card ``root``, in place of the last one, and goes with it (P3, Reincarnator)."""
    state = game.state
    holder = state.powers[root].holder
    slot = FORM.of(state.powers[root])
    state.unused.remove(name)
    if slot is not None:
        clear_attributes(game, slot)
        state.unused.append(state.powers[slot].power)
    card = PowerCard(name, holder, registry.POWERS[name].fresh(), roaming=True, copied=True)
    FORM.put(state.powers[root], _enter(game, card, slot))
    game.emit(events.Reborn(seat=holder, power=name))


def begin_stages(game: Cosmic, number: int, names: Sequence[str]) -> None:
    """Unused powers become the stages of the power on card ``number``, whose holder has the first of them."""
    state = game.state
    root = state.powers[number]
    STAGES.put(root, [*range(len(state.powers), len(state.powers) + len(names))])
    for name in names:
        state.powers.append(PowerCard(name, NOBODY, registry.POWERS[name].fresh(), copied=True))
        state.unused.remove(name)
    list_powers(game)
    game.emit(events.StagesSet(seat=root.holder, power=root.power, powers=list(names)))
    enter_stage(game, number, 0)


def enter_stage(game: Cosmic, number: int, index: int) -> None:
    """The holder of a power has this stage now; the former one keeps its attributes, but no copy in its place."""
    root = game.state.powers[number]
    copy = PROXY.of(game.state.powers[STAGES.of(root)[STAGE.of(root)]])
    if copy is not None and game.state.powers[copy].holder != NOBODY:
        drop_copy(game, copy)
    STAGE.put(root, index)
    current = show_stage(game.state, number)
    if current is not None:
        game.emit(events.StageReached(seat=root.holder, power=root.power, stage=current, count=index + 1))


def exchange_stages(game: Cosmic, number: int, one: int, other: int) -> None:
    """Two stages change places in the order; the index of the present one stays."""
    root = game.state.powers[number]
    order = [*STAGES.of(root)]
    order[one], order[other] = order[other], order[one]
    STAGES.put(root, order)
    names = [game.state.powers[stage].power for stage in order]
    game.emit(events.StagesSet(seat=root.holder, power=root.power, powers=names))
    if STAGE.of(root) in (one, other):
        enter_stage(game, number, STAGE.of(root))


def turn_up_marker(game: Cosmic, number: int, planet: str) -> bool:
    """The marker of a power at ``planet`` is turned up and returns to the power; whether it was a trap."""
    power = game.state.powers[number]
    trap = planet in TRAPS.of(power)
    for kind in (TRAPS, DECOYS):
        kind.put(power, [one for one in kind.of(power) if one != planet])
    reveal(game, events.MarkerShown(seat=power.holder, power=power.power, planet=planet, trap=trap))
    return trap


def bring_power(game: Cosmic, name: str, slot: int | None = None, *, copied: bool = False) -> int:
    """A power comes into the game, held by nobody; ``slot`` is a card that it replaces. The number of its card."""
    fresh = registry.POWERS[name].fresh()
    slot = _enter(game, PowerCard(name, NOBODY, fresh, roaming=True, copied=copied), slot)
    if name in game.state.unused:
        game.state.unused.remove(name)
    game.emit(events.PowerCame(number=slot, power=name))
    return slot


def share_power(game: Cosmic, number: int, slot: int | None = None) -> int:
    """A second card of a power that shares its attributes; the number of the new card."""
    state = game.state
    root = number if state.powers[number].twin < 0 else state.powers[number].twin
    found = bring_power(game, state.powers[root].power, slot)
    state.powers[found].twin = root
    state.powers[found].data = state.powers[root].data
    return found


def part_power(game: Cosmic, number: int) -> int:
    """A card keeps nothing of what it shares; the card that others share then, -1 if no other card did."""
    powers = game.state.powers
    card = powers[number]
    root = number if card.twin < 0 else card.twin
    others = [one for one, other in enumerate(powers) if one != number and root in (one, other.twin)]
    if not others:
        return -1
    if root == number:
        root = others[0]
        for one in others:
            powers[one].twin = -1 if one == root else root
    card.twin, card.data = -1, {}
    game.emit(events.PowerParted(number=number, power=card.power))
    return root


def keep_power(game: Cosmic, number: int) -> None:
    """A card that has become a player's own keeps what it shared; the cards that shared it are about to be replaced."""
    card = game.state.powers[number]
    card.twin = -1
    game.emit(events.PowerParted(number=number, power=card.power))


def retire_power(game: Cosmic, number: int) -> None:
    """A roaming power leaves the game with its attributes; cards that share them keep them."""
    part_power(game, number)
    clear_attributes(game, number)
    game.state.powers[number].holder = NOBODY
    game.emit(events.PowerRetired(number=number, power=game.state.powers[number].power))


def hold_power(game: Cosmic, number: int, seat: Seat) -> None:
    """Give a roaming power to its holder for now; NOBODY if none."""
    card = game.state.powers[number]
    card.holder = seat
    game.emit(events.PowerHeld(number=number, power=card.power, seat=None if seat == NOBODY else seat))


def exchange_for_unused(game: Cosmic, number: int, name: str) -> None:
    """An unused power takes the place of a roaming one, which becomes unused unless another card still has it."""
    state = game.state
    card = state.powers[number]
    old = card.power
    part_power(game, number)
    clear_attributes(game, number)
    card.power, card.data, card.used = name, registry.POWERS[name].fresh(), []
    state.unused.remove(name)
    if all(one.power != old for one in state.powers):
        state.unused.append(old)
    renew(game, number)
    game.emit(events.PowerReplaced(number=number, old=old, new=name))


def swap_colours(game: Cosmic, one: Seat, other: Seat) -> None:
    """Two players exchange colours, home systems and all that they command there: each has the other's bases then.

    Hands, powers and what lies on sheets and cards or in a ring stay. If one has more of the twenty in play, those left
    over are in the warp or go to bases of their owner.
    """
    state = game.state
    players = state.players
    players[one].colour, players[other].colour = players[other].colour, players[one].colour
    whole = list(zip(_originals(state, one, other), _originals(state, other, one), strict=True))
    pairs = [pair for pair in whole if all(_portable(state, number) for number in pair)]
    _hand_over(state, one, other)
    for number, partner in pairs:
        _exchange(state, number, partner)
    _rename(state, pairs)
    state.holdings.clear()
    for number in (number for pair in whole if pair not in pairs for number in pair):
        if state.tokens[number].seat in (one, other):
            _bring_home(state, number)
    state.moved = True
    places = {seat: board.bases(state, seat) for seat in (one, other)}
    game.emit(events.ColoursSwapped((one, other), (players[one].colour, players[other].colour), places))
    for name in state.expansions:
        registry.EXPANSIONS[name].moved_house(game, one, other, whole)


def annex_planets(game: Cosmic, seat: Seat, colour: str, limit: int) -> None:
    """Planets of a colour that nobody plays become home planets of ``seat``, all of which are small now (P3, Pygmy)."""
    state = game.state
    own = state.players[seat].colour
    homes = [*board.homes(state, seat), *PLANETS[colour]]
    mine = [number for number in board.tokens_of(state, seat) if state.tokens[number].place in homes]
    state.systems[own] = homes
    state.rooms.update(dict.fromkeys(homes, limit))
    state.holdings.clear()
    for at, number in enumerate(mine):
        put(state, number, homes[at % len(homes)])
    game.emit(events.Annexed(seat=seat, colour=colour, places=board.bases(state, seat)))


def burn_planet(game: Cosmic, planet: str, by: Seat) -> None:
    """A planet on which nobody stands any more leaves the game; what powers have put there is theirs again (P3)."""
    state = game.state
    colour = board.system_of(state, planet)
    state.rooms.pop(planet, None)
    state.systems[colour] = [one for one in board.planets(state, colour) if one != planet]
    for card in state.powers:
        for key, datum in card.data.items():
            if isinstance(datum, list) and planet in datum:
                card.data[key] = [one for one in datum if one != planet]
    state.moved = True
    game.emit(events.Burned(seat=by, planet=planet))


def _originals(state: CosmicState, seat: Seat, partner: Seat) -> list[int]:
    """The colour's tokens, ordered to pair with the partner's; unmatched ones, then those that stay, last."""
    mine = [number for number in _first_set(state, seat) if _portable(state, number)]
    theirs = [number for number in _first_set(state, partner) if _portable(state, number)]
    over = sorted(_spare(state, mine), reverse=True)[: max(0, len(mine) - len(theirs))]
    last = [number for _, number in over]
    kept = [number for number in mine if number not in last]
    return [*kept, *last, *(number for number in _first_set(state, seat) if number not in mine)]


def _first_set(state: CosmicState, seat: Seat) -> list[int]:
    return [number for number in board.tokens_of(state, seat) if not board.is_second(state, number)]


def _spare(state: CosmicState, tokens: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Tokens under their owner's command, each with a rank: the higher, the easier to spare."""
    below: Counter[str] = Counter()
    for number in tokens:
        place = state.tokens[number].place
        if place == WARP:
            yield len(tokens), number
        elif board.is_original(state, number) and _is_base(place):
            yield below[place], number
            below[place] += 1


def _is_base(place: str) -> bool:
    return place in COLOUR_OF or place in OUTPOSTS


def _portable(state: CosmicState, number: int) -> bool:
    """True if a token lies where colours count: planets, cone, warp, piles, out of the game."""
    place = state.tokens[number].place
    return "-" in place or place in (OFFENSE_CONE, DEFENSE_CONE) or _commanded_by_none(place)


def _hand_over(state: CosmicState, one: Seat, other: Seat) -> None:
    """Swap the commands of two players where colours count, captives and second sets too."""
    partner = {one: other, other: one}
    for number, token in enumerate(state.tokens):
        if token.seat in partner and _portable(state, number) and not _commanded_by_none(token.place):
            _obey(state, number, partner[token.seat])


def _commanded_by_none(place: str) -> bool:
    """True if tokens there obey their owners alone (POW26)."""
    return place in (WARP, REMOVED) or isinstance(ids.place(place), ids.Pile)


def _exchange(state: CosmicState, number: int, partner: int) -> None:
    one, other = state.tokens[number], state.tokens[partner]
    there, here = (one.place, one.seat), (other.place, other.seat)
    for token, (place, commander) in ((number, here), (partner, there)):
        put(state, token, place)
        _obey(state, token, state.tokens[token].owner if _commanded_by_none(place) else commander)


def _obey(state: CosmicState, number: int, commander: Seat) -> None:
    own = commander == state.tokens[number].owner
    command(state, number, NOBODY if own else commander)
    if own and not board.is_second(state, number) and number in state.foreign_tokens:
        state.foreign_tokens.remove(number)
    elif not own and number not in state.foreign_tokens:
        state.foreign_tokens.append(number)


def _rename(state: CosmicState, pairs: Sequence[tuple[int, int]]) -> None:
    """Replace ids of tokens by those now in their places: in piles, flares' bonds, leases."""
    partners = {a: b for pair in pairs for a, b in (pair, pair[::-1])}
    for number, token in enumerate(state.tokens):
        where = ids.place(token.place)
        if isinstance(where, ids.Pile) and where.top in partners:
            put(state, number, f"{UNDER}{partners[where.top]}")
    for bond in state.bonds:
        bond.tokens = [partners.get(number, number) for number in bond.tokens]
    for card in state.powers:
        if leased := LEASED.of(card):
            LEASED.put(card, [partners.get(number, number) for number in leased])


def _bring_home(state: CosmicState, number: int) -> None:
    """Move a leftover token of a base to its owner's smallest base, else into the warp."""
    token = state.tokens[number]
    if _is_base(token.place):
        bases = board.planet_bases(state, token.owner)
        _obey(state, number, token.owner)
        put(state, number, min(bases, key=lambda base: bases[base], default=WARP))

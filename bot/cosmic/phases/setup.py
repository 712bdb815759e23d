"""Setup (3).

1. Seats by chance, tokens (3.1, 3.8).
2. Powers: dealt face down, chosen in secret together with a colour, shown together; or picked in turn from an open
   row, and colours afterwards (3.1, 3.3, 3.4, 3.5).
3. With expansions: what they lay out, and the tokens as they want them (3.7, 3.8, 3.9, 3.10).
4. Destiny pile, main deck, hands (3.11, 3.12).
5. First player by destiny (3.13).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from bot.cosmic import moves
from bot.cosmic.engine import dispatch
from bot.cosmic.kinds import packs, registry
from bot.cosmic.kinds.effects import Power
from bot.cosmic.kinds.hooks import DEALING, HANDS_DEALT, TOKENS_LAID
from bot.cosmic.kinds.pools import FIRST, SmallPool
from bot.cosmic.kinds.questions import Of, Question, Time
from bot.cosmic.model import board, cards
from bot.cosmic.model.hook_args import Layout
from bot.cosmic.model.options import FLAGS, SEATS, Options, check_players, written
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.ask import Ask, Choice, OneOf, Part, Split, UpTo
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, Goto, Next, under_seal
from bot.words.options import BadOption

_POWERS = Question("powers", Of.POWERS, rule="3.4", time=Time.LONG, topic="colour", secret=True, filled=True)
_PICK = Question("draft", Of.POWERS, rule="3.4", time=Time.LONG)
_COLOUR = Question("colour", Of.COLOURS, rule="3.1", time=Time.LONG, secret=True)
_LAYOUT = Question("layout", Of.TOKENS, rule="3.8", time=Time.LONG, secret=True)

ANY = "any"
"""The wish for any free colour."""
BEFORE_COLOURS = ("seats", "powers", "draft")
"""The phases in which everybody's colour is only for now (3.1)."""
_TOKENS = cards.PLANETS * cards.TOKENS_PER_PLANET


def setup(players: int, options: Options) -> CosmicState:
    """An empty table with its pool. Raises ``BadOption`` for options that do not suit so many players."""
    check_players(options, players)
    joining = [one for one in registry.EXPANSIONS.values() if one.joins(options)]
    for expansion in joining:
        expansion.check(options, players)
    names = FIRST if options.pool is None else options.pool
    unknown = next((name for name in names if name not in registry.POWERS), None)
    if unknown is not None:
        raise BadOption("pool", unknown, ", ".join(sorted(registry.POWERS)))
    options = replace(options, pool=names)  # Powers that come later stay out of this game (2.7).
    check_pool(options, players)
    return CosmicState(
        options=options,
        seating=list(range(players)),
        expansions={one.name: one.begin(options, players) for one in joining},
        packs=packs.editions(options.pool or ()) or UNSET,
    )


def check_pool(options: Options, players: int) -> None:
    """Raises ``SmallPool`` if so many players may need more powers (3.4), ``BadOption`` for a flag about a missing one.

    Of two powers that keep each other out one may come.
    """
    joining = [one for one in registry.EXPANSIONS.values() if one.joins(options)]
    laid = sum(one.powers_laid(options, players) for one in joining)
    names = [name for name in pool(players, options) if not laid or registry.POWERS[name].roams]
    clashes = {frozenset((name, other)) for name in names for other in registry.POWERS[name].not_with if other in names}
    have, needed = len(names) - len(clashes), players * options.powers_per_player + laid
    if have < needed:
        raise SmallPool(have, needed, players)
    for flag in FLAGS.values():
        value = options.flag(flag.name)
        if flag.power and value != flag.default and not _in_game(flag.power, options):
            raise BadOption(flag.name, written(value), written(flag.default))


def seats(game: Cosmic) -> Next:
    """Seat the players by chance, or as they come (3.1). Their colours are only for now: each may wish for one."""
    seating = list(game.state.seating)
    if game.state.options.flag(SEATS.name) == SEATS.default:
        game.shuffle(seating)
    moves.begin_game(game, seating, [cards.COLOURS[player] for player in seating])
    return Goto("powers")


def pool(players: int, options: Options) -> list[str]:
    """The powers that may be dealt: those of the pool (2.7) but for those that do not fit the table (3.3)."""
    joining = [one for one in registry.EXPANSIONS.values() if one.joins(options)]
    expansions = [one.name for one in joining]
    fitting = [
        name
        for name, power in sorted(registry.POWERS.items())
        if _fits(power, players, options.powers_per_player) and registry.in_game(name, options.pool, expansions)
    ]
    return [name for name in fitting if all(one.admits(name, options, players) for one in joining)]


def _in_game(power: str, options: Options) -> bool:
    """True if a power belongs to games with these flags; so does its flare, also without its power (2.5.1)."""
    joining = [name for name, one in registry.EXPANSIONS.items() if one.joins(options)]
    return registry.in_game(power, options.pool, joining)


def powers(game: Cosmic) -> Flow[Next]:
    """Deal powers, let everybody choose in secret, with a colour, show them together (3.1, 3.4, 3.5)."""
    state = game.state
    players, keep = len(state.players), state.options.powers_per_player
    names = pool(players, state.options)
    game.shuffle(names)
    names, barred = _compatible(names)
    each = state.options.dealt
    while each > keep and each * players > len(names):
        each -= 1
    if state.options.draft == "turns":
        moves.lay_row(game, sorted(names[: each * players]), names[each * players :] + barred)
        return Goto("draft")
    rest = list(names)
    for seat in range(players):
        moves.offer_powers(game, seat, _hand_out(rest, each, apart=keep > 1))
    asks = [
        _POWERS.ask(seat, UpTo(keep, tuple(player.dealt)), list(player.dealt[:keep]))
        for seat, player in enumerate(state.players)
        if len(player.dealt) > keep
    ]
    answers = yield from under_seal([*asks, *_wishes(players)])
    chosen = {ask.seat: choice for ask, choice in zip(asks, answers, strict=False)}
    kept = [_kept(chosen.get(seat), player.dealt, keep) for seat, player in enumerate(state.players)]
    taken = {name for row in kept for name in row}
    unused = rest + barred + [name for player in state.players for name in player.dealt if name not in taken]
    return _begun(game, answers[len(asks) :], kept, unused)


def draft(game: Cosmic) -> Flow[Next]:
    """One player picks a power from the open row; after the last one everybody wishes for a colour (3.1, 3.4)."""
    state = game.state
    players = len(state.players)
    order = _order(players, state.options.powers_per_player)
    if len(state.powers) == len(order):
        wishes = yield from under_seal(_wishes(players))
        kept = [[card.power for card in state.powers if card.holder == seat] for seat in range(players)]
        return _begun(game, wishes, kept, state.unused + state.row)
    seat = order[len(state.powers)]
    held = [card.power for card in state.powers if card.holder == seat]
    fine = [name for name in state.row if not any(_clash(name, other) for other in held)] or state.row
    moves.pick_power(game, seat, (yield from _PICK.one_of(seat, fine, default=fine[0])))
    return Goto("draft")


def _order(players: int, each: int) -> list[Seat]:
    """Return the order of picking: the last seat first, and back again for second powers (3.4)."""
    once = list(range(players))
    return [seat for turn in range(each) for seat in (once if turn % 2 else once[::-1])]


def _wishes(players: int) -> list[Ask]:
    """Everybody is asked for a colour (3.1)."""
    return [_COLOUR.ask(seat, OneOf((*cards.COLOURS, ANY)), ANY) for seat in range(players)]


def _begun(game: Cosmic, wishes: Sequence[Choice], kept: Sequence[Sequence[str]], unused: list[str]) -> Next:
    """Colours and powers are shown together; the other powers are shuffled (3.1, 3.5)."""
    moves.take_colours(game, _colours(game, wishes))
    game.shuffle(unused)
    moves.keep_powers(game, kept, unused)
    return Goto("layout" if game.state.expansions else "deal")


def layout(game: Cosmic) -> Flow[Next]:
    """Lay out parts of expansions (3.7, 3.9, 3.10), and the tokens where they or their owners want them (3.8)."""
    state = game.state
    for expansion in registry.joined(state, "seated"):
        expansion.seated(game)
    wanted = Layout()
    for one in registry.joined(state, "layout"):
        wanted = one.layout(wanted)
    seats = range(len(state.players))
    asks = [ask for seat in seats if (ask := _layout_question(state, seat, wanted)) is not None]
    chosen = {ask.seat: choice for ask, choice in zip(asks, (yield from under_seal(asks)), strict=True)}
    for seat in seats:
        laid = _division(chosen[seat]) if seat in chosen else _least(state, seat, wanted)
        moves.lay_tokens(game, seat, {**laid, **wanted.elsewhere})
    yield from dispatch.moment(game, TOKENS_LAID)
    return Goto("deal")


def _least(state: CosmicState, seat: Seat, wanted: Layout) -> dict[str, int]:
    rest = _TOKENS - sum(wanted.elsewhere.values())
    return dict.fromkeys(board.homes(state, seat), 1 if wanted.free else rest // cards.PLANETS)


def _layout_question(state: CosmicState, seat: Seat, wanted: Layout) -> Ask | None:
    """Ask for the tokens in each place, with those that must be there, by default evenly (8.12); None if no choice."""
    least = _least(state, seat, wanted)
    whole = _TOKENS - sum(wanted.elsewhere.values())
    surplus = whole - sum(least.values())
    if not surplus:
        return None
    most = surplus if wanted.free else 1
    form = Split(whole, whole, tuple(Part(planet, low + most, low) for planet, low in least.items()))
    even, more = divmod(surplus, cards.PLANETS)
    default = {planet: low + even + (place < more) for place, (planet, low) in enumerate(least.items())}
    return _LAYOUT.ask(seat, form, default)


def _division(choice: Choice) -> dict[str, int]:
    return {str(place): int(count) for place, count in choice.items()} if isinstance(choice, dict) else {}


def deal(game: Cosmic) -> Flow[Next]:
    """Shuffle destiny pile (3.11) and main deck (2.8.1, 2.8.2), deal the hands (3.12), find who begins (3.13)."""
    state = game.state
    colours = [player.colour for player in state.players]
    destiny = cards.destiny_cards(colours, reverse=True)
    game.shuffle(destiny)
    shown = [destiny.pop()]
    while (colour := cards.destiny_colour(shown[-1])) is None:
        shown.append(destiny.pop())
    destiny += shown
    game.shuffle(destiny)
    moves.lay_destiny(game, destiny)
    deck = cards.challenge_cards() + cards.edict_cards()
    if state.options.flares != "off":
        owned = [card.power for card in state.powers if not card.roaming]
        flares = [name for name in sorted(registry.FLARES) if _in_game(name, state.options)]
        deck += cards.choose_flares(owned, flares, game.draw)
    for name in state.expansions:
        deck += registry.EXPANSIONS[name].cards(state)
    game.shuffle(deck)
    moves.lay_deck(game, deck)
    yield from dispatch.moment(game, DEALING)
    moves.deal_hands(game)
    yield from dispatch.moment(game, HANDS_DEALT)
    moves.choose_first(game, shown, colours.index(colour))
    return Goto("start", {"seat": state.first, "ordinal": 1})


def _colours(game: Cosmic, wishes: Sequence[Choice]) -> list[str]:
    """Give a free colour to a seat that wished for it, the first seat first; the others get one by chance (3.1)."""
    taken: list[str] = []
    for wish in wishes:
        taken.append(str(wish) if wish in cards.COLOURS and wish not in taken else "")
    free = [colour for colour in cards.COLOURS if colour not in taken]
    game.shuffle(free)
    return [colour or free.pop() for colour in taken]


def _compatible(names: Sequence[str]) -> tuple[list[str], list[str]]:
    """The powers that may come into one game, in order, and those that earlier ones keep out (P2 section 6)."""
    fine: list[str] = []
    barred: list[str] = []
    foes: dict[str, list[str]] = {}
    for name, power in registry.POWERS.items():
        for other in power.not_with:
            foes.setdefault(name, []).append(other)
            foes.setdefault(other, []).append(name)
    for name in names:
        (fine if set(fine).isdisjoint(foes.get(name, ())) else barred).append(name)
    return fine, barred


def _hand_out(names: list[str], count: int, *, apart: bool) -> list[str]:
    """Take the first powers off ``names``; with ``apart`` none that clash, while others are left."""
    dealt: list[str] = []
    for _ in range(min(count, len(names))):
        fine = (name for name in names if not (apart and any(_clash(name, other) for other in dealt)))
        dealt.append(next(fine, names[0]))
        names.remove(dealt[-1])
    return dealt


def _clash(one: str, other: str) -> bool:
    return other in registry.POWERS[one].not_beside or one in registry.POWERS[other].not_beside


def _fits(power: Power, players: int, per_player: int) -> bool:
    """True if a table is large enough for a power; one that needs allies is not for two players (3.14, 8.6)."""
    if (power.needs_allies and players == 2) or (power.needs_colour and players == len(cards.COLOURS)):
        return False
    return per_player >= power.powers_per_player


def _kept(choice: Choice, dealt: list[str], keep: int) -> list[str]:
    """The chosen powers; whoever chose too few gets the first ones dealt besides (8.12)."""
    chosen = [str(name) for name in choice] if isinstance(choice, list) else []
    return (chosen + [name for name in dealt if name not in chosen])[:keep]

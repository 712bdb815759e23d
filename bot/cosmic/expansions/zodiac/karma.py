"""Play Zodiac cards, gain and lose Karma, and win by position: Spiritual Leader and Nemesis (Z31).

In the Zodiac window the offense plays before it aims, or before its hand is exchanged (Z13, Z14):

1. The offense names a card and a player, or is done; nobody answers that (Z9, Z13).
2. The card takes the place of the target's, the target releases one Karma, positions and a win are checked (Z12).
3. The offense draws two cards and may go on.

Public facts decide whether it is asked: it holds any card, and not every Zodiac card lies open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.cosmic.challenge import draws
from bot.cosmic.challenge.winning import end_if_won
from bot.cosmic.engine import dispatch, force
from bot.cosmic.expansions.zodiac import state as zodiac_moves
from bot.cosmic.expansions.zodiac.state import KARMA, NAME, karma, nemesis, rivals, standing, standings, zodiac
from bot.cosmic.expansions.zodiac.views import NEMESIS, legal, pack, relation, what
from bot.cosmic.kinds.hooks import CONCEDED
from bot.cosmic.kinds.questions import Guard, Of, Question, Standing, Time
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.holdings import COLOUR_OF
from bot.cosmic.model.records import Outcome
from bot.cosmic.model.state import NOBODY, Cosmic, CosmicState
from bot.cosmic.timing import automation
from bot.cosmic.tokens import picking, sources
from bot.kernel.ask import Ask, Choice, Part, Split
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, everyone


def exalted(state: CosmicState, seat: Seat) -> bool:
    """True if ``seat`` is the Spiritual Leader or Nemesis: positions, not powers (Z40, Z47)."""
    mine = zodiac(state)
    return seat == mine.leader or what(mine.cards[seat]) == NEMESIS


def conclude(game: Cosmic, *, check: bool) -> Flow[None]:
    """A Zodiac card or a Karma step is completed: who leads now, and whether somebody has won (Z12.4, Z31).

    ``check`` says whether foreign bases are looked at besides, as after each Zodiac card (7.3). Whoever is both
    Spiritual Leader and Nemesis wins at once, together with everybody who has enough foreign bases (7.5), unless a
    power answers that.
    """
    zodiac_moves.review(game)
    yield from end_if_won(game, otherwise=not check)


def holds_both(state: CosmicState, seat: Seat) -> bool:
    """True if ``seat`` is the Spiritual Leader and Nemesis, and so wins, however that has come about (Z31)."""
    return seat == zodiac(state).leader == nemesis(state)


def spare_on_card(state: CosmicState, seat: Seat) -> int:
    """Count the tokens ``seat`` may take from its card as from a base.

    Nemesis may always take (Z37), the Spiritual Leader has to stay strictly highest (Z33).
    """
    if seat == nemesis(state):
        return karma(state, seat)
    return karma(state, seat) - 1 - rivals(state, seat) if seat == zodiac(state).leader else 0


def room_on_card(state: CosmicState, seat: Seat) -> int:
    """Count the tokens ``seat`` may put on its card as on a base.

    More Karma keeps the Spiritual Leader where it is (Z33). Nemesis may neither become strictly highest nor let
    the Spiritual Leader be so no longer (Z37).
    """
    leader = zodiac(state).leader
    if seat == leader:
        return len(state.tokens)
    if seat != nemesis(state):
        return 0
    return rivals(state, seat) - karma(state, seat) - (leader != NOBODY)


GAIN = Question("zodiac.gain", Of.TOKENS, rule="Z23", standing=Standing.WEIGHTY, guard=Guard.DUE_BASES)
"""From which bases do tokens become Karma? Usually from the largest, one at a time (8.12)."""
RELEASE = Question("zodiac.release", Of.TOKENS, rule="Z24", standing=Standing.WEIGHTY)
"""To which bases does Karma return? Usually to the one with the fewest tokens (8.12)."""
_EFFECTS: Mapping[Outcome, tuple[int, int]] = {
    "offense": (-1, 1),
    "defense": (1, -1),
    "both_lost": (1, 1),
    "deal": (1, 1),
    "no_deal": (-1, -1),
}
"""What the outcome does to the Karma of offense and defense (Z19); there is no step after any other (Z18, X3)."""
_NOBODY_LOST = (-1, 0)
"""The offense has won, and nobody has lost (P2 section 5)."""


def step(game: Cosmic) -> Flow[None]:
    """All changes by the outcome are computed first (Z22), asked together and made together (Z27); then positions are
    looked at. None after other outcomes (Z18).
    """
    state = game.state
    if state.challenge.outcome not in _EFFECTS:
        return
    changes = deltas(state)
    zodiac_moves.note_step(game, changes)
    for seat in [seat for seat, delta in enumerate(changes) if delta > 0]:
        yield from sources.release(game, seat)
    asks: list[Ask] = []
    forced: dict[Seat, Choice] = {}
    for seat, delta in enumerate(changes):
        ask = _gaining(game, seat, delta) if delta > 0 else _losing(state, seat, -delta) if delta else None
        if ask is not None and _is_asked(state, ask):
            asks.append(ask)
        elif ask is not None:
            forced[seat] = ask.default
    chosen = {**forced, **(yield from everyone(asks))}
    for seat in sorted(chosen):
        yield from _apply(game, seat, chosen[seat], gains=changes[seat] > 0)
    yield from conclude(game, check=False)


def deltas(state: CosmicState) -> list[int]:
    """By how much the outcome changes everybody's Karma, if tokens and bases allow it (Z19, Z20, Z21)."""
    challenge = state.challenge
    effects = _NOBODY_LOST if CONCEDED in challenge.flags else _EFFECTS[challenge.outcome]
    mains = dict(zip((challenge.offense.seat, challenge.defense.seat), effects, strict=True))
    everybody = standings(state)
    found = [0] * len(everybody)
    for seat, mine in enumerate(everybody):
        for main, effect in mains.items() if mine.sign is not None and not mine.leader else ():
            kind = "yin" if main == seat else relation(mine, everybody[main])
            found[seat] += {"yin": effect, "yang": -effect}.get(kind, 0)
    return found


def let_go(game: Cosmic, seat: Seat) -> Flow[None]:
    """``seat``, on whom a card was played, loses one Karma if it has any and a base to put it on (Z12.3, Z17)."""
    ask = _losing(game.state, seat, 1)
    if ask is None:
        return
    choice = (yield from everyone([ask]))[seat] if _is_asked(game.state, ask) else ask.default
    yield from _apply(game, seat, choice, gains=False)


def _gaining(game: Cosmic, seat: Seat, count: int) -> Ask | None:
    """From where so many of the own twenty tokens come, fewer if there are fewer; None if there are none (Z23, Z25)."""
    state = game.state
    bases = sources.free(game, seat, board.bases(state, seat))
    mine = (number for number in board.base_tokens(state, seat) if state.tokens[number].place in bases)
    originals = [number for number in mine if board.is_original(state, number)]
    there = Counter(state.tokens[number].place for number in originals)
    places = {base: there[base] for base in bases if there[base]}
    count = min(count, len(originals))
    return _ask(seat, GAIN, count, places, picking.from_bases(count, places))


def _losing(state: CosmicState, seat: Seat, count: int) -> Ask | None:
    """Ask where so many Karma tokens go, fewer if there are fewer (Z24, Z25).

    None without Karma, or without a base that has room for any.
    """
    count = min(count, karma(state, seat))
    bases = board.bases(state, seat)
    room = {base: least for base in bases if (least := min(count, board.room(state, base)))}
    count = min(count, sum(room.values()))
    default: dict[str, int] = {}
    for _ in range(count):
        free = (base for base in room if default.get(base, 0) < room[base])
        base = min(free, key=lambda one: bases[one] + default.get(one, 0))
        default[base] = default.get(base, 0) + 1
    return _ask(seat, RELEASE, count, room, default)


def _ask(
    seat: Seat, question: Question, count: int, places: Mapping[str, int], default: Mapping[str, int]
) -> Ask | None:
    if not count or not places:
        return None
    form = Split(count, count, tuple(Part(place, min(most, count)) for place, most in places.items()))
    return question.ask(seat, form, {**default})


def _is_asked(state: CosmicState, ask: Ask) -> bool:
    """True if the owner, who may choose any base (Z23, Z24), is asked; else the usual answer is taken (8.12).

    That is where the answer makes a difference to the rules, or if the owner has ordered it.
    """
    if ask.form.count() < 2:
        return False
    return _makes_a_difference(state, ask) or automation.asks_always(state, ask.seat, ask.key)


def _makes_a_difference(state: CosmicState, ask: Ask) -> bool:
    """True if the bases differ in kind, or the usual answer takes the last token of one. Public facts."""
    form, usual = ask.form, ask.default
    if not isinstance(form, Split) or not isinstance(usual, dict):
        return False
    homes = board.homes(state, ask.seat)
    kinds = {(part.name in homes, part.name in COLOUR_OF) for part in form.parts}
    here = board.bases(state, ask.seat)
    return len(kinds) > 1 or (ask.key == GAIN.key and any(count == here[place] for place, count in usual.items()))


def _apply(game: Cosmic, seat: Seat, choice: Choice, *, gains: bool) -> Flow[None]:
    if not isinstance(choice, dict):
        raise TypeError("a division is a dictionary")
    if gains:
        # Which letters go, and come back, the owner chooses, too (X2).
        zodiac_moves.gain(game, (yield from picking.pick(game, seat, choice, game.state.foreign_tokens)))
    else:
        mine = board.tokens_at(game.state, KARMA, seat)
        for base, count in choice.items():
            going = yield from picking.some(game, mine, count, seat, base)
            zodiac_moves.release(game, going, base)
            mine = [number for number in mine if number not in going]


PLAY = Question("zodiac.play", Of.CARDS, rule="Z13", time=Time.LONG, secret=True)
"""Options are the face of a card and a player as ``<face>:<seat>``, or ``DONE``."""
DONE = "done"


def window(game: Cosmic) -> Flow[None]:
    """Let the offense play Zodiac cards, one after the other (Z13, Z14)."""
    state = game.state
    seat = state.challenge.offense.seat
    while not state.finished and _possible(state, seat):
        choice = yield from PLAY.one_of(seat, [DONE, *plays(state, seat)], default=DONE)
        face, target = ids.targeted(choice)
        if target is None:
            return
        card = next(card for card in force.playable(state, seat) if cards.face(card) == face)
        if (yield from dispatch.unlocked(game, seat, card)):
            zodiac_moves.play(game, seat, card, target)
            yield from let_go(game, target)
            yield from conclude(game, check=True)
            if not game.state.finished:
                yield from draws.draw(game, seat, 2, "zodiac")


def plays(state: CosmicState, seat: Seat) -> list[str]:
    """List what ``seat`` could play as the offense now, as options of ``PLAY`` (Z10)."""
    everybody = standings(state)
    held = dict.fromkeys(cards.face(card) for card in force.playable(state, seat) if cards.kind(card) == NAME)
    return [
        f"{face}:{target}"
        for face in held
        for target in board.active_seats(state)
        if legal(what(face), standing(state, seat), everybody[target], everybody)
    ]


def _possible(state: CosmicState, seat: Seat) -> bool:
    """True if, by public facts, ``seat`` might hold a Zodiac card."""
    shown = {*zodiac(state).cards, *state.discard}
    return force.has_playable(state, seat) and any(card not in shown for card in pack())

"""The WARP Skill Tokens expansion (9.2): letters are chosen at set-up (S3) and when tokens go (S4).

Where all tokens of a place go nothing is chosen (S5), and chance knows no letters (S6): neither comes here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import structs

from bot.cosmic.expansions.skill_tokens import escorts, state as skill_moves
from bot.cosmic.expansions.skill_tokens.state import EACH, NAME, SkillState, fighting, leaders, letter, skills
from bot.cosmic.expansions.skill_tokens.views import LEADER, LETTERS, USUAL, Lettered, SkillView
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import BEFORE_DESTINY, END_STEP, ENDING, INVITING, TOKENS_LAID, Mine, Situation
from bot.cosmic.kinds.questions import Of, Question, Standing, Time
from bot.cosmic.kinds.registry import Expansion
from bot.cosmic.model import board
from bot.cosmic.model.holdings import COLOUR_OF, TOKENS, held
from bot.cosmic.model.hook_args import Layout, Pick, Said
from bot.cosmic.model.options import Flag, Options
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.timing import automation
from bot.kernel.ask import Choice, Dice, OneOf, Order, Part, Split
from bot.kernel.codec import Plain
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, under_seal

WHICH = Question("skill_tokens.letters", Of.TOKENS, rule="S4", standing=Standing.QUIET)
"""Asked only of those who have ordered it."""
ORDER = Question("skill_tokens.order", Of.LETTERS, rule="S4", time=Time.LONG, secret=True)
"""Asked at set-up; a standing order changes it."""


def part(one: str, place: str) -> str:
    return f"skill.{one}.{place}"


def letter_of(name: str) -> str:
    """The letter of a ``part``; empty for tokens without one."""
    return name.split(".")[1]


def place_of(name: str) -> str:
    """The place of a ``part``; empty if it was named without one."""
    return "".join(name.split(".", 2)[2:])


def ranked(state: CosmicState, pick: Pick) -> tuple[int, ...]:
    """The tokens in the order in which they go if nobody is asked; tokens of others come last."""
    order = "".join(automation.sequence(state, pick.by, ORDER.key)) or skills(state).orders[pick.by]

    def place(number: int) -> tuple[bool, int]:
        mine = _useful(state, number)
        return pick.taken and mine == LEADER, order.find(mine) if mine else len(order)

    return tuple(sorted(pick.tokens, key=place))


def _useful(state: CosmicState, number: int) -> str:
    """The letter of a token as far as it is of use to its commander (S8); else empty."""
    return letter(state, number) if board.is_original(state, number) else ""


def _is_leader(state: CosmicState, number: int) -> bool:
    return _useful(state, number) == LEADER


HOW = Question("skill_tokens.lay", Of.WORDS, rule="S3", time=Time.LONG, secret=True)
PLACE = Question("skill_tokens.place", Of.TOKENS, rule="S3", time=Time.LONG, secret=True)
MIXED, OWN = "mixed", "own"


def mixed(places: Mapping[str, int]) -> dict[str, str]:
    """Every letter as evenly as can be on all planets; what lies elsewhere takes the letters that go first (8.12)."""
    left = dict.fromkeys(LETTERS, EACH)
    found = dict.fromkeys(places, "")
    planets = [place for place in places if place in COLOUR_OF]
    for place in places:
        while place not in planets and len(found[place]) < places[place]:
            _add(found, place, next(one for one in USUAL if left[one]), left)
    while any(left.values()):
        for place in planets:
            if len(found[place]) < places[place]:
                _add(found, place, _rarest(found[place], left), left)
    return found


def _rarest(here: str, left: Mapping[str, int]) -> str:
    return min((one for one in LETTERS if left[one]), key=lambda one: (here.count(one), -left[one]))


def _add(found: dict[str, str], place: str, one: str, left: dict[str, int]) -> None:
    found[place] += one
    left[one] -= 1


def _places(state: CosmicState, seat: Seat) -> dict[str, int]:
    """Count a seat's tokens by place, home planets last and in their order."""
    rows = held(state, seat).at
    homes = board.homes(state, seat)
    others = sorted((one for one in rows if one not in homes), key=rows.__getitem__)
    return {place: len(rows[place]) for place in (*others, *homes)}


def _one_by_one(state: CosmicState, seats: list[Seat]) -> Flow[dict[Seat, dict[str, str]]]:
    """Ask place after place, all seats at once; the last place takes what is left."""
    left = {seat: Counter(LETTERS * EACH) for seat in seats}
    found: dict[Seat, dict[str, str]] = {seat: {} for seat in seats}
    queues = {seat: list(_places(state, seat).items()) for seat in seats}
    while any(queues.values()):
        asks = []
        turn = [(seat, *queues[seat].pop(0)) for seat in seats if queues[seat]]
        for seat, place, count in turn:
            parts = (Part(part(one, place), min(many, count)) for one, many in left[seat].items())
            asks.append(PLACE.ask(seat, Split(count, count, tuple(parts)), {**_even(left[seat], place, count)}))
        open_ = [ask for ask in asks if ask.form.count() > 1]
        answers = yield from under_seal(open_)
        said = {ask.seat: choice for ask, choice in zip(open_, answers, strict=True)}
        for ask, (seat, place, _) in zip(asks, turn, strict=True):
            found[seat][place] = _row(said.get(seat, ask.default), place)
            left[seat].subtract(found[seat][place])
    return found


def _row(choice: Choice, place: str) -> str:
    shares = choice if isinstance(choice, dict) else {}
    many = {one: shares.get(part(one, place), 0) for one in LETTERS}
    return "".join(one * count for one, count in many.items() if isinstance(count, int))


def _even(left: Mapping[str, int], place: str, count: int) -> dict[str, int]:
    rest, here = dict(left), ""
    for _ in range(count):
        one = _rarest(here, rest)
        rest[one] -= 1
        here += one
    return {part(one, place): here.count(one) for one in LETTERS if one in here}


def _has_called(now: Situation[object]) -> bool:
    return bool(skills(now.state).called)


class SkillTokens(Expansion):
    """Every token is an Escort, a Leader, a Shield or a Weapon, and stays it; all other rules of tokens hold (S9)."""

    name = NAME
    rank = 20
    flags = (Flag(NAME, (False, True)),)
    sequences: ClassVar[Mapping[str, tuple[str, ...]]] = {ORDER.key: tuple(LETTERS)}

    def admits(self, power: str, options: Options, players: int) -> bool:
        """No power that wins with no token on the board: without Leaders there it would be dormant (3.3)."""
        return not registry.POWERS[power].wins_bare

    def begin(self, options: Options, players: int) -> SkillState:
        return SkillState([LETTERS * EACH] * players, [USUAL] * players)

    # --- tokens -------------------------------------------------------------------------------------------------------

    def layout(self, usual: Layout) -> Layout:
        """As the owner likes, one on each planet at least (S3)."""
        return Layout(usual.elsewhere, free=True)

    def pick(self, game: Cosmic, pick: Pick) -> Flow[Pick]:
        """The player who moves tokens chooses the letters (S4); of others' tokens Leaders come last (S7)."""
        state, first = game.state, ranked(game.state, pick)
        if not automation.asks_always(state, pick.by, WHICH.key):
            return structs.replace(pick, tokens=first)
        rows: dict[str, list[int]] = {}
        for number in pick.tokens:
            rows.setdefault(_useful(state, number), []).append(number)
        free = sum(not (pick.taken and _is_leader(state, number)) for number in pick.tokens)
        parts = []
        for one in (*(one for one in LETTERS if one in rows), *([""] if "" in rows else [])):
            high = min(len(rows[one]), pick.count)
            if pick.taken and one == LEADER:
                high = max(0, pick.count - free)
            low = len(rows[one]) if pick.taken and one != LEADER and free < pick.count else 0
            parts.append(Part(part(one, pick.place), high, low))
        form = Split(pick.count, pick.count, tuple(parts))
        default = dict.fromkeys((one.name for one in parts), 0)
        for number in first[: pick.count]:
            default[part(_useful(state, number), pick.place)] += 1
        shares = yield from WHICH.split(pick.by, form, default=default)
        taken = [number for one, row in rows.items() for number in row[: shares.get(part(one, pick.place), 0)]]
        return structs.replace(pick, tokens=(*taken, *(number for number in first if number not in taken)))

    def sheltered(self, state: CosmicState, tokens: tuple[int, ...]) -> tuple[int, ...]:
        """Others pick Leaders only if they can pick nothing else (S7)."""
        return tuple(number for number in tokens if _is_leader(state, number))

    def kinds(self, state: CosmicState, tokens: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
        """Tokens differ by their letters (S4)."""
        rows = {one: tuple(number for number in tokens if _useful(state, number) == one) for one in (*LETTERS, "")}
        return {part(one, ""): row for one, row in rows.items() if row}

    # --- steps --------------------------------------------------------------------------------------------------------

    def call_in(self, game: Cosmic) -> Flow[None]:
        """Escorts are called (S11)."""
        yield from escorts.call_all(game)

    def muster(self, game: Cosmic) -> Flow[None]:
        """Shields against Weapons (S20), once in a challenge (S23)."""
        yield from escorts.compare(game)

    # --- players ------------------------------------------------------------------------------------------------------

    def stills(self, state: CosmicState, seat: Seat) -> bool:
        """Without three active Leaders powers are dormant, whatever holds of home bases (S17, S19, X4)."""
        return not skill_moves.is_led(state, seat)

    def moved_house(self, game: Cosmic, one: Seat, other: Seat, tokens: Sequence[tuple[int, int]]) -> None:
        """The tokens stay where they are, with their letters, and change their players (S1)."""
        skill_moves.swap_letters(game, tokens)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def veiled(self, state: CosmicState, seat: Seat, dice: Dice) -> Mapping[str, Plain]:
        """In which order others give tokens up is secret (S4): as most do."""
        return {"orders": [order if other == seat else USUAL for other, order in enumerate(skills(state).orders)]}

    def see(self, state: CosmicState) -> SkillView:
        """All letters are public (S2)."""
        rows = []
        for seat, letters in enumerate(skills(state).letters):
            there: dict[str, str] = {}
            for number, one in enumerate(letters, seat * TOKENS):
                place = state.tokens[number].place
                there[place] = there.get(place, "") + one
            rows.append(tuple(Lettered(place, skill_moves.in_order(row)) for place, row in there.items()))
        active = tuple(leaders(state, seat) for seat in range(len(state.players)))
        return SkillView(tuple(rows), active, *(fighting(state) if state.challenges else ()))

    def problems(self, state: CosmicState) -> Iterator[str]:
        """Letters that are not five of each (S10), an order that is none."""
        mine = skills(state)
        for seat, row in enumerate(mine.letters):
            if sorted(row) != sorted(LETTERS * EACH):
                yield f"the letters of seat {seat} are {row}"
        for seat, order in enumerate(mine.orders):
            if sorted(order) != sorted(LETTERS):
                yield f"the tokens of seat {seat} go in the order {order!r}"

    # --- hooks --------------------------------------------------------------------------------------------------------

    @TOKENS_LAID
    def lay(self, game: Cosmic, my: Mine) -> Flow[None]:
        """All choose in secret, and what they chose is shown together (S3, 3.8); removals are warned of before (P1)."""
        seats = board.active_seats(game.state)
        asks = [HOW.ask(seat, OneOf((MIXED, OWN)), MIXED) for seat in seats]
        asks += [ORDER.ask(seat, Order(tuple(USUAL)), list(USUAL)) for seat in seats]
        answers = yield from under_seal(asks)
        for seat, order in zip(seats, answers[len(seats) :], strict=True):
            if isinstance(order, list):
                skill_moves.prefer(game, seat, "".join(map(str, order)))
        chosen = {seat: mixed(_places(game.state, seat)) for seat in seats}
        own = [seat for seat, how in zip(seats, answers, strict=False) if how == OWN]
        chosen.update((yield from _one_by_one(game.state, own)))
        for seat in seats:
            skill_moves.lay_letters(game, seat, chosen[seat])
        for seat in (card.holder for card in game.state.powers if registry.POWERS[card.power].removes):
            skill_moves.warn_of_removals(game, seat)

    @INVITING.said.when(lambda now: now.about.what == "attracted")
    def call_late(self, game: Cosmic, my: Mine, said: Said) -> Flow[Said]:
        """A player whom Magnet attracts may call Escorts then (S16)."""
        yield from escorts.call_late(game, said.seat)
        return said

    @ENDING.paid.at(-1).when(_has_called)
    @END_STEP.when(_has_called)
    @BEFORE_DESTINY.when(_has_called)
    def release(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The Escorts of a defense go home before Karma is counted (S14); so they do after a challenge that ended
        without an outcome, and where one begins anew (S23).
        """
        yield from escorts.send_called_home(game)

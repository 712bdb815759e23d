"""Estimates from one seat's view, in tenths of a card; rough on purpose, sums are the engine's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import exp
from types import MappingProxyType
from typing import Final

from bot.cosmic.ai.choosing import Temper
from bot.cosmic.ai.imagine import imagine
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import USUAL_WORTH
from bot.cosmic.model import cards
from bot.cosmic.seen.imagined import outlook_of
from bot.cosmic.seen.views import ChallengeView, PlayerView, SeatView, SideView, TableView
from bot.kernel.ask import Dice
from bot.kernel.event import Seat

BASE = 55
HOME = 25
GAME = 1_000
CARD = 10
_ENOUGH_HOME = 3
_WORLDS = 8
_USUAL = "A8"
"""An average attack card."""
_POINT = 4
"""Percent that one point more in the total adds to the chance of winning."""


def possible_answers(view: SeatView, dice: Dice) -> list[str]:
    """Faces that the opponent may play: challenge cards of its hands in some imagined worlds."""
    challenge = view.table.challenge
    other = opponent(challenge, view.seat) if challenge is not None else None
    if other is None:
        return []
    hands = [imagine(view, dice)[other] for _ in range(_WORLDS)]
    found = [cards.face(card) for hand in hands for card in hand if cards.is_challenge(card)]
    return found or list(cards.challenge_cards())


def shown_answer(view: SeatView) -> str:
    """Face of the opponent's card shown before one's own is chosen (Oracle); empty if none is."""
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or opponent(challenge, view.seat) is None:
        return ""
    other = challenge.defense if mine == "offense" else challenge.offense
    return (other.face or cards.face(other.card)) if other.card else ""


def side_of(challenge: ChallengeView | None, seat: Seat) -> str | None:
    for name in ("offense", "defense") if challenge is not None else ():
        side: SideView = getattr(challenge, name)
        if side.seat == seat or any(ally.seat == seat for ally in side.allies):
            return name
    return None


def my_side(view: SeatView) -> str | None:
    return side_of(view.table.challenge, view.seat)


def other_side(side: str) -> str:
    return "defense" if side == "offense" else "offense"


def opposes(view: SeatView, seat: Seat) -> bool:
    mine = my_side(view)
    return mine is not None and side_of(view.table.challenge, seat) == other_side(mine)


def opponent(challenge: ChallengeView, seat: Seat) -> Seat | None:
    if challenge.offense.seat == seat:
        return challenge.defense.seat
    return challenge.offense.seat if challenge.defense.seat == seat else None


def needs(table: TableView, seat: Seat) -> int:
    return table.goal(seat) - table.player(seat).foreign


def would_win(table: TableView, seat: Seat, planet: str | None) -> bool:
    known = None if planet is None else table.planet(planet)
    if known is None or known in table.outposts or known.tokens(seat) or known.owner == seat:
        return False
    return needs(table, seat) <= 1


def _winners_by_landing(table: TableView, challenge: ChallengeView) -> Iterator[Seat]:
    side = challenge.offense
    landing = [side.seat] + ([] if challenge.reverse else [ally.seat for ally in side.allies])
    yield from (seat for seat in landing if seat is not None and would_win(table, seat, challenge.target))


def chance_of_offense(view: SeatView) -> int:
    """Percent chance with unknown cards: by tokens, open powers and announcements."""
    if not both_known(view.table):
        return 50
    return max(10, min(90, 50 + _POINT * outlook_of(view.table).lead(_USUAL, _USUAL)))


def both_known(table: TableView) -> bool:
    challenge = table.challenge
    return challenge is not None and None not in (challenge.offense.seat, challenge.defense.seat)


def losing(view: SeatView) -> bool:
    """By the revealed cards and public knowledge."""
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or mine is None or not both_known(view.table):
        return False
    offense, defense = challenge.offense.counts, challenge.defense.counts
    return bool(offense and defense) and outlook_of(view.table).outcome(offense, defense) not in (mine, "deal")


def wins_with(view: SeatView, face: str) -> bool:
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or mine is None or not both_known(view.table):
        return False
    other = challenge.defense if mine == "offense" else challenge.offense
    pair = (face, other.counts) if mine == "offense" else (other.counts, face)
    return bool(pair[0] and pair[1]) and outlook_of(view.table).outcome(*pair) == mine


def wins_by(view: SeatView, more: int) -> bool:
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or mine is None:
        return False
    own = (challenge.offense if mine == "offense" else challenge.defense).counts
    return bool(own) and cards.kind(own) == "attack" and wins_with(view, f"A{cards.value(own) + more}")


def card_worth(view: SeatView, against: Sequence[str], temper: Temper) -> Callable[[str], int]:
    """Average worth of playing a card as a main player against these faces; comparable between cards only."""
    challenge = view.table.challenge
    mine = my_side(view)
    if challenge is None or mine is None or not both_known(view.table):
        return lambda card: 0
    outlook = outlook_of(view.table)

    def worth(card: str) -> int:
        total = weight = 0
        for other in against:
            # People play their better attacks; a face counts the more the higher it is.
            share = 10 + (cards.value(other) // 2 if cards.kind(other) == "attack" else 0)
            pair = (card, other) if mine == "offense" else (other, card)
            total += share * _worth_of(view, challenge, mine, outlook.outcome(*pair), card, temper)
            weight += share
        spent = cards.value(card) if cards.kind(card) == "attack" else CARD // 2
        return total // max(1, weight) - spent

    return worth


def _worth_of(view: SeatView, challenge: ChallengeView, mine: str, outcome: str, card: str, temper: Temper) -> int:
    table = view.table
    side: SideView = challenge.offense if mine == "offense" else challenge.defense
    other = opponent(challenge, view.seat)
    if outcome == "deal":
        return BASE // 2
    if outcome == mine:
        if mine == "offense":
            target = challenge.target
            known = None if target is None else table.planet(target)
            fresh = known is not None and known not in table.outposts and not known.tokens(view.seat)
            return (BASE if fresh else CARD) + (GAME if would_win(table, view.seat, target) else 0)
        return CARD
    lost = -side.tokens * temper.tokens
    if cards.kind(card) == "compromise" and other is not None:
        lost += CARD * min(side.tokens, max(0, table.player(other).hand - 1))
    if mine == "defense":
        lost -= HOME * (2 if table.player(view.seat).home <= _ENOUGH_HOME else 1) if side.tokens else 0
        if any(seat != view.seat for seat in _winners_by_landing(table, challenge)):
            lost -= GAME
    return lost


WIN: Final = 1_000
TOKEN: Final = 6
_SHARED: Final = 60
_SHORT: Final = (1.15, 1.1, 0.24, -0.53, -1.1, -1.5)
"""Chances by the number of bases that are missing."""
_MORE: Final = -0.35
"""And each one beyond those."""
_TOP: Final = 10
_ABLE: Final = 1.5
"""Logarithm of the chances that a power of the highest worth gives its player, against the usual one. It is their cube
that counts: most powers win as often as others, and only the best and the worst are told apart.
"""


def standing(short: int) -> float:
    """Chances of a player who misses so many bases, as a logarithm: only differences count."""
    return _SHORT[short] if short < len(_SHORT) else _SHORT[-1] + _MORE * (short - len(_SHORT) + 1)


def hopes(table: TableView, me: Seat, more: Mapping[Seat, int] = MappingProxyType({})) -> float:
    """Share of a win, in thousandths, that a seat may hope for if these had so many more bases."""
    found = {
        player.seat: _able(player) * exp(standing(max(0, needs(table, player.seat) - more.get(player.seat, 0))))
        for player in table.players
        if player.active
    }
    return WIN * found.get(me, 0.0) / sum(found.values())


def _able(player: PlayerView) -> float:
    """Weigh a player by its best power that works."""
    works = not (player.dormant or player.zapped)
    best = max((power_worth(power.power) for power in player.powers if works), default=USUAL_WORTH)
    return exp(_ABLE * ((best - USUAL_WORTH) / (_TOP - USUAL_WORTH)) ** 3)


def prize(table: TableView, seat: Seat) -> float:
    """Worth of the next base to the one who gets it: the more, the better its working powers."""
    if needs(table, seat) <= 1:
        return WIN - hopes(table, seat)
    return hopes(table, seat, {seat: 1}) - hopes(table, seat)


def fresh(table: TableView, seat: Seat, planet: str | None) -> bool:
    known = None if planet is None else table.planet(planet)
    return known is not None and known not in table.outposts and known.owner != seat and not known.tokens(seat)


def landing(table: TableView, me: Seat, seats: Iterable[Seat], planet: str | None) -> float:
    gaining = [seat for seat in seats if fresh(table, seat, planet)]
    winners = [seat for seat in gaining if would_win(table, seat, planet)]
    if winners:
        return (WIN - _SHARED * (len(winners) - 1) if me in winners else 0) - hopes(table, me)
    return hopes(table, me, dict.fromkeys(gaining, 1)) - hopes(table, me) if gaining else 0


def driven_out(table: TableView, me: Seat, seat: Seat | None, planet: str | None) -> float:
    known = None if planet is None else table.planet(planet)
    if seat is None or known is None or known in table.outposts or known.owner == seat or not known.tokens(seat):
        return 0
    return hopes(table, me, {seat: -1}) - hopes(table, me)


def landing_if(challenge: ChallengeView, winner: str) -> list[Seat]:
    """Founders of bases if a side wins: the offense and its allies, in a reverse challenge allies of the defense."""
    side = challenge.offense if winner == "offense" else challenge.defense
    main = [challenge.offense.seat] if winner == "offense" else []
    allies = [ally.seat for ally in side.allies] if challenge.reverse == (winner == "defense") else []
    return [seat for seat in (*main, *allies) if seat is not None]


def power_worth(name: str) -> int:
    """Worth up to ten; the usual worth for anything that is no power, such as an option."""
    power = registry.POWERS.get(name)
    return USUAL_WORTH if power is None else power.worth

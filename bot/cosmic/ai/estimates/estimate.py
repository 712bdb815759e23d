"""What a computer player makes of what it sees: chances, losses, who is close to winning. Reads one seat's view only.

The numbers are rough on purpose; what cards and powers come to is the engine's own sum (``seen.imagined``). Worth is
counted in tenths of a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.cosmic.ai.estimates.imagine import imagine
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.model import cards
from bot.cosmic.seen.imagined import Outlook
from bot.cosmic.seen.views import ChallengeView, SeatView, SideView, TableView
from bot.kernel.ask import Dice
from bot.kernel.seat import Seat

BASE = 55
"""Worth of a foreign base."""
HOME = 25
"""Worth of a home base; more while powers hang on it."""
GAME = 1_000
"""Worth of winning the game, or of keeping somebody else from it."""
CARD = 10
_ENOUGH_HOME = 3
_WORLDS = 8
_USUAL = "A8"
"""An attack as it is played every day."""
_POINT = 4
"""What a point more in the total adds to the chances, in percent."""


def possible_answers(view: SeatView, dice: Dice) -> list[str]:
    """Faces that the opponent may play: the challenge cards of the hands it has in some imagined worlds."""
    challenge = view.table.challenge
    other = opponent(challenge, view.seat) if challenge is not None else None
    if other is None:
        return []
    hands = [imagine(view, dice)[other] for _ in range(_WORLDS)]
    found = [cards.face(card) for hand in hands for card in hand if cards.is_challenge(card)]
    return found or list(cards.challenge_cards())


def shown_answer(view: SeatView) -> str:
    """The face that the opponent's card shows before one's own is chosen (Oracle); empty if none lies face up."""
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or opponent(challenge, view.seat) is None:
        return ""
    other = challenge.defense if mine == "offense" else challenge.offense
    return (other.face or cards.face(other.card)) if other.card else ""


def my_side(view: SeatView) -> str | None:
    """``offense`` or ``defense`` if the seat is a main player or an ally, else None."""
    challenge = view.table.challenge
    for name in ("offense", "defense") if challenge is not None else ():
        side: SideView = getattr(challenge, name)
        if side.seat == view.seat or any(ally.seat == view.seat for ally in side.allies):
            return name
    return None


def opposes(view: SeatView, seat: Seat) -> bool:
    """Whether somebody stands on the other side of the challenge than the view's own seat."""
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or mine is None:
        return False
    other = challenge.defense if mine == "offense" else challenge.offense
    return seat == other.seat or any(ally.seat == seat for ally in other.allies)


def opponent(challenge: ChallengeView, seat: Seat) -> Seat | None:
    """The other main player; None if ``seat`` is none."""
    if challenge.offense.seat == seat:
        return challenge.defense.seat
    return challenge.offense.seat if challenge.defense.seat == seat else None


def needs(table: TableView, seat: Seat) -> int:
    """How many foreign bases the seat is short of winning."""
    return table.goal(seat) - table.player(seat).foreign


def would_win(table: TableView, seat: Seat, planet: str | None) -> bool:
    """Whether a base on ``planet`` would win the game for ``seat``."""
    known = None if planet is None else table.planet(planet)
    if known is None or known in table.outposts or known.tokens(seat) or known.owner == seat:
        return False
    return needs(table, seat) <= 1


def _winners_by_landing(table: TableView, challenge: ChallengeView) -> Iterator[Seat]:
    """Who wins the game if the offense wins."""
    side = challenge.offense
    landing = [side.seat] + ([] if challenge.reverse else [ally.seat for ally in side.allies])
    yield from (seat for seat in landing if seat is not None and would_win(table, seat, challenge.target))


def chance_of_offense(view: SeatView) -> int:
    """How likely the offense wins with cards nobody knows, in percent: by tokens, by what open powers add, and by what
    was announced.
    """
    if not both_known(view.table):
        return 50
    return max(10, min(90, 50 + _POINT * Outlook(view.table).lead(_USUAL, _USUAL)))


def both_known(table: TableView) -> bool:
    """Whether both main players are known."""
    challenge = table.challenge
    return challenge is not None and None not in (challenge.offense.seat, challenge.defense.seat)


def losing(view: SeatView) -> bool:
    """Whether the revealed cards make the seat's side lose, as far as everybody can tell."""
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or mine is None or not both_known(view.table):
        return False
    offense, defense = challenge.offense.counts, challenge.defense.counts
    return bool(offense and defense) and Outlook(view.table).outcome(offense, defense) not in (mine, "deal")


def wins_with(view: SeatView, face: str) -> bool:
    """Whether the seat's side would win with this card against the other one that lies open, by what is known."""
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or mine is None or not both_known(view.table):
        return False
    other = challenge.defense if mine == "offense" else challenge.offense
    pair = (face, other.counts) if mine == "offense" else (other.counts, face)
    return bool(pair[0] and pair[1]) and Outlook(view.table).outcome(*pair) == mine


def wins_by(view: SeatView, more: int) -> bool:
    """Whether the seat's side would win if its revealed attack counted so much more."""
    challenge, mine = view.table.challenge, my_side(view)
    if challenge is None or mine is None:
        return False
    own = (challenge.offense if mine == "offense" else challenge.defense).counts
    return bool(own) and cards.kind(own) == "attack" and wins_with(view, f"A{cards.value(own) + more}")


def card_worth(view: SeatView, against: Sequence[str], temper: Temper) -> Callable[[str], int]:
    """What playing a card as a main player is worth on average against these faces; comparable between cards only."""
    challenge = view.table.challenge
    mine = my_side(view)
    if challenge is None or mine is None or not both_known(view.table):
        return lambda card: 0
    outlook = Outlook(view.table)

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

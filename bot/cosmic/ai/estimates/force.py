"""What the two sides of a challenge would come to with given cards, as far as open powers tell.

Reads public views only. Rough on purpose: it knows the powers that change a total by public numbers, and of flares
those that were announced.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.cosmic.ai.estimates import announced
from bot.cosmic.model import cards
from bot.cosmic.seen.views import ChallengeView, PowerView, SideView, TableView
from bot.kernel.seat import Seat

__all__ = ["ahead", "in_force", "outcome", "sums"]

_TRIPLED = 10
"""The highest attack that Tripler triples."""
_HEAVY = 4
"""What a token of Macron counts."""


def in_force(table: TableView, seat: Seat | None) -> Iterable[PowerView]:
    """The powers of ``seat`` that work now, as everybody sees them."""
    if seat is None:
        return ()
    player = table.player(seat)
    calm = table.challenge is not None and "sanity" in table.challenge.flags
    return () if player.dormant or player.zapped or calm else player.powers


def sums(table: TableView, challenge: ChallengeView, offense: str, defense: str) -> tuple[int, int]:
    """What both sides have with these attack cards: card, tokens, and what powers add by public numbers."""
    one, other = announced.before_powers(table, challenge, (cards.value(offense), cards.value(defense)))
    values = (_tripled(table, challenge.offense, one), _tripled(table, challenge.defense, other))
    one, other = announced.after_powers(challenge, values)
    return (
        _total(table, challenge.offense, one) + announced.added(table, challenge, challenge.offense.seat),
        _total(table, challenge.defense, other) + announced.added(table, challenge, challenge.defense.seat),
    )


def _tripled(table: TableView, side: SideView, card: int) -> int:
    """What the value of a side's card becomes where its main player is Tripler."""
    if not any(power.power == "tripler" for power in in_force(table, side.seat)):
        return card
    return 3 * card if card <= _TRIPLED else -(-card // 3)


def _total(table: TableView, side: SideView, card: int) -> int:
    """What a side has with a card of this value."""
    powers = {power.power: power for power in in_force(table, side.seat)}
    own = side.tokens
    if "macron" in powers:
        own *= _HEAVY
    if "virus" in powers:
        card, own = card * side.tokens, 0
    found = card + own
    for ally in side.allies:
        heavy = any(power.power == "macron" for power in in_force(table, ally.seat))
        found += ally.tokens * (_HEAVY if heavy else 1)
    if "warpish" in powers:
        found += sum(player.warp for player in table.players)
    if "phantom" in powers:
        found += sum(count for _, count in powers["phantom"].tokens)
    if "warrior" in powers:
        points = dict(powers["warrior"].notes).get("points")
        found += points if isinstance(points, int) else 0
    return found


def outcome(table: TableView, challenge: ChallengeView, offense: str, defense: str) -> str:
    """Who would win with these cards: ``offense``, ``defense``, or ``deal`` for two compromises."""
    plain = _by_cards(table, challenge, offense, defense)
    if plain == "deal" or not announced.upset(challenge):
        return plain
    return "defense" if plain == "offense" else "offense"


def _by_cards(table: TableView, challenge: ChallengeView, offense: str, defense: str) -> str:
    """Who would win if nobody had announced an upset."""
    mild = {name: cards.kind(face) == "compromise" for name, face in (("offense", offense), ("defense", defense))}
    if all(mild.values()):
        return "deal"
    if any(mild.values()):
        gentle, harsh = ("offense", "defense") if mild["offense"] else ("defense", "offense")
        side: SideView = getattr(challenge, gentle)
        peaceful = any(power.power == "pacifist" for power in in_force(table, side.seat))
        return gentle if peaceful else harsh
    if _inverted(table, challenge):
        first = cards.value(offense) - _tokens(challenge.offense)
        return "offense" if first < cards.value(defense) - _tokens(challenge.defense) else "defense"
    return "offense" if ahead(table, challenge, offense, defense) > 0 else "defense"


def ahead(table: TableView, challenge: ChallengeView, offense: str, defense: str) -> int:
    """By how much the offense's total is higher with these attack cards."""
    first, second = sums(table, challenge, offense, defense)
    return first - second


def _inverted(table: TableView, challenge: ChallengeView) -> bool:
    """Whether the lower total wins."""
    mains = (challenge.offense.seat, challenge.defense.seat)
    return any(power.power == "anti_matter" for seat in mains for power in in_force(table, seat))


def _tokens(side: SideView) -> int:
    return side.tokens + sum(ally.tokens for ally in side.allies)

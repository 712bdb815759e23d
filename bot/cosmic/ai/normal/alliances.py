"""Targets, invitations and alliances by everybody's gains and by regard for past deeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.cosmic.ai import tokens
from bot.cosmic.ai.choosing import HALTS, STOPS, Heuristic, Temper, best, manner, options
from bot.cosmic.ai.estimate import HOME, TOKEN, WIN, fresh, landing, landing_if, prize, would_win
from bot.cosmic.ai.odds import chance, chance_of_card, chance_with_hand, lead, remembered_lead
from bot.cosmic.model import cards
from bot.cosmic.seen.views import ChallengeView, FightView, SeatView, TableView
from bot.kernel.ask import Ask, Choice, Dice, Split
from bot.kernel.event import Seat

_ATTACK: Final = 1
_BETRAYAL: Final = 2
"""Factor for an attack by a recent ally."""
_NO_DEAL: Final = 1
_JUST: Final = 4
"""Challenges for which an alliance counts as recent."""
_DEEDS: Final = 4
_ALONE: Final = 2
"""Own challenges without allies after which a player counts as a loner."""
_LONER: Final = 5
"""Bad deeds that being a loner counts for."""
_NEAR: Final = 0.15
"""Thousandths of a win for a deed of weight 1: likes decide between what is worth nearly the same."""


_BROKEN: Final = 2
_KEPT: Final = -1
_TO_ME: Final = 2
_BEST: Final = -2
_WORST: Final = 4


def distrust(view: SeatView, seat: Seat) -> int:
    """Rate broken against kept promises on the scale of grudges; below 0 for the reliable."""
    done = [one for one in view.promises if one.by == seat and one.kept is not None]
    worth = sum((_KEPT if one.kept else _BROKEN) * (_TO_ME if one.to == view.seat else 1) for one in done)
    return max(_BEST, min(_WORST, worth))


def grudge(view: SeatView, seat: Seat) -> int:
    """Rate deeds against the viewer; a base in the viewer's system is 1."""
    done = len([planet for planet in view.table.planets if planet.owner == view.seat and planet.tokens(seat)])
    done += distrust(view, seat)
    for at, fight in enumerate(view.fights):
        mains = {fight.offense[0], fight.defense[0]}
        if (fight.offense[0], fight.defense[0]) == (seat, view.seat):
            done += _ATTACK + (_BETRAYAL if _stood_together(view, seat, fight, view.fights[:at]) else 0)
        if fight.outcome == "no_deal" and mains == {seat, view.seat}:
            done += _NO_DEAL
    return done


def _stood_together(view: SeatView, seat: Seat, fight: FightView, before: tuple[FightView, ...]) -> bool:
    fresh = [one for one in before if one.ago - fight.ago <= _JUST]
    return any({seat, view.seat} <= set(side) for one in fresh for side in (one.offense, one.defense))


def favour(view: SeatView, seat: Seat) -> int:
    done = 0
    for fight in view.fights:
        for main, *allies in (fight.offense, fight.defense):
            done += (main == view.seat and seat in allies) or (main == seat and view.seat in allies)
        done += fight.outcome == "deal" and {fight.offense[0], fight.defense[0]} == {seat, view.seat}
    return done


def shares_nothing(view: SeatView, seat: Seat) -> bool:
    own = [fight.offense for fight in view.fights if fight.offense[0] == seat]
    return len(own) >= _ALONE and all(len(side) == 1 for side in own)


def regard(view: SeatView, seat: Seat | None, temper: Temper) -> float:
    """Like or dislike in thousandths of a win: bounded, and by temperament."""
    if seat is None:
        return 0
    own = manner(temper)
    bad = min(_DEEDS, grudge(view, seat)) * own.grudge
    good = min(_DEEDS, favour(view, seat)) * own.favour
    return _NEAR * (good - bad) - _LONER * own.favour * shares_nothing(view, seat)


_LEADS: Final = 15
"""Thousandths of a win in a rival's next base that weigh as much as a token on its weakest planet."""
_NOWHERE: Final = 20
"""Stands for the tokens of a missing planet: no base is to be had there."""


def _wild(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    table, me = view.table, view.seat

    def worth(option: Choice) -> float:
        if not isinstance(option, int):
            return -_NOWHERE
        homes = [planet for planet in table.planets if planet.owner == option and not planet.tokens(me)]
        weakest = min((planet.tokens(option) for planet in homes), default=_NOWHERE)
        rival = prize(table, option) / _LEADS - regard(view, option, temper)
        return 2 * rival - 3 * weakest - table.player(option).hand

    return best(options(ask.form), worth, dice)


_EVEN: Final = 0.5
_SPARE: Final = 4
"""Tokens that must be spare before one attacks again where the rules would not."""


def _go_on(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Accept what the rules offer; a power's offer only with an attack that wins as often as not."""
    if ask.default is True:
        return True
    best = max((cards.value(card) for card in view.hand if cards.kind(card) == "attack"), default=0)
    won = chance_of_card(view, best)
    places = (*view.table.planets, *view.table.outposts)
    spare = sum(max(0, place.tokens(view.seat) - 1) for place in places)
    return spare >= _SPARE and won >= _EVEN


_COMPANY: Final = 4
"""Worth of an ally beyond what it gains: who shares is asked again."""
_BROUGHT: Final = 2.2
"""Average tokens that an invited player brings."""
_AGAINST: Final = 1.2
"""Average tokens that a player who is not invited brings the other side."""
_AGAIN: Final = 50
_REWARD: Final = 4
_ENVIED: Final = 30
"""A service costs so small a part of what the next base is worth to whoever gets it: more for a leader."""
_LAST: Final = 100
_MOST: Final = 4
DECLINE: Final = "decline"


def heuristics() -> Mapping[str, Heuristic]:
    return {
        "second_challenge": _go_on,
        "wild": _wild,
        "invite.offense": _invite_offense,
        "invite.defense": _invite_defense,
        "join": _join,
        "commit": _commit,
        "reward": _reward,
    }


# --- inviting -----------------------------------------------------------------------------------------------------


def gives_away(view: SeatView, key: str, invited: Sequence[Choice]) -> bool:
    challenge = view.table.challenge
    if challenge is None or (key == "invite.offense") is challenge.reverse:
        return False
    table, target = view.table, challenge.target
    mine = key == "invite.offense" and would_win(table, view.seat, target)
    return not mine and any(isinstance(seat, int) and would_win(table, seat, target) for seat in invited)


def _invite_offense(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Invite while allies raise the chance of a base by more than they cost, lowest gains first."""
    challenge = view.table.challenge
    if challenge is None:
        return []
    table, target, me = view.table, challenge.target, view.seat
    mine = would_win(table, me, target)
    lands = not challenge.reverse
    asked = [seat for seat in options(ask.form) if isinstance(seat, int)]
    welcome = [seat for seat in asked if mine or not (lands and would_win(table, seat, target))]
    paid = {seat: prize(table, seat) if lands and fresh(table, seat, target) else 0 for seat in welcome}
    liked = {seat: regard(view, seat, temper) + _COMPANY for seat in welcome}
    welcome.sort(key=lambda seat: paid[seat] - liked[seat])
    ahead = lead(view)
    at_risk = challenge.offense.tokens * TOKEN
    second = _AGAIN if challenge.ordinal == 1 else 0

    def worth(count: int) -> float:
        won = chance_with_hand(view, ahead + _BROUGHT * count - _AGAINST * (len(asked) - count))
        gain = landing(table, me, [me, *(welcome[:count] if lands else ())], target)
        going_on = 1 - _halted(view, welcome[:count], [seat for seat in asked if seat not in welcome[:count]])
        called = sum(liked[seat] for seat in welcome[:count])
        return going_on * (won * (gain + second) - (1 - won) * at_risk) + called

    return _fewest(welcome, worth)


def _halted(view: SeatView, ours: Sequence[Seat], theirs: Sequence[Seat]) -> float:
    """Probability that an expansion ends the challenge before cards, with these allies on both sides."""
    return max((halts(view, ours, theirs) for name, halts in HALTS.items() if name in view.table.expansions), default=0)


def _invite_defense(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Invite as many as keep the offense off for less than their rewards are worth; all who may stop a victory."""
    challenge = view.table.challenge
    if challenge is None:
        return []
    table, target, me = view.table, challenge.target, view.seat
    asked = [seat for seat in options(ask.form) if isinstance(seat, int)]
    lands = challenge.reverse
    welcome = [seat for seat in asked if not (lands and would_win(table, seat, target))]
    liked = {seat: regard(view, seat, temper) for seat in welcome}
    welcome.sort(key=lambda seat: (seat in challenge.offense.invited, prize(table, seat) - liked[seat]))
    ahead = lead(view)
    others = [one for one in (challenge.offense.seat,) if one is not None]
    coming = [] if challenge.reverse else list(challenge.offense.invited)
    if any(would_win(table, seat, target) for seat in (*others, *coming)):
        return [*welcome]

    def worth(count: int) -> float:
        called = welcome[:count]
        against = [seat for seat in coming if seat not in called]
        mine = [seat for seat in called if seat not in coming]
        torn = count - len(mine)
        won = chance_with_hand(view, ahead + _BROUGHT * (len(against) + torn / 2) - _BROUGHT * (len(mine) + torn / 2))
        lost = -landing(table, me, [*others, *against], target) + _home_lost(challenge)
        paid = landing(table, me, called, target) if lands else -sum(_served(table, seat) for seat in called)
        return won * paid - (1 - won) * lost + sum(liked[seat] for seat in called)

    return _fewest(welcome, worth)


def _fewest(welcome: Sequence[Seat], worth: Callable[[int], float]) -> Choice:
    """The best number from the front of the list; the smaller one of equals."""
    count = max(range(len(welcome) + 1), key=lambda one: (worth(one), -one))
    return [*welcome[:count]]


def _home_lost(challenge: ChallengeView) -> int:
    return challenge.defense.tokens * TOKEN + (HOME if challenge.defense.tokens else 0)


# --- joining ------------------------------------------------------------------------------------------------------


def _join(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Join the side of most gain, if that and regard for its player are worth it; a base goes only for the game."""
    challenge = view.table.challenge
    sides = [option for option in options(ask.form) if option in ("offense", "defense")]
    if challenge is None or not sides:
        return ask.default
    ahead = lead(view) + remembered_lead(view)

    def worth(option: Choice) -> float:
        gains, most = _gains(view, challenge, ahead, str(option)), _spared(view)
        if not most and not (_at_stake(view, challenge) or would_win(view.table, view.seat, challenge.target)):
            return -WIN
        if not most:
            return gains(1) - _LAST
        return max(map(gains, range(1, most + 1)))

    gain = {str(side): worth(side) for side in sides}
    side = str(best(sides, lambda one: gain[str(one)], dice))
    liked = regard(view, challenge.offense.seat, temper) - regard(view, challenge.defense.seat, temper)
    alone = _gains(view, challenge, ahead, "")(0)
    return side if gain[side] + (liked if side == "offense" else -liked) > alone else DECLINE


def _gains(view: SeatView, challenge: ChallengeView, ahead: float, side: str) -> Callable[[int], float]:
    """Worth of a challenge by the tokens brought to ``side`` (empty: none); ``ahead`` is the lead without."""
    coming = landing_if(challenge, "offense")
    kept = landing_if(challenge, "defense")
    me, table, target = view.seat, view.table, challenge.target
    if side == ("defense" if challenge.reverse else "offense"):
        (kept if challenge.reverse else coming).append(me)
    if_won, if_kept = landing(table, me, coming, target), landing(table, me, kept, target)
    paid = _REWARD if side and challenge.reverse == (side == "offense") else 0
    risk = TOKEN if side and not _ends(view, challenge, kept if side == "offense" else coming) else 0
    lost, gained = (if_kept, if_won) if side == "offense" else (if_won, if_kept)
    if side == "defense" and paid:
        gained -= _served(table, challenge.defense.seat)

    def worth(count: int) -> float:
        if _stopped(view, side, count):
            return 0
        won = chance(ahead + (count if side == "offense" else -count))
        mine = won if side == "offense" else 1 - won
        return mine * (gained + count * paid) + (1 - mine) * (lost - count * risk)

    return worth


def _served(table: TableView, seat: Seat | None) -> float:
    return 0 if seat is None else prize(table, seat) / _ENVIED


def _ends(view: SeatView, challenge: ChallengeView, landing: Sequence[Seat]) -> bool:
    return any(would_win(view.table, seat, challenge.target) for seat in landing)


def _stopped(view: SeatView, side: str, count: int) -> bool:
    return any(stops(view, side, count) for name, stops in STOPS.items() if name in view.table.expansions)


def stops_it(view: SeatView) -> bool:
    """True if ending the challenge without cards pays: for the defense, or to stop another's victory."""
    challenge = view.table.challenge
    if challenge is None or view.seat == challenge.defense.seat:
        return True
    coming = landing_if(challenge, "offense")
    return any(seat != view.seat and would_win(view.table, seat, challenge.target) for seat in coming)


def _spared(view: SeatView) -> int:
    if not tokens.can_spare(view):
        return 0
    places = (*view.table.planets, *view.table.outposts)
    return min(_MOST, sum(max(0, place.tokens(view.seat) - 1) for place in places))


def _commit(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """As an ally by manner, or all that can be spared where the game is at stake; never give up a base."""
    challenge = view.table.challenge
    if not isinstance(ask.form, Split) or challenge is None or view.seat == challenge.offense.seat:
        return tokens.commit(view, ask, temper, dice)
    side = next((name for name in ("offense", "defense") if _joined(challenge, name, view.seat)), None)
    if side is None or challenge.defense.seat is None:
        return tokens.commit(view, ask, temper, dice)
    low, high = max(1, ask.form.low), max(1, min(ask.form.high, _spared(view)))
    counts = range(min(low, high), high + 1)
    wanted = manner(temper).brings
    if _at_stake(view, challenge) or _stopped(view, "", 0):
        gains = _gains(view, challenge, lead(view), side)
        wanted = max(counts, key=lambda count: (gains(count), -count))
    wanted = max(low, min(high, wanted))
    return {**tokens.spare(view, ask.form, max(ask.form.low, wanted), fighting=True)}


def _at_stake(view: SeatView, challenge: ChallengeView) -> bool:
    coming = [*landing_if(challenge, "offense"), *landing_if(challenge, "defense")]
    return _ends(view, challenge, coming)


def _joined(challenge: ChallengeView, name: str, seat: Seat) -> bool:
    side = challenge.offense if name == "offense" else challenge.defense
    return any(ally.seat == seat for ally in side.allies)


_FETCHED: Final = 3
"""Tokens in the warp that come back soon enough by themselves."""


def _reward(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Take tokens out of a full warp: those who fight lack them, while a card puts off the next new hand (4.1.2)."""
    if not isinstance(ask.form, Split):
        return ask.default
    most = next((part.high for part in ask.form.parts if part.name == "tokens"), 0)
    taken = max(0, min(most, ask.form.low, view.me.warp - _FETCHED))
    return {"tokens": taken, "cards": ask.form.low - taken}

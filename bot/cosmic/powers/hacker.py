"""Hacker: picks its consolation from any hand, and what others collect from its own."""

from bot.cosmic.api import *

_VICTIM = Question("hacker.victim", Of.PLAYERS, says="victim", sense="richest")
_CARDS = Question("hacker.cards", Of.CARDS, says="cards", secret=True, filled=True, sense="collected")
_BACK = Question("hacker.super", Of.CARDS, secret=True)


def _pays(now: Situation[Consolation]) -> bool:
    return roles.owing(now) and now.about.taker == board.opponent(now.state, now.seat)


def _yields(now: Situation[Consolation]) -> bool:
    """True for the player who pays the opponent, and for the victim of another Hacker."""
    return (roles.owing(now) and now.about.picker != NOBODY) or _pays(now)


class Hacker(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.NOVICE):
    super_joins = True

    @REWARDING.consolation.at(Consoled.SOURCE).when(roles.main, roles.consoled)
    def collect(self, game: Cosmic, my: Mine, wanted: Consolation) -> Flow[Consolation]:
        holders = attributes.robbable(game.state, board.after(game.state, my.seat))
        if not holders:
            return wanted
        usual = wanted.giver if wanted.giver in holders else holders[0]
        victim = yield from _VICTIM.one_of(my.seat, holders, default=usual)
        return replace(wanted, giver=victim, picker=my.seat)

    @REWARDING.consolation.at(Consoled.PICKER).when(_yields)
    def yield_up(self, game: Cosmic, my: Mine, wanted: Consolation) -> Consolation:
        """A Hacker from whom another one collects picks itself (P3, Hacker)."""
        return replace(wanted, picker=my.seat)

    @REWARDING.consolation.at(Consoled.PICK).quietly().when(lambda now: now.about.picker == now.seat)
    def pick(self, game: Cosmic, my: Mine, wanted: Consolation) -> Flow[Consolation]:
        """After everything that hides cards. What is not picked is taken by chance."""
        picked = yield from _hand_over(game, my.seat, wanted)
        if picked and wanted.taker == my.seat and (yield from dispatch.supported(game, my)):
            back = yield from _BACK.up_to(my.seat, len(picked), game.state.players[my.seat].hand[:], default=[])
            moves.give_card(game, my.seat, wanted.giver, back, "hacker")
        if picked:
            yield from dispatch.replace(game, DRAWING.gained, Drew(wanted.taker, tuple(picked), "consolation"))
        return replace(wanted, count=0)


def _hand_over(game: Cosmic, picker: Seat, wanted: Consolation) -> Flow[list[str]]:
    """Let the picker look at the hand of somebody else and pick; return the cards that changed hands."""
    hand = attributes.takeable(game.state, wanted.giver)
    if not hand:
        return []
    count = min(wanted.count * wanted.times, len(hand))
    if picker != wanted.giver:
        moves.show_hand(game, wanted.giver, (picker,), "hacker")
    picked = yield from _CARDS.up_to(picker, count, hand, default=[])
    rest = [card for card in hand if card not in picked]
    picked += [rest.pop(game.draw(len(rest))) for _ in range(count - len(picked))]
    moves.give_card(game, wanted.giver, wanted.taker, picked, "consolation")
    return picked


class WildHacker(Flare):
    refuse = setting(REWARDING.consolation.at(Consoled.WAIVE).when(_pays), count=0)

"""When computer players bet, and on whom."""

from bot.cosmic.ai.odds import chance, lead


def often(view, dice):
    return dice(3) > 0


def likelier(view, ask, temper, dice):
    challenge = view.table.challenge
    if challenge is None:
        return ask.default
    return challenge.offense.seat if chance(lead(view)) >= 0.5 else challenge.defense.seat

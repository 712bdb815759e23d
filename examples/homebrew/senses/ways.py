"""Whom computer players would rather see attacked: others, those with few cards and home bases first."""


def _worth(view, card):
    colours = {player.colour: player for player in view.table.players}
    player = colours.get(str(card).removesuffix(".reverse"))
    return 99 if player is None or player.seat == view.seat else player.hand + player.home


def weakest(view, ask, temper, dice):
    return min(ask.form.options, key=lambda card: _worth(view, card))


def strongest(view, ask, temper, dice):
    return max((one for one in ask.form.options if one != "none"), key=lambda card: _worth(view, card))

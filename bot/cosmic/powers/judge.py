"""Judge: makes one main player pay the other one after the outcome."""

from bot.cosmic.api import *

_WHO = Question("judge.who", Of.WORDS, says="award", words=("loser",), sense="awarded_side")
_AWARD = {
    "winner": Question("judge.winner", Of.WORDS, says="awarded", sense="winners_award"),
    "loser": Question("judge.loser", Of.WORDS, says="awarded_loser", sense="losers_award"),
}
_AWARDED = {who: aims.Aim[Sequence[int | str]](who, words=("base", "all", "number"), says="award") for who in _AWARD}
_CARDS = Question("judge.cards", Of.NUMBER, says="award_cards")
_PLANET = Question("judge.planet", Of.PLACES, says="planet", sense="outpost")
_FROM = Question("judge.from", Of.TOKENS, says="found", guard=Guard.BASES)

_FORMS: dict[str, tuple[int | str, ...]] = {
    "some_cards": (0,),
    "one_base": ("base",),
    "base_and_cards": ("base", 0),
    "all_cards": ("all",),
    "base_and_all": ("base", "all"),
}
"""Possible awards; 0 stands for the number of cards that is named."""


class Judge(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.EXPERT, worth=9):
    not_beside = ("filth",)
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        both = yield from dispatch.supported(game, my)
        who = list(_AWARD) if both else [(yield from _WHO.one_of(my.seat, list(_AWARD), default="winner"))]
        awards: dict[str, Datum] = {}
        for name in who:
            awards |= _AWARDED[name].to((yield from _form(my.seat, name)))
        return awards

    decree = calling(CARDS.before.when(roles.main))

    @ENDING.settled.at(Settled.AWARD).declared().quietly()
    def enforce(self, game: Cosmic, my: Mine) -> Flow[None]:
        """After Karma; what the payer lacks is not paid."""
        challenge = game.state.challenge
        one, other = challenge.offense, challenge.defense
        if challenge.outcome not in ("offense", "defense") or not (totals.is_attack(one) or totals.is_attack(other)):
            return
        takers = (one.seat, other.seat) if challenge.outcome == "offense" else (other.seat, one.seat)
        for name, taker in zip(_AWARD, takers, strict=True):
            award = _AWARDED[name].get(my)
            if award is not None:
                yield from _pay(game, taker, award)


def _form(seat: Seat, name: str) -> Flow[list[int | str]]:
    form = _FORMS[(yield from _AWARD[name].one_of(seat, list(_FORMS), default="some_cards"))]
    count = (yield from _CARDS.number(seat, 1, 20, default=1)) if 0 in form else 0
    return [one or count for one in form]


def _pay(game: Cosmic, taker: Seat, award: Sequence[int | str]) -> Flow[None]:
    state = game.state
    payer = board.opponent(state, taker)
    count = max((len(state.players[payer].hand) if one == "all" else one for one in award if one != "base"), default=0)
    paid = draws.random_cards(game, payer, int(count))
    if paid:
        moves.give_card(game, payer, taker, paid, "judge")
    planets = placing.planets(game, taker, board.planet_bases(state, payer)) if "base" in award else []
    if planets:
        planet = yield from _PLANET.one_of(taker, planets)
        yield from placing.found(game, taker, planet, _FROM)


def _close(game: Cosmic, my: Mine) -> bool:
    margin = totals.margin(game)
    return margin is not None and margin < 5


class WildJudge(Flare, sense="turns"):
    draw = calling(REVEALED.when(roles.main, lambda now: _close(now.game, now.my)))

    @OUTCOME.at(Verdict.SET).declared()
    def settle(self, game: Cosmic, my: Mine, outcome: Outcome, subject: None) -> Outcome:
        return "deal" if _close(game, my) else outcome

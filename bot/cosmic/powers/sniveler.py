"""Sniveler: asks the others for tokens, a base or a card, and makes them pay for a refusal."""

from bot.cosmic.api import *

_WHINE = Question("sniveler.whine", Of.WORDS, says="whine")
_PLANET = Question("sniveler.planet", Of.PLACES, says="planet")
_WISH = Question("sniveler.wish", Of.CARDS, says="wish", secret=True)
_LEAST = Question("sniveler.least", Of.NUMBER, says="at_least", secret=True)
_VOTE = Question("sniveler.vote", Of.YES_NO, says="consent", secret=True, sense="consent")
_BACK = Question("sniveler", Of.TOKENS, says="back")
_FROM = Question("sniveler.from", Of.TOKENS, says="found", guard=Guard.BASES)
_GIVE_UP = Question("sniveler.give_up", Of.PLACES, says="give_up")
_HAND = Question("sniveler.hand", Of.CARDS, says="card", secret=True)
_WILD_TO = Question("sniveler.wild.to", Of.PLAYERS, says="whom")
_WILD_INVITE = Question("sniveler.wild.invite", Of.YES_NO, says="invite_after_all")
_SHARE = Question("sniveler.super.share", Of.YES_NO, says="share", secret=True)

_TOKENS, _BASES, _CARD, _AT_LEAST = "lost_tokens", "foreign_bases", "a_card", "at_least"
_WHINED = aims.Aim[str]("whine", words=(_TOKENS, _BASES, _CARD))


def _in_warp(state: CosmicState, seat: Seat) -> int:
    return len(board.warp_tokens(state, seat))


def _grantable(game: Cosmic, seat: Seat) -> list[str]:
    others = (planet for other in board.after(game.state, seat) for planet in board.homes(game.state, other))
    return placing.planets(game, seat, others)


def _complaints(game: Cosmic, my: Mine) -> list[str]:
    state = game.state
    others = board.after(state, my.seat)
    most = all(_in_warp(state, my.seat) > _in_warp(state, one) for one in others)
    fewest = all(board.foreign_bases(state, my.seat) < board.foreign_bases(state, one) for one in others)
    found = [_TOKENS] if most and (board.bases(state, my.seat) or sources.havens(state, my.seat)) else []
    return [*found, *([_BASES] if fewest and _grantable(game, my.seat) else []), _CARD]


def _missing(game: Cosmic, seat: Seat) -> tuple[list[str], int]:
    """The faces of challenge cards that a hand lacks, and its highest attack (0 if none)."""
    held = {cards.face(card) for card in game.state.players[seat].hand}
    best = max((cards.value(face) for face in held if cards.kind(face) == "attack"), default=0)
    every = [cards.COMPROMISE, *(f"A{value}" for value in reversed(cards.ATTACKS))]
    return [face for face in every if face not in held], best


class Sniveler(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, worth=2):
    wins_otherwise = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        whine = yield from _WHINE.one_of(my.seat, _complaints(game, my))
        if whine == _BASES:
            return _WHINED.to(whine) | aims.PLANET.to((yield from _PLANET.one_of(my.seat, _grantable(game, my.seat))))
        return _WHINED.to(whine) | ((yield from _wished(game, my)) if whine == _CARD else {})

    @INVITING.before.when(roles.main)
    def whine(self, game: Cosmic, my: Mine) -> Flow[None]:
        others = board.after(game.state, my.seat)
        votes = yield from under_seal([_VOTE.ask(seat, YesNo(), False) for seat in others])
        willing = [seat for seat, vote in zip(others, votes, strict=True) if vote is True]
        match _WHINED.of(my):
            case "lost_tokens":
                yield from _tokens(game, my, granted=willing == others)
            case "foreign_bases":
                yield from _bases(game, my, granted=willing == others)
            case _:
                yield from _cards(game, my, willing)


def _wished(game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
    faces, best = _missing(game, my.seat)
    wish = yield from _WISH.one_of(my.seat, [*faces, *([_AT_LEAST] if best < max(cards.ATTACKS) else [])])
    if wish != _AT_LEAST:
        return aims.CARD.to(wish)
    return aims.LEAST.to((yield from _LEAST.number(my.seat, best + 1, max(cards.ATTACKS), default=max(cards.ATTACKS))))


def _tokens(game: Cosmic, my: Mine, *, granted: bool) -> Flow[None]:
    mine = board.warp_tokens(game.state, my.seat)
    if granted:
        yield from placing.retrieve(game, {my.seat: mine}, _BACK)
    else:
        due = {seat: len(mine) - _in_warp(game.state, seat) for seat in board.after(game.state, my.seat)}
        yield from losses.lose_by_choice(game, {seat: n for seat, n in due.items() if n > 0}, "sniveler", my.seat)


def _bases(game: Cosmic, my: Mine, *, granted: bool) -> Flow[None]:
    state = game.state
    planet = aims.PLANET.of(my)
    if granted:
        if placing.planets(game, my.seat, [planet]):
            yield from placing.found(game, my.seat, planet, _FROM)
        return
    asks: list[Ask] = []
    for seat in board.after(state, my.seat):
        homes = board.homes(state, seat)
        foreign = {base: count for base, count in board.planet_bases(state, seat).items() if base not in homes}
        if foreign:
            asks.append(_GIVE_UP.ask(seat, OneOf(tuple(foreign)), min(foreign, key=lambda one: foreign[one])))
    chosen = yield from everyone(asks)
    leaving = [number for seat, base in chosen.items() for number in board.tokens_at(state, str(base), seat)]
    yield from placing.send_home(game, leaving, _BACK)


def _fits(my: Mine, card: str) -> bool:
    least = aims.LEAST.get(my)
    if least is not None:
        return cards.kind(card) == "attack" and cards.value(card) >= least
    return cards.face(card) == aims.CARD.of(my)


def _cards(game: Cosmic, my: Mine, willing: list[Seat]) -> Flow[None]:
    """The first willing player who has such a card hands it over, else all discard every such card."""
    for seat in willing:
        fitting = [card for card in game.state.players[seat].hand if _fits(my, card)]
        if fitting:
            card = yield from _HAND.one_of(seat, fitting, default=min(fitting, key=card_price))
            moves.give_card(game, seat, my.seat, [card], "sniveler")
            return
    fit = {
        seat: [card for card in attributes.takeable(game.state, seat) if _fits(my, card)]
        for seat in board.after(game.state, my.seat)
    }
    yield from draws.discard_together(game, fit, "sniveler")


class WildSniveler(Flare):
    @INVITING.said.when(roles.own, lambda now: now.about.what == "passed_over")
    def complain(self, game: Cosmic, my: Mine, said: Said) -> Flow[Said]:
        """A main player who refuses the invitation has no allies."""
        to: Seat = yield from _WILD_TO.one_of(my.seat, list(board.mains(game.state)))
        side = board.with_main(game.state, to)
        gives_in = yield from _WILD_INVITE.yes_no(to, default=False)
        moves.invite(game, board.side_of(game.state, to) or "offense", [*side.invited, my.seat] if gives_in else [])
        if not gives_in:
            my.aim.update(aims.TARGET.to(to))
            dispatch.call(game, my)
        return said

    bar = setting(INVITING.terms.declared().when(lambda now: now.about == aims.TARGET.of(now.my)), alone=True)
    """Whatever would let somebody join uninvited (0.4)."""


def _one_short(now: Situation[Victory]) -> bool:
    """Others win by bases while the holder is one base short; not against a win of another kind (Z31)."""
    won = now.about
    state = now.state
    needed = state.options.bases(len(state.players)) - winning.discount(state, now.seat)
    return now.seat not in won.seats and not won.otherwise and board.foreign_bases(state, now.seat) == needed - 1


class SuperSniveler(Flare):
    @WIN.instead.when(_one_short)
    def share(self, game: Cosmic, my: Mine, won: Victory) -> Flow[Victory]:
        votes = yield from under_seal([_SHARE.ask(seat, YesNo(), False) for seat in won.seats])
        return replace(won, seats=(*won.seats, my.seat)) if all(vote is True for vote in votes) else won

"""Seeker: asks what a main player holds or will play, and holds it to the answer."""

from bot.cosmic.api import *

_WHOM = Question("seeker.whom", Of.PLAYERS, says="whom")
_ASKS = Question("seeker.asks", Of.WORDS, says="asks")
_FACE = Question("seeker.face", Of.CARDS, says="face")
_LEAST = Question("seeker.least", Of.NUMBER, says="at_least")
_ANSWER = Question("seeker.answer", Of.WORDS, says="will", secret=True)
_WHICH = Question("seeker.which", Of.CARDS, says="means", secret=True)
_WILD_WHOM = Question("seeker.wild.whom", Of.PLAYERS, says="whom")
_WILD_CARD = Question("seeker.wild.card", Of.CARDS, says="means", secret=True)

_HOLDS, _PLAYS, _AT_LEAST, _COMPROMISE, _WHICH_CARD = "holds", "plays", "at_least", "compromise", "which"
_YES, _NO = "yes", "no"
_ASKED = aims.Aim[str]("asks", words=(_HOLDS, _PLAYS, _AT_LEAST, _COMPROMISE, _WHICH_CARD))
_ANSWERED = aims.Aim[str]("answer", told=False)


def _about(my: Mine, asks: str, faces: list[str]) -> Flow[dict[str, Datum]]:
    if asks in (_HOLDS, _PLAYS):
        return aims.FACE.to((yield from _FACE.one_of(my.seat, faces)))
    if asks == _AT_LEAST:
        return aims.LEAST.to((yield from _LEAST.number(my.seat, 1, 40, default=10)))
    return {}


def _fits(my: Mine, card: str) -> bool:
    match _ASKED.of(my):
        case "at_least":
            return cards.kind(card) == "attack" and cards.value(card) >= aims.LEAST.of(my)
        case "compromise":
            return cards.kind(card) == "compromise"
    return cards.face(card) == aims.FACE.of(my)


class Seeker(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, worth=3):
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        opponent = board.opponent(game.state, my.seat)
        mains = [opponent] if opponent != NOBODY else list(board.mains(game.state))
        target: Seat = yield from _WHOM.one_of(my.seat, mains)
        any_question = yield from dispatch.supported(game, my)
        kinds = [_HOLDS, _PLAYS, _AT_LEAST, _COMPROMISE, *([_WHICH_CARD] if any_question else [])]
        asks = yield from _ASKS.one_of(my.seat, kinds, default=_COMPROMISE)
        faces = [face for face in draws.faces(game.state) if asks == _HOLDS or cards.is_challenge(face)]
        return aims.TARGET.to(target) | _ASKED.to(asks) | (yield from _about(my, asks, faces))

    @ALLIES.after_escorts.at(2).when(roles.main_or_ally)
    @CARDS.before.when(roles.main_or_ally)
    def ask(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Without an answer about an intention the player is not bound."""
        target, asks = aims.TARGET.of(my), _ASKED.of(my)
        if asks == _HOLDS:
            face = aims.FACE.of(my)
            moves.tell_found(game, target, face, face in map(cards.face, game.state.players[target].hand))
            return
        answer = yield from (_named(game, my, target) if asks == _WHICH_CARD else _promised(game, my, target))
        if answer != NONE:
            _ANSWERED.put(my, answer)
            dispatch.call(game, my)

    @SELECTION.bound.declared().when(lambda now: now.about == aims.TARGET.of(now.my))
    def hold_to(self, game: Cosmic, my: Mine, held: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
        """Dropped if nothing fits; whoever is bound otherwise later has promised first (P2 section 1)."""
        return tuple(card for card in held if _fits(my, card) == (_ANSWERED.of(my) == _YES)) or held


def _promised(game: Cosmic, my: Mine, target: Seat) -> Flow[str]:
    """Offer yes and no only as far as the hand, and earlier promises, let them be true."""
    could = {_fits(my, card) for card in draws.promisable(game, target)}
    options = [*([_YES] if True in could else []), *([_NO] if could != {True} else []), NONE]
    answer = yield from _ANSWER.one_of(target, options, default=NONE)
    moves.tell_answer(game, target, answer)
    return answer


def _named(game: Cosmic, my: Mine, target: Seat) -> Flow[str]:
    card = yield from _WHICH.one_of(target, [*draws.promisable(game, target), NONE], default=NONE)
    if card == NONE:
        moves.tell_answer(game, target, NONE)
        return NONE
    aims.FACE.put(my, cards.face(card))
    moves.tell_answer(game, target, "card", cards.face(card))
    return _YES


def _inviters(game: Cosmic, said: Said) -> list[Seat]:
    challenge = game.state.challenge
    return [side.seat for side in (challenge.offense, challenge.defense) if said.seat in side.invited]


def _let_down(game: Cosmic, said: Said) -> list[Seat]:
    sides = (board.side(game.state, name) for name in SIDES if name != said.side)
    return [side.seat for side in sides if side.bound]


def _is_concerned(now: Situation[Said]) -> list[Seat]:
    """About to answer an inviter, or not joining a player who is bound by a shown card."""
    said = now.about
    if said.what == "asked":
        return _inviters(now.game, said)
    return _let_down(now.game, said) if said.what in ("invited", "joined", "declined") else []


class WildSeeker(Flare):
    @INVITING.said.when(roles.own, _is_concerned)
    def demand(self, game: Cosmic, my: Mine, said: Said) -> Flow[Said]:
        """By default the card shown is as good as any. A player who was not joined is free again."""
        if said.what != "asked":
            for seat in _let_down(game, said):
                moves.unbind_card(game, seat)
            return said
        inviter: Seat = yield from _WILD_WHOM.one_of(my.seat, _inviters(game, said))
        options = board.challenge_cards(force.playable(game.state, inviter)) or [NONE]
        card = yield from _WILD_CARD.one_of(inviter, options)
        if card != NONE:
            moves.show_cards(game, inviter, [card], (my.seat,), "seeker")
            draws.bind(game, inviter, card)
        return said

"""Phase 9, two compromises: the deal (5.5), before everything else of the outcome (4.9.1).

1. All allies' tokens go home (5.5.1).
2. The main players make offers, withdraw them, counter, accept, or give up; a clock may end it (5.5.2).
3. A deal: W9d, then cards change hands, captives go home, and bases are founded; the rest of the cone goes home
   (5.5.5, 5.5.6).
4. No deal: each main player loses three tokens of its choice (5.5.8).
"""

from __future__ import annotations

from collections import Counter

from bot.cosmic import moves
from bot.cosmic.challenge import checkpoints, draws
from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.kinds.hooks import DEAL
from bot.cosmic.kinds.questions import Guard, Of, Question, Time
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.state import DEFENSE_CONE, OFFENSE_CONE, Cosmic, CosmicState, Offer, SideName
from bot.cosmic.phases.closing import close_phase
from bot.cosmic.tokens import captives, divisions, founding, losses, picking, placing, sources
from bot.kernel.ask import Action, AskAny, Choice, Deal, Gift, OneOf, Part, Split
from bot.kernel.flow import Flow, Goto, Next, any_of
from bot.kernel.seat import Seat

_DEAL = Question("deal", Of.DEAL, rule="5.5", time=Time.LONG, unanswered=True)
_OFFER = Question("deal.offer", Of.DEAL, rule="5.5.3", unanswered=True)
_ACCEPT = Question("deal.accept", Of.DEAL, rule="5.5.2", unanswered=True)
_WITHDRAW = Question("deal.withdraw", Of.DEAL, rule="5.5.2", unanswered=True)
_FAIL = Question("deal.fail", Of.DEAL, rule="5.5.8", unanswered=True)
_TIMEOUT = Question("deal.timeout", Of.DEAL, rule="5.5.8", unanswered=True)
_FOUND = Question("found", Of.TOKENS, rule="5.5.5", guard=Guard.BASES)

FINE = 3
"""Tokens that a failed deal costs each main player."""
FOUNDING = 4
"""Tokens with which a base gained by a deal is founded at most (5.5.5)."""
_CAPTIVE = "captive."
"""Begins the name of one captive token among the goods of an offer: ``captive.<place>.<number>``, from 1."""
_SIDES: tuple[SideName, SideName] = ("offense", "defense")


def deal_phase(game: Cosmic) -> Flow[Next]:
    """Negotiate and carry out what came of it."""
    state = game.state
    challenge = state.challenge
    cone = board.tokens_at(state, OFFENSE_CONE) + board.tokens_at(state, DEFENSE_CONE)
    yield from placing.send_home(game, [one for one in cone if state.tokens[one].seat != challenge.offense.seat])
    early = next((offer for offer in state.offers if offer.number == challenge.accepted), None)
    offer = early if early is not None else (yield from _negotiate(game))
    if offer is not None:
        moves.strike_deal(game, offer)
        moves.stir(game)
        yield from checkpoints.window(game, DEAL.made)
    if offer is None or challenge.outcome == "no_deal":
        moves.clear_offers(game)
        if challenge.outcome != "no_deal":
            moves.fix_outcome(game, "no_deal")
        yield from dispatch.announce(game, (DEAL.fine,), lambda lens: _fines(game, lens))
        yield from losses.lose_by_choice(game, _fines(game, listeners.Lens()), "failed_deal", cone=True)
    else:
        _give_wanted(game, offer)
        yield from _carry_out(game, offer)
        yield from checkpoints.window(game, DEAL.stands)
        moves.clear_offers(game)
    yield from placing.send_home(game, board.tokens_at(state, OFFENSE_CONE))
    return close_phase(game, Goto("outcome"), check=False)


def offer_form(game: Cosmic, seat: Seat) -> Deal:
    """What a main player can offer the other, and ask of it (5.5.3). The form takes no empty offer (5.5.4)."""
    other = board.opponent(game.state, seat)
    return Deal(_gift(game, seat, other), _wishes(game, seat, other))


def propose(game: Cosmic, seat: Seat) -> Flow[Offer | None]:
    """One main player makes one offer; None if it makes none in time."""
    name = board.side_of(game.state, seat)
    offering = Action(_OFFER.by(name), (seat,), offer_form(game, seat))
    acted = yield from any_of(AskAny(_DEAL.key, (Action(_TIMEOUT.key), offering, Action(_FAIL.by(name), (seat,)))))
    if acted.key != offering.key:
        return None
    moves.make_offer(game, _read(seat, acted.choice))
    return next(offer for offer in game.state.offers if offer.seat == seat)


def accepted(game: Cosmic, offer: Offer) -> Flow[bool]:
    """Whether the other main player takes the offer; who cannot keep it refuses it (5.5.7), and so does silence."""
    other = board.opponent(game.state, offer.seat)
    name = board.side_of(game.state, other)
    kept = OneOf((offer.number,) if _can_keep(game, offer) else ())
    taking = Action(_ACCEPT.by(name), (other,), kept)
    refusing = [Action(_FAIL.by(side), (board.side(game.state, side).seat,)) for side in _SIDES]
    acted = yield from any_of(AskAny(_DEAL.key, (Action(_TIMEOUT.key), taking, *refusing)))
    return acted.key == taking.key


def _fines(game: Cosmic, lens: listeners.Lens) -> dict[Seat, int]:
    """How many tokens the failed deal costs each main player (5.5.8)."""
    mains = (board.side(game.state, name).seat for name in _SIDES)
    fines = {seat: listeners.modify(game, DEAL.fine, FINE, seat, lens) for seat in mains}
    return {seat: fine for seat, fine in fines.items() if fine > 0}


def _negotiate(game: Cosmic) -> Flow[Offer | None]:
    """The accepted offer; None if there is no deal."""
    state = game.state
    while True:
        acted = yield from any_of(AskAny(_DEAL.key, tuple(_actions(game))))
        what, _, name = acted.key.removeprefix("deal.").partition(".")
        if what == "timeout":
            return None
        seat = acted.seat if acted.seat is not None else board.side(state, _SIDES[name == "defense"]).seat
        if what == "accept":
            return next(offer for offer in state.offers if offer.seat != seat)
        if what == "withdraw":
            moves.withdraw_offer(game, seat)
        elif what == "fail":
            moves.give_up_deal(game, seat)
            if len(state.challenge.gave_up) == len(_SIDES):
                return None
        else:
            moves.make_offer(game, _read(seat, acted.choice))


def _actions(game: Cosmic) -> list[Action]:
    """What the main players can do now; each offer names its side, since each side has other things to give."""
    state = game.state
    actions = [Action(_TIMEOUT.key)]
    for name in _SIDES:
        seat = board.side(state, name).seat
        other = board.side(state, board.other_side(name)).seat
        form = offer_form(game, seat)
        if form.possible():
            actions.append(Action(_OFFER.by(name), (seat,), form))
        if any(offer.seat == seat for offer in state.offers):
            actions.append(Action(_WITHDRAW.by(name), (seat,)))
        # Offered whether or not the seat holds what is asked for: that it can accept is its secret.
        if any(offer.seat == other for offer in state.offers):
            theirs = [offer.number for offer in state.offers if offer.seat == other and _can_keep(game, offer)]
            actions.append(Action(_ACCEPT.by(name), (seat,), OneOf(tuple(theirs))))
        if seat not in state.challenge.gave_up:
            actions.append(Action(_FAIL.by(name), (seat,)))
    return actions


def _gift(game: Cosmic, giver: Seat, taker: Seat) -> Gift:
    """What ``giver`` can give: cards from hand, captives, and one base where the taker has none (5.5.3, P1)."""
    goods = (*game.state.players[giver].hand, *_captives(game, giver, taker))
    return Gift(goods, tuple(_grants(game, giver, taker)))


def _wishes(game: Cosmic, seat: Seat, other: Seat) -> Gift:
    """What ``seat`` can ask for: faces of cards, whether the other holds them or not, own captives, and a base."""
    state = game.state
    held = _captives(game, other, seat)
    most = len(state.players[other].hand) + len(held)
    return Gift((*draws.faces(state), *held), tuple(_grants(game, other, seat)), most)


def _captives(game: Cosmic, captor: Seat, owner: Seat) -> list[str]:
    """The tokens of ``owner`` that ``captor`` can give back, each by a name."""
    counts = captives.releasable(game, captor, owner)
    return [f"{_CAPTIVE}{place}.{number + 1}" for place, count in counts.items() for number in range(count)]


def _grants(game: Cosmic, giver: Seat, taker: Seat) -> list[str]:
    """Planets on which ``giver`` can let ``taker`` found a base, if the taker has a token for it (5.5.5)."""
    state = game.state
    if not _available(game, taker):
        return []
    held = board.planet_bases(state, giver)
    free = [planet for planet in held if not board.tokens_at(state, planet, taker)]
    if len(board.bases(state, giver)) > 1:  # Who cannot live with the other can still leave the planet (P3, Filth).
        return free
    return [planet for planet in free if founding.admits(game, taker, planet)]


def _available(game: Cosmic, taker: Seat) -> dict[str, int]:
    """From where ``taker`` can found a base: its bases and places like them, and for the offense the cone."""
    state = game.state
    places = {
        **sources.sources(state, taker),
        **losses.places(state, taker, cone=taker == state.challenge.offense.seat),
    }
    return sources.free(game, taker, places)


def _can_keep(game: Cosmic, offer: Offer) -> bool:
    """Whether both can still do what the offer says (5.5.7)."""
    state = game.state
    other = board.opponent(state, offer.seat)
    held = all(card in state.players[offer.seat].hand for card in offer.cards)
    given = offer.base is None or offer.base in _grants(game, offer.seat, other)
    asked = all(_held(state, other, face) for face in offer.wants)
    frees = _frees(game, offer.seat, offer.back) and _frees(game, other, offer.wants_back)
    if not (held and given and asked and frees):
        return False
    return offer.wants_base is None or offer.wants_base in _grants(game, other, offer.seat)


def _frees(game: Cosmic, captor: Seat, wanted: dict[str, int]) -> bool:
    """Whether a main player still holds so many captives of the other there."""
    if not wanted:
        return True
    counts = captives.releasable(game, captor, board.opponent(game.state, captor))
    return all(counts.get(place, 0) >= count for place, count in wanted.items())


def _held(state: CosmicState, seat: Seat, face: str) -> str | None:
    """The first card with this face in a hand."""
    return next((card for card in state.players[seat].hand if cards.face(card) == face), None)


def _read(seat: Seat, choice: Choice) -> Offer:
    """The offer that ``seat`` makes, still without a number."""
    if not isinstance(choice, dict):
        raise TypeError("an offer is a dictionary")
    give, take = choice["give"], choice["take"]
    gives, back = _sorted(give["goods"])
    wants, wants_back = _sorted(take["goods"])
    return Offer(0, seat, gives, give["grant"], take["grant"], wants, back, wants_back)


def _sorted(goods: list[str]) -> tuple[list[str], dict[str, int]]:
    """The cards among the goods of an offer, and how many captives from where."""
    counts = Counter(held.place for one in goods if (held := ids.captive(one)) is not None)
    return [one for one in goods if ids.captive(one) is None], dict(counts)


def _give_wanted(game: Cosmic, offer: Offer) -> None:
    """Whoever accepted hands over the cards that the offer asked for (5.5.7)."""
    other = board.opponent(game.state, offer.seat)
    found = [_held(game.state, other, face) for face in offer.wants]
    given = [card for card in found if card is not None]
    if given:
        moves.give_card(game, other, offer.seat, given, "deal")


def _carry_out(game: Cosmic, offer: Offer) -> Flow[None]:
    """Cards change hands, captives go home, bases are founded; what W9d has made impossible falls away.

    What is granted stands, even if the first to found a base does so with its last tokens from the other planet.
    """
    state = game.state
    other = board.opponent(state, offer.seat)
    held = [card for card in offer.cards if card in state.players[offer.seat].hand]
    if held:
        moves.give_card(game, offer.seat, other, held, "deal")
    terms = ((offer.seat, other, offer.base), (other, offer.seat, offer.wants_base))
    granted = [(taker, planet) for giver, taker, planet in terms if planet and planet in _grants(game, giver, taker)]
    for captor, owner, counts in ((offer.seat, other, offer.back), (other, offer.seat, offer.wants_back)):
        if counts:
            yield from captives.release(game, captor, owner, counts)
    for taker, planet in granted:
        yield from _found(game, taker, planet)


def _found(game: Cosmic, taker: Seat, planet: str) -> Flow[None]:
    """A base gained by a deal is made with one to four tokens (5.5.5)."""
    state = game.state
    if not founding.admits(game, taker, planet):
        yield from placing.send_home(game, board.tokens_at(state, planet, board.opponent(state, taker)))
    where = _available(game, taker)
    if not where or not founding.admits(game, taker, planet):
        return
    most = min(FOUNDING, sum(where.values()))
    form = Split(1, most, tuple(Part(place, min(count, most)) for place, count in where.items()))
    default = divisions.from_bases(state, taker, 1, where)
    shares = yield from _FOUND.split(taker, form, default=default)
    moves.land(game, (yield from picking.pick(game, taker, shares)), planet)
    sources.shifted(game, shares)

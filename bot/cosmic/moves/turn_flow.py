"""Moves of the course of a game: setup, challenge by challenge, sides, outcome, and deals (5.5), which are public."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cosmic import events
from bot.cosmic.kinds import registry
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.records import SIDES, Change, Maker, Outcome, SideName
from bot.cosmic.model.state import (
    NOBODY,
    OFFENSE_CONE,
    Case,
    Challenge,
    Cosmic,
    CosmicState,
    Detour,
    Offer,
    Player,
    PowerCard,
    Side,
    Token,
)
from bot.cosmic.moves.people import end_orders
from bot.cosmic.moves.tokens import put
from bot.cosmic.moves.uses import list_powers
from bot.kernel.event import Seat, commitment

_DESTINY = 2
"""The phase from which a challenge begins anew: earlier calls still hold."""


def begin_game(game: Cosmic, seating: Sequence[int], colours: Sequence[str]) -> None:
    state = game.state
    state.seating = list(seating)
    state.players = [Player(colour) for colour in colours]
    state.orders = [[] for _ in colours]
    state.tokens = [
        Token(seat, planet)
        for seat, colour in enumerate(colours)
        for planet in board.planets(state, colour)
        for _ in range(cards.TOKENS_PER_PLANET)
    ]
    state.holdings.clear()
    game.emit(events.Seated(seating=list(seating), colours=list(colours), commitment=commitment(game.seed)))


def take_colours(game: Cosmic, colours: Sequence[str]) -> None:
    """Everybody has the colour for good; the tokens move to the home planets of the new one (3.1)."""
    state = game.state
    for seat, (player, colour) in enumerate(zip(state.players, colours, strict=True)):
        planets = dict(zip(board.planets(state, player.colour), board.planets(state, colour), strict=True))
        player.colour = colour
        for number in board.tokens_of(state, seat):
            put(state, number, planets[state.tokens[number].place])
    game.emit(events.ColoursTaken(colours=list(colours)))


def lay_tokens(game: Cosmic, seat: Seat, places: Mapping[str, int]) -> None:
    row = [place for place, count in places.items() for _ in range(count)]
    for number, place in zip(board.tokens_of(game.state, seat), row, strict=True):
        put(game.state, number, place)
    game.emit(events.LaidOut(seat=seat, places={**places}))


def offer_powers(game: Cosmic, seat: Seat, names: Sequence[str]) -> None:
    game.state.players[seat].dealt = list(names)
    game.emit(events.PowerChoice(seat=seat, powers=list(names)), (seat,))


def lay_row(game: Cosmic, row: Sequence[str], unused: Sequence[str]) -> None:
    game.state.row, game.state.unused = list(row), list(unused)
    game.emit(events.PowerRow(powers=list(row)))


def pick_power(game: Cosmic, seat: Seat, name: str) -> None:
    state = game.state
    state.row.remove(name)
    state.powers.append(PowerCard(name, seat, registry.POWERS[name].fresh()))
    list_powers(game)
    game.emit(events.PowerPicked(seat=seat, power=name))


def keep_powers(game: Cosmic, kept: Sequence[Sequence[str]], unused: Sequence[str]) -> None:
    state = game.state
    known = registry.POWERS
    state.powers = [PowerCard(name, seat, known[name].fresh()) for seat, names in enumerate(kept) for name in names]
    for player in state.players:
        player.dealt = []
    state.row, state.unused = [], list(unused)
    list_powers(game)
    game.emit(events.PowersKept(powers=[list(names) for names in kept]))


def choose_first(game: Cosmic, shown: Sequence[str], seat: Seat) -> None:
    game.state.first = seat
    game.emit(events.FirstFound(seat=seat, shown=list(shown)))


def begin_challenge(game: Cosmic, offense: Seat, ordinal: int, against: Seat = NOBODY) -> None:
    """A challenge begins: all limits and effects of the last one are gone (4.1.1)."""
    state = game.state
    if state.challenge.over:
        end_zaps(game)
    state.challenge = Challenge(ordinal, Side(offense), Side(), against)
    state.challenges += 1
    if ordinal == 1:
        state.turn_began = state.challenges
    game.emit(events.ChallengeBegan(seat=offense, ordinal=ordinal, number=state.challenges))
    for name in state.expansions:
        registry.EXPANSIONS[name].begun(game)


def set_case(game: Cosmic, case: Case) -> None:
    game.state.challenge.case = case
    game.emit(events.OwnColour(seat=game.state.challenge.offense.seat, case=case))


def fix_defense(game: Cosmic, seat: Seat, system: str) -> None:
    """The defense is fixed, and in whose system the challenge takes place; NOBODY if there is none (4.2.4b)."""
    state = game.state
    challenge = state.challenge
    challenge.defense, challenge.system = Side(seat), system
    for main in (challenge.offense.seat, seat):
        if main != NOBODY:
            end_orders(game, "main", main)
    challenge.reverse = state.options.reverse_cone and bool(challenge.flips) and cards.is_reverse(challenge.flips[-1])
    game.emit(events.DefenseFixed(seat=None if seat == NOBODY else seat, system=system, reverse=challenge.reverse))


def aim(game: Cosmic, planet: str) -> None:
    game.state.challenge.target = planet
    game.emit(events.Aimed(planet=planet))


def undo_commitment(game: Cosmic) -> None:
    """Committed tokens go back, also from a sheet where that laid them; lost ones stay lost (design: windows)."""
    state = game.state
    origin: dict[str, int] = {}
    goal: dict[str, int] = {}
    for number, place in state.challenge.committed:
        token = state.tokens[number]
        if token.place == OFFENSE_CONE or isinstance(ids.place(token.place), ids.Sheet):
            origin[token.place] = origin.get(token.place, 0) + 1
            goal[place] = goal.get(place, 0) + 1
            put(state, number, place)
    if goal:
        game.emit(events.Recalled(seat=state.challenge.offense.seat, origin=origin, to=goal, count=sum(goal.values())))
    state.challenge.committed = []
    for name in state.expansions:
        if not goal.keys().isdisjoint(registry.EXPANSIONS[name].places(state)):
            registry.EXPANSIONS[name].shifted(game)


def invite(game: Cosmic, name: SideName, seats: Sequence[Seat]) -> None:
    board.side(game.state, name).invited = list(seats)
    game.emit(events.Invited(side=name, seats=list(seats)))


def join(game: Cosmic, seat: Seat, name: SideName | None) -> None:
    """A player joins a side or declines; its tokens follow (4.6.1)."""
    if name is not None:
        board.side(game.state, name).allies.append(seat)
    game.emit(events.Joined(seat=seat, side=name))


def join_besides(game: Cosmic, seat: Seat, name: SideName) -> None:
    """An ally of one side fights for the other one as well: its tokens there follow (P3, Yin-Yang)."""
    game.emit(events.Joined(seat=seat, side=name))


def leave_side(game: Cosmic, seat: Seat) -> None:
    """A player is no ally any more; where the tokens go is decided elsewhere."""
    for side in game.state.challenge.sides:
        if seat in side.allies:
            side.allies.remove(seat)
    game.emit(events.Unallied(seat=seat))


def count_as(game: Cosmic, name: SideName, face: str) -> None:
    """A challenge card counts as another from now on, whatever it was turned to before (4.0.8)."""
    side = board.side(game.state, name)
    side.face, side.turned = face, False
    game.emit(events.CountsAs(side=name, face=face))


def turn_card(game: Cosmic, name: SideName) -> None:
    """A revealed attack card counts as a compromise (5.2.3)."""
    board.side(game.state, name).turned = True
    game.emit(events.TurnedCard(side=name))


def count_votes(game: Cosmic, offense: Sequence[Seat], defense: Sequence[Seat]) -> None:
    game.emit(events.Voted(offense=[*offense], defense=[*defense]))


def decree(game: Cosmic, flag: str) -> None:
    """An edict, flare or power decrees something for the rest of the challenge."""
    challenge = game.state.challenge
    beside = [one for one in challenge.flags if one != flag]
    if flag not in challenge.flags:
        challenge.flags.append(flag)
    game.emit(events.Decreed(flag=flag, beside=beside))


def begin_cards(game: Cosmic) -> None:
    """Phase 7 begins: what is played from now on can be told apart from what was before."""
    challenge = game.state.challenge
    challenge.seventh = len(challenge.played)
    challenge.before = None


def rewind_challenge(game: Cosmic) -> None:
    """The challenge begins anew with destiny (2.4.3 #11); of what was decreed only woken powers stay (P3, Witch)."""
    challenge = game.state.challenge
    challenge.offense, challenge.defense = Side(challenge.offense.seat), Side()
    challenge.colour = challenge.system = challenge.case = challenge.outcome = ""
    challenge.target, challenge.committed = None, []
    challenge.reverse = challenge.revealed = False
    challenge.calls = [made for made in challenge.calls if made.phase < _DESTINY]
    challenge.flags = [flag for flag in challenge.flags if ids.awakened(flag) is not None]
    game.emit(events.Rewound(seat=challenge.offense.seat))


def restart(game: Cosmic, phase: str) -> None:
    """The challenge has to go on from an earlier phase; empty once it does."""
    game.state.challenge.restart = phase
    if phase:
        game.emit(events.Restarted(phase=phase))


def strike_back(game: Cosmic, seat: Seat) -> None:
    """A player will challenge the offense right after this challenge, outside the order of turns."""
    game.state.challenge.riposte = seat
    game.emit(events.StrikesBack(seat=seat, against=game.state.challenge.offense.seat))


def begin_detour(game: Cosmic, seat: Seat, ordinal: int, earned: bool) -> None:
    """The order of turns is left in the turn of ``seat``; ``earned`` says whether its last challenge was successful."""
    game.state.detour = Detour(seat, ordinal, earned)
    game.emit(events.DetourBegan(seat=seat))


def stand_in(game: Cosmic, seat: Seat) -> None:
    """Somebody else is the offense of this challenge; the turn stays whose it was."""
    challenge = game.state.challenge
    host = challenge.offense.seat
    game.state.detour = Detour(host, challenge.ordinal, earned=False, deputy=True)
    challenge.offense = Side(seat)
    game.emit(events.StandsIn(seat=seat, host=host))


def end_detour(game: Cosmic) -> None:
    game.state.detour = None
    game.emit(events.DetourOver())


def note_totals(game: Cosmic, found: events.Reckoned, changes: Sequence[Change]) -> None:
    """The reveal as worked out at W8b, its totals None where none count (4.8.3)."""
    challenge = game.state.challenge
    offense, defense = found.offense.total, found.defense.total
    challenge.offense.total, challenge.defense.total = offense, defense
    game.emit(found)
    if changes:
        game.emit(events.Tallied(changes=[*changes]))
    game.emit(events.Totals(offense=offense, defense=defense))


def fix_outcome(game: Cosmic, outcome: Outcome, by: Sequence[Maker] = ()) -> None:
    game.state.challenge.outcome = outcome
    game.emit(events.OutcomeFixed(outcome=outcome, by=[*by]))


def note_stakes(game: Cosmic) -> None:
    """Note everybody's tokens in the challenge at its outcome (5.6.1), by seat and side for allies of both."""
    state = game.state
    staked: dict[str, int] = {}
    for name in SIDES:
        for seat, row in board.contingents(state, name):
            staked[str(seat) if seat in board.on_side(state, name) else f"{seat}.{name}"] = len(row)
    state.challenge.stakes = staked


def abandon(game: Cosmic, outcome: Outcome, why: str) -> None:
    """The challenge ends without an outcome (4.4.3, 4.7.1)."""
    game.state.challenge.outcome = outcome
    game.emit(events.Abandoned(outcome=outcome, why=why))


def note_checked(game: Cosmic) -> None:
    """Nobody has won so far (7.3)."""
    game.state.moved = False


def mark_over(game: Cosmic) -> None:
    game.state.challenge.over = True


def end_zaps(game: Cosmic) -> None:
    """Zaps end before the end step (4.10.1), those of the end step as a challenge begins (4.1.1)."""
    state = game.state
    if state.sane or any(player.zapped for player in state.players):
        game.emit(events.ZapsOver())
    for player in state.players:
        player.zapped = False
    state.sane = False


def end_challenge(game: Cosmic) -> None:
    """Limits and effects of the challenge end (4.1.1, 4.10.1)."""
    state = game.state
    for player in state.players:
        player.flared = False
    for card in state.powers:
        card.used = []
    state.armed = [armed for armed in state.armed if armed.early and not armed.shown]
    for armed in state.armed:
        armed.early = False
    end_orders(game, "challenge")
    state.challenge.over = True
    game.emit(events.ChallengeOver(number=state.challenges))


def seat_dealers(game: Cosmic, dealers: Sequence[Seat]) -> None:
    """The negotiation begins. Who deals is told if it is not the main players alone."""
    state = game.state
    others = tuple(dealers) != board.mains(state)
    state.challenge.dealers = [*dealers] if others else []
    if others:
        game.emit(events.Dealers(seats=[*dealers]))


def make_offer(game: Cosmic, offer: Offer) -> None:
    """An offer gets its number here, and with it all that the seat offers others: it is accepted together.

    An earlier offer to the same player is gone. ``to`` is told where it is not the main players alone who deal.
    """
    state = game.state
    offer.number = state.challenge.offers_made = 1 + state.challenge.offers_made
    state.offers = [*(one for one in state.offers if (one.seat, one.to) != (offer.seat, offer.to)), offer]
    for beside in state.offers:
        if beside.seat == offer.seat:
            beside.number, beside.agreed = offer.number, []
    if offer.seat in state.challenge.gave_up:
        state.challenge.gave_up.remove(offer.seat)
    _reconsider(state, offer.seat)
    gives = [*offer.cards], offer.base, {**offer.back}
    wants = [*offer.wants], offer.wants_base, {**offer.wants_back}
    to = board.partner(state, offer) if offer.to != NOBODY or state.challenge.dealers else None
    game.emit(events.Offered(offer.seat, offer.number, *gives, *wants, to))


def agree_to(game: Cosmic, seat: Seat, offer: Offer) -> None:
    """A dealer accepts what another offers, and somebody else has to as well."""
    for one in game.state.offers:
        if one.number == offer.number:
            one.agreed.append(seat)
    game.emit(events.Agreed(seat=seat, to=offer.seat, number=offer.number))


def _reconsider(state: CosmicState, seat: Seat) -> None:
    """Withdraw the seat's acceptance of others' offers: it makes one of its own, or wants no deal."""
    for offer in state.offers:
        offer.agreed = [one for one in offer.agreed if one != seat]


def withdraw_offer(game: Cosmic, seat: Seat) -> None:
    game.state.offers = [offer for offer in game.state.offers if offer.seat != seat]
    game.emit(events.OfferWithdrawn(seat=seat))


def give_up_deal(game: Cosmic, seat: Seat) -> None:
    """A dealer declares that there is no deal; it fails when all have (5.5.8)."""
    game.state.challenge.gave_up.append(seat)
    _reconsider(game.state, seat)
    game.emit(events.GaveUp(seat=seat))


def accept_early(game: Cosmic, offer: Offer) -> None:
    """An offer was accepted before cards were chosen: the main players deal instead of fighting (P1, Wrack)."""
    game.state.challenge.accepted = offer.number
    fix_outcome(game, "deal")


def strike_deal(game: Cosmic, offer: Offer) -> None:
    game.state.challenge.struck = True
    game.emit(events.DealStruck(seat=offer.seat, number=offer.number))


def clear_offers(game: Cosmic) -> None:
    game.state.offers = []

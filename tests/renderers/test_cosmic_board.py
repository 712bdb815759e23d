"""Everything in the view of a board is on the picture: where it belongs, in the right colour, and nowhere else."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bench._gallery.samples import SAMPLES
from bot.cosmic.seen.picture_views import PHASES, BoardPicture
from bot.cosmic.seen.views import BaseView, CallView, ChallengeView, PlayerView, PowerView, TableView, UseView
from bot.cosmic.words import alt
from bot.words.message import Language
from renderers import layers
from renderers.cosmic.board import board as renderer
from renderers.cosmic.board.board import draw
from renderers.cosmic.board.places import (
    NUMBER,
    STRIP,
    SYSTEM,
    WARP,
    Place,
    number_spot,
    places,
    spot as centre,
    warp_pill,
)
from renderers.kit import theme
from renderers.kit.canvas import SCALE
from tests.renderers.pixels import board_pixels
from tests.renderers.watching import watching

VIEWS = {sample.file: sample.view for sample in SAMPLES}
Box = tuple[float, float, float, float]
COLOURS = 256
"""As many as a picture can have; to leave room for more takes longer than to count them."""


def board(file: str = "board-six") -> BoardPicture:
    view = VIEWS[file]
    assert isinstance(view, BoardPicture)
    return view


def with_table(view: BoardPicture, **changes: object) -> BoardPicture:
    return msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, **changes))


def with_player(view: BoardPicture, seat: int, **changes: object) -> BoardPicture:
    players = list(view.table.players)
    players[seat] = msgspec.structs.replace(players[seat], **changes)
    return with_table(view, players=tuple(players))


def with_bases(view: BoardPicture, planet: str, bases: tuple[BaseView, ...]) -> BoardPicture:
    rows = tuple(msgspec.structs.replace(p, bases=bases) if p.id == planet else p for p in view.table.planets)
    return with_table(view, planets=rows)


def with_challenge(view: BoardPicture, **changes: object) -> BoardPicture:
    assert view.table.challenge is not None
    return with_table(view, challenge=msgspec.structs.replace(view.table.challenge, **changes))


def pixels(view: BoardPicture) -> Image.Image:
    """Not to be changed."""
    return _drawn(msgspec.json.encode(view))


@lru_cache(4)
def _drawn(view: bytes) -> Image.Image:
    return board_pixels(msgspec.json.decode(view, type=BoardPicture))


def changed(one: BoardPicture, other: BoardPicture) -> Box | None:
    return ImageChops.difference(pixels(one), pixels(other)).getbbox()


def changed_below(one: BoardPicture, other: BoardPicture) -> tuple[int, int, int, int] | None:
    """Return the box that differs below the head, which tells the numbers that may be chosen."""
    images = [pixels(view).copy() for view in (one, other)]
    for image in images:
        image.paste(theme.GROUND, (0, 0, image.width, STRIP[1]))
    return ImageChops.difference(*images).getbbox()


def inside(box: Box | None, area: Box) -> bool:
    return box is not None and all(
        (box[0] >= area[0], box[1] >= area[1], box[2] <= area[2], box[3] <= area[3])
    )  # fmt: skip


def share(image: Image.Image, box: Box, colour: str) -> float:
    left, top, right, low = map(round, box)
    part = image.crop((left, top, right, low))
    wanted = theme.channels(colour)
    counted = part.getcolors(COLOURS)
    assert counted is not None
    found: int = sum(count for count, value in counted if value == wanted)
    return found / (part.width * part.height)


def around(view: BoardPicture, planet: str, more: float = 12) -> Box:
    colour, number = planet.rsplit("-", 1)
    seat = view.table.planet(planet).owner
    own = view.table.players[seat].colour
    others = [one.id.rsplit("-", 1)[0] for one in view.table.planets if one.owner == seat]
    second = next((one for one in others if one != own), "")
    place = places(len(view.table.players))[seat]._replace(second=second)
    x, y = place.planets()[centre(colour, int(number), own)]
    r = place.radius + more
    return x - r, y - r, x + r, y + r


def system(view: BoardPicture, seat: int) -> Box:
    place = places(len(view.table.players))[seat]
    return place.x, place.y, place.x + place.width, place.y + SYSTEM


@pytest.mark.parametrize("file", [name for name in VIEWS if name.startswith("board-")])
def test_every_owner_of_every_planet_is_there_in_the_own_colour(file: str) -> None:
    view = board(file)
    image = pixels(view)
    for planet in view.table.planets:
        for player in view.table.players:
            there = share(image, around(view, planet.id, -6), theme.PLAYERS[player.colour].fill)
            assert (there > 0.02) == (planet.tokens(player.seat) > 0), (planet.id, player.colour)


def test_a_count_is_drawn_on_its_own_planet_and_nowhere_else() -> None:
    view = board()
    for planet in ("red-1", "light_blue-3", "orange-5", "yellow-4"):
        known = view.table.planet(planet)
        first, *others = known.bases
        more = with_bases(view, planet, (BaseView(first.seat, first.tokens + 1), *others))
        assert inside(changed(view, more), around(view, planet))


@pytest.mark.parametrize("owners", range(1, 7))
def test_up_to_six_owners_share_a_planet_and_all_are_seen(owners: int) -> None:
    view = with_bases(board(), "blue-2", tuple(BaseView(seat, 1 + seat) for seat in range(owners)))
    image = pixels(view)
    for player in view.table.players:
        there = share(image, around(view, "blue-2", 8), theme.PLAYERS[player.colour].fill)
        assert (there > 0.02) == (player.seat < owners)


def test_the_target_has_a_white_ring_in_its_system() -> None:
    view = board()
    image = pixels(view)
    ringed = [p.id for p in view.table.planets if share(image, around(view, p.id), theme.TEXT) > 0.08]
    assert ringed == ["purple-3"]


def test_the_turn_has_the_only_white_frame() -> None:
    view = board()
    image = pixels(view)
    framed = []
    for seat in range(6):
        left, top, _, low = system(view, seat)
        framed.append(share(image, (left - 5, top + 40, left - 1, low - 40), theme.TEXT) > 0.9)
    assert framed == [True, False, False, False, False, False]


@pytest.mark.parametrize("state", ["zapped", "dormant"])
def test_powers_that_do_not_work_are_inverted_and_each_state_has_its_own_sign(state: str) -> None:
    view = board()
    out = with_player(view, 2, **{state: True})
    place = places(6)[2]
    line = (place.x, place.y + 68, place.x + place.width, place.y + 124)
    assert inside(changed(view, out), line)
    assert share(pixels(view), line, theme.TEXT) < 0.2 < 0.5 < share(pixels(out), line, theme.TEXT)
    assert changed(with_player(view, 2, zapped=True), with_player(view, 2, dormant=True)) is not None


def test_foreign_bases_hand_and_warp_are_numbers_in_their_places() -> None:
    view = board()
    place = places(6)[3]
    header = (place.x, place.y, place.x + place.width, place.y + 68)
    assert inside(changed(view, with_player(view, 3, foreign=1)), header)
    footer = (place.x, place.y + 400, place.x + place.width, place.y + SYSTEM)
    assert inside(changed(view, with_player(view, 3, hand=2)), footer)
    x, y, width, height = WARP
    for warp in (0, 5, 17):
        assert inside(changed(view, with_player(view, 3, warp=warp)), (x, y, x + width, y + height))


@pytest.mark.parametrize(("warp", "half"), [(9, 62), (10, 74), (24, 74)])
def test_no_number_in_the_warp_touches_the_edge_of_its_chip(warp: int, half: int) -> None:
    view = with_player(board(), 3, warp=warp)
    middle, y = warp_pill(3, 6), WARP[1] + WARP[3] / 2
    for left in (middle - half + 4, middle + half - 14):
        edge = (int(left), int(y - 20), int(left + 10), int(y + 20))
        assert share(pixels(view), edge, theme.PLAYERS[view.table.players[3].colour].fill) == 1


def test_whoever_is_ahead_has_the_bases_on_white() -> None:
    view = board()
    ahead, behind = places(6)[0], places(6)[3]

    def pill(place: Place) -> Box:
        return (place.x + place.width - 132, place.y + 8, place.x + place.width - 8, place.y + 60)

    assert view.table.leading == (0, 2, 4, 5)
    assert share(pixels(view), pill(ahead), theme.TEXT) > 0.6 > 0.4 > share(pixels(view), pill(behind), theme.TEXT)
    one = with_player(view, 3, foreign=4)
    assert one.table.leading == (3,)
    assert share(pixels(one), pill(behind), theme.TEXT) > 0.6 > 0.4 > share(pixels(one), pill(ahead), theme.TEXT)


def test_what_may_be_pressed_is_a_white_square_and_no_disc_like_a_moon() -> None:
    crowd, moons = board("board-crowd"), replace(board("board-moons"), numbers=(("blue-1", 8), ("blue-2", 10)))
    x, y = number_spot(1, *places(5)[1].planets()[3], places(5)[1])
    assert pixels(crowd).getpixel((round(x - NUMBER + 4), round(y - NUMBER + 4))) == theme.channels(theme.TEXT)
    closed = "red-moon2"
    more = replace(moons, numbers=(*moons.numbers, (closed, 9)))
    box = changed_below(moons, more)
    assert box is not None
    corner = pixels(more).getpixel((box[0] + 4, box[1] + 4))
    assert corner == theme.channels(theme.TEXT)


def test_planets_carry_numbers_only_where_somebody_chooses() -> None:
    view = board()
    one = msgspec.structs.replace(view, numbers=(("red-1", 1), ("red-2", 9)))
    chosen = msgspec.structs.replace(view, numbers=(*one.numbers, *((f"yellow-{at}", at + 1) for at in range(1, 6))))
    left, top, right, low = system(view, 2)
    assert inside(changed_below(one, chosen), (left - 20, top, right, low))


def test_the_head_asks_for_a_number_only_where_somebody_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    view = board()
    chosen = msgspec.structs.replace(view, numbers=(("red-1", 1), ("red-2", 2)))
    for shown, told in ((view, "Cards"), (chosen, "Your choice")):
        with watching(monkeypatch, written=True) as watch:
            draw(shown)
        words = {one.what for one in watch.pieces} & {"Cards", "7 Cards", "Your choice"}
        assert words == {told}


@pytest.mark.parametrize(
    ("numbers", "told"),
    [((3,), "3"), ((1, 3, 5), "1, 3, 5"), ((1, 2, 3, 5, 6), "1–3, 5–6"), ((1, 3, 5, 7), "1, 3, 5, 7")],
)
def test_the_head_leaves_out_numbers_that_cannot_be_chosen(
    numbers: tuple[int, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    planets = board().table.planets
    view = replace(board(), numbers=tuple((planets[number].id, number) for number in numbers))
    with watching(monkeypatch) as watch:
        draw(with_challenge(view, number=999))
        assert watch.faults == []
    assert "Your choice" in {one.what for one in watch.pieces}


def strip_only(one: BoardPicture, other: BoardPicture) -> bool:
    x, y, width, height = STRIP
    return inside(changed(one, other), (x, y, x + width, y + height))


def test_sides_cards_and_announcements_are_told_in_the_strip() -> None:
    view = board()
    challenge = view.table.challenge
    assert challenge is not None
    offense = challenge.offense
    for change in ({"tokens": 3}, {"allies": ()}, {"allies": (BaseView(1, 2),)}, {"card": None}, {"card": "A40.1"}):
        assert strip_only(view, with_challenge(view, offense=msgspec.structs.replace(offense, **change)))
    assert strip_only(view, with_challenge(view, reverse=True))
    use = UseView(1, "edict", "card_zap", None, False)
    assert strip_only(view, with_table(view, stack=(use,)))
    cancelled = msgspec.structs.replace(use, cancelled=True)
    assert changed(view, with_table(view, stack=(cancelled,))) is None


@pytest.mark.parametrize(
    ("change", "drawn", "told"),
    [
        ({"card": "A40.1", "turned": True}, {"40 counts as", "compromise"}, "attack 40 (counts as compromise)"),
        ({"card": "C.1", "face": "A15"}, {"counts as", "attack 15"}, "compromise (counts as attack 15)"),
        ({"card": "A15", "face": "A15"}, {"attack 15"}, "attack 15"),
        ({"card": "", "face": "A15"}, {"card laid"}, ""),
    ],
)
def test_an_open_card_that_counts_as_another_says_so_in_the_strip_and_in_its_words(
    change: dict[str, object], drawn: set[str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    challenge = board().table.challenge
    assert challenge is not None
    view = with_challenge(board(), offense=replace(challenge.offense, **change))
    with watching(monkeypatch) as watch:
        draw(view)
        assert watch.faults == []
    bottom = [one.what for one in watch.pieces if STRIP[1] + 295 < one.box[1] / SCALE < STRIP[1] + STRIP[3]]
    assert drawn <= set(bottom)
    assert ("Ana has laid a card" if not told else f"Ana has played {told};") in alt.board(view)


def test_captives_and_piles_in_the_challenge_have_their_dots_and_are_told() -> None:
    view = board()
    challenge = view.table.challenge
    assert challenge is not None
    offense, defense = challenge.offense, challenge.defense
    target = view.table.planet(challenge.target or "")
    helper, own = defense.allies[0], next(base for base in target.bases if base.seat == defense.seat)
    captive = (("yellow", 1),)
    mixed = [
        with_challenge(view, offense=replace(offense, guests=captive)),
        with_challenge(view, offense=replace(offense, piled=captive)),
        with_challenge(view, offense=replace(offense, allies=(replace(offense.allies[0], guests=captive),))),
        with_challenge(view, defense=replace(defense, allies=(replace(helper, guests=captive), *defense.allies[1:]))),
    ]
    for one in mixed:
        assert strip_only(view, one)
        assert alt.board(one) != alt.board(view)
    assert "On the cone: Ana 4 (1 of" in alt.board(mixed[0])
    bases = [replace(base, guests=captive) if base == own else base for base in target.bases]
    planets = tuple(replace(one, bases=tuple(bases)) if one == target else one for one in view.table.planets)
    box = changed(view, with_table(view, planets=planets))
    assert box is not None
    assert box[1] < STRIP[1] + STRIP[3]


def stages() -> Iterator[tuple[str, ChallengeView | None]]:
    known = board().table.challenge
    assert known is not None
    unknown = msgspec.structs.replace(known.defense, seat=None, tokens=0, allies=(), card=None)
    bare = msgspec.structs.replace(known, defense=unknown, target=None)
    yield "setup", None
    yield "start", bare
    yield "wild", msgspec.structs.replace(bare, flips=("wild",))
    yield "red", msgspec.structs.replace(bare, flips=("wild", "red.reverse"))
    yield "defense", msgspec.structs.replace(bare, flips=("wild", "purple"), defense=known.defense)
    yield "aimed", known


def test_no_tokens_are_counted_before_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    view = board("board-two")
    with watching(monkeypatch) as watch:
        draw(view)
    x, y, width, height = STRIP
    inner = (x * SCALE, y * SCALE, (x + width) * SCALE, (y + height) * SCALE)
    assert {one.what for one in watch.pieces if inside(one.box, inner)} == {"OFFENSE", "Cleo", "destiny"}


def test_what_was_decreed_is_shown_instead_of_the_destiny_card() -> None:
    shown = {name: challenge for name, challenge in stages() if challenge is not None}
    decreed = {name: replace(shown[name], colour="red") for name in ("start", "wild")}
    assert pixels(with_table(board(), challenge=shown["red"])) != pixels(with_table(board(), challenge=shown["wild"]))
    for challenge in decreed.values():
        assert pixels(with_table(board(), challenge=shown["red"])) == pixels(with_table(board(), challenge=challenge))


def test_a_flare_that_is_announced_is_called_one(monkeypatch: pytest.MonkeyPatch) -> None:
    view = with_table(board(), stack=(UseView(1, "flare", "virus", None, False),))
    with watching(monkeypatch) as watch:
        draw(view)
    assert "Virus flare" in {one.what for one in watch.pieces}


def test_destiny_stays_while_something_is_announced() -> None:
    wild = with_table(board(), challenge=dict(stages())["wild"])
    use = (UseView(1, "edict", "card_zap", None, False),)
    box = changed(wild, with_table(wild, stack=use))
    assert inside(box, (STRIP[0], STRIP[1] + STRIP[3] - 60, STRIP[0] + STRIP[2], STRIP[1] + STRIP[3]))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_words_of_the_offense_end_before_the_foot_of_the_cone(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = board()
    assert view.table.challenge is not None
    compromise = replace(view.table.challenge.offense, card="C.1", tokens=19)
    view = replace(with_challenge(view, offense=compromise), names=("Benedikta von Hohenfels",) * 6, language=language)
    with watching(monkeypatch) as watch:
        draw(view)
    x, y, _, height = (SCALE * edge for edge in STRIP)
    words = [one for one in watch.pieces if one.box[0] < x + SCALE * 80 and y < one.box[1] < y + height]
    assert len(words) == 5
    assert max(one.box[2] for one in words) < x + SCALE * 216


def test_allies_without_tokens_are_shown_while_they_join_and_not_later() -> None:
    view = board()
    assert view.table.challenge is not None
    for name in ("offense", "defense"):
        side = getattr(view.table.challenge, name)
        alone = replace(view, phase="allies", table=with_challenge(view, **{name: replace(side, allies=())}).table)
        joining = with_challenge(alone, **{name: replace(side, allies=(BaseView(5, 0),))})
        assert changed(alone, joining) is not None
        assert changed(replace(alone, phase="cards"), replace(joining, phase="cards")) is None
        assert "Finn 0" in alt.board(joining)
        assert alt.board(replace(alone, phase="cards")) == alt.board(replace(joining, phase="cards"))


def test_tokens_in_a_ring_are_shown_in_its_system() -> None:
    view = board()
    place = places(6)[2]
    where = (place.x, place.y, place.x + place.width, place.y + SYSTEM)
    assert inside(changed(view, with_player(view, 2, ring=(("blue", 2),))), where)


def test_every_stage_of_a_challenge_looks_different() -> None:
    drawn = {name: pixels(with_table(board(), challenge=challenge)).tobytes() for name, challenge in stages()}
    assert len(set(drawn.values())) == len(drawn)


def test_every_phase_is_told_by_name_and_by_dots() -> None:
    view = board()
    for phase, number in PHASES.items():
        image = pixels(msgspec.structs.replace(view, phase=phase))
        row = image.crop((700, 48, 1168, 52)).convert("L").point(lambda level: 255 if level > 200 else 0)
        runs = [row.getpixel((x, 2)) for x in range(row.width)]
        starts = sum(now == 255 and before != 255 for before, now in zip([0, *runs], runs, strict=False))
        assert starts > number


def test_who_has_left_has_a_grey_header_and_keeps_the_mark() -> None:
    view = with_player(board(), 1, active=False)
    place = places(6)[1]
    header = (place.x, place.y, place.x + place.width, place.y + 68)
    image = pixels(view)
    assert share(image, header, theme.RAISED) > 0.4
    assert share(image, header, theme.PLAYERS["blue"].fill) > 0.02


def test_what_is_hidden_is_not_in_the_picture() -> None:  # 2.1.5
    """A board view has no field for hands, powers dealt or face-down cards; a card face down is the empty text."""
    view = board()
    challenge = view.table.challenge
    assert challenge is not None
    assert challenge.offense.card == ""
    assert {field.name for field in msgspec.structs.fields(PlayerView)} & {"cards", "dealt", "hand_cards"} == set()
    assert changed(view, with_table(view, hands=(("A40.1",),) * 6)) is None


@pytest.mark.parametrize("count", range(2, 7))
def test_systems_planets_and_pictures_keep_apart_at_every_number_of_seats(count: int) -> None:
    spots = places(count)
    assert len(set(spots)) == count
    boxes = [(spot.x, spot.y, spot.x + spot.width, spot.y + SYSTEM) for spot in spots]
    for at, one in enumerate(boxes):
        assert one[0] >= 32
        assert one[2] <= 1168
        assert one[3] <= 1600 - 8
        assert one[3] <= WARP[1] - 8 or one[1] >= WARP[1] + WARP[3] + 8
        for other in boxes[at + 1 :]:
            assert one[2] + 16 <= other[0] or other[2] + 16 <= one[0] or one[3] < other[1] or other[3] < one[1]
    for spot in spots:
        centres = spot.planets()
        for at, (x, y) in enumerate(centres):
            assert spot.x <= x - spot.radius
            assert x + spot.radius <= spot.x + spot.width
            for ox, oy in centres[at + 1 :]:
                assert (x - ox) ** 2 + (y - oy) ** 2 > (2 * spot.radius) ** 2


def test_a_layer_is_found_by_its_name_and_drawn_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "spots.py").write_text(
        "from renderers.kit import theme\n"
        "def draw(canvas, places, data, table):\n"
        "    canvas.disc(places[0].x + 60, places[0].y + 440, int(data), theme.TEXT)\n"
    )
    monkeypatch.setattr(layers, "__path__", [str(tmp_path)])
    view = board()
    spotted = with_table(view, expansions={"spots": msgspec.Raw(b"12")})
    place = places(6)[0]
    x, y = place.x + 60, place.y + 440
    assert inside(changed(view, spotted), (x - 14, y - 14, x + 14, y + 14))
    assert draw(with_table(view, expansions={"without_a_layer": msgspec.Raw(b"1")})) == draw(view)


def test_an_empty_table_of_two_is_drawn() -> None:
    view = board("board-two")
    empty = TableView(view.table.players, view.table.planets, None, (), 0, (), 0, 4, (), "", ())
    assert draw(msgspec.structs.replace(view, table=empty, phase="setup")).startswith(b"\x89PNG")


@pytest.mark.parametrize("count", [1, 6])
def test_what_was_announced_for_later_stands_in_the_strip_until_something_else_is_announced(count: int) -> None:
    quiet = with_table(board(), stack=())
    calls = tuple(CallView(seat % 6, "calculator", flare=True) for seat in range(count))
    called = with_challenge(quiet, calls=calls)
    x, y, width, height = STRIP
    assert inside(changed(quiet, called), (x + width / 4, y + height - 80, x + width, y + height))
    use = UseView(0, "power", "virus", None, False)
    assert changed(with_table(quiet, stack=(use,)), with_table(called, stack=(use,))) is None


@pytest.mark.parametrize(("file", "drawn"), [("board-two", True), ("board-six", False)])
def test_powers_have_their_emblems_where_all_names_keep_their_size(
    file: str, drawn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    powers = tuple(PowerView(at, power, False, ()) for at, power in enumerate(("philanthropist", "anti_matter")))
    view = with_player(board(file), 0, powers=powers)
    with_emblems = pixels(view)
    monkeypatch.setattr(renderer, "POWERS", {})
    place = places(len(view.table.players))[0]
    line = (place.x + 14, place.y + 76, place.x + place.width - 8, place.y + 120)
    without = board_pixels(view)
    assert (ImageChops.difference(with_emblems.crop(line), without.crop(line)).getbbox() is not None) == drawn


def test_where_a_planet_has_burned_is_a_hole_and_the_others_keep_their_places() -> None:
    whole, burned = board("board-four"), board("board-burned")
    whole = msgspec.structs.replace(whole, names=burned.names)
    assert share(pixels(burned), around(whole, "blue-4", -12), theme.GROUND) > 0.5
    gone = {planet.id for planet in whole.table.planets} - {planet.id for planet in burned.table.planets}
    assert gone == {"blue-4", "blue-5", "orange-2"}
    for planet in burned.table.planets:
        left, top, right, low = map(round, around(whole, planet.id))
        pair = [pixels(view).crop((left, top, right, low)) for view in (whole, burned)]
        assert ImageChops.difference(*pair).getbbox() is None, planet.id


@pytest.mark.parametrize("file", ["board-two", "board-three", "board-four", "board-crowd"])
def test_ten_small_planets_do_not_touch_each_other_and_leave_the_gap_below(file: str) -> None:
    for place in places(len(board(file).table.players)):
        small = place._replace(second="orange")
        centres = small.planets()
        assert len(set(centres)) == 10
        for one, other in combinations(centres, 2):
            assert math.dist(one, other) >= 2 * small.radius
        assert all(place.x + small.radius <= x <= place.x + place.width - small.radius for x, _ in centres)
        below = [x for x, y in centres if y == small.low]
        middle = place.x + place.width / 2
        assert small.gap == place.room
        assert len(below) == 10 or all(abs(x - middle) >= small.gap / 2 for x in below)

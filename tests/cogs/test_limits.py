"""Every command and component against Discord's limits; discord.py lets some of them pass."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

import discord
import msgspec
import pytest
from discord import app_commands
from discord.ext import commands

from bot.cosmic.model import options as cosmic_options
from bot.play.games.lobby_games import COMPUTER_NAMES, LOBBY_GAMES, LobbyGame, possible, shown, table_name
from bot.play.lobbies.forms import topics
from bot.play.lobbies.lobby import Lobby
from bot.play.policy import Policy
from bot.play.rosters import Seated
from bot.play.tournaments.organising import Award, Begin, More, TakeOut
from bot.ratings.tournament import Entrant, Meeting, Tournament
from bot.slap import options as slap_options
from bot.store.rows import Traces
from bot.tables.contract.table import Body, Button
from bot.tables.cosmic import table_options
from bot.words.message import LANGUAGES, Language
from bot.words.speech import Speech, speech
from cogs import tournaments
from cogs.at_table import TABLE_COMMANDS, AnywhereCog, AtTableCog
from cogs.learning import LearnCog
from cogs.lobbies.finding import LobbyCog, search_form
from cogs.lobbies.lobby import LobbyHandlers
from cogs.lobbies.lobby_views import (
    buttons,
    games_view,
    lobby_says,
    options_line,
    started,
    topic_form,
    topics_view,
)
from cogs.server import (
    FORMS,
    LONGEST,
    ServerCog,
    deleted,
    fitted_findings,
    panel,
    privacy,
    settings,
    settings_form,
    settings_view,
)
from cogs.tournaments import act_of, id_of, menus, opening_form, sure
from cogs.ui.components import entered, list_panel, table_view, typed_value
from cogs.ui.translate import MORE, REPLACED, Translator
from cogs.ui.voices import NEEDED, missing_permissions
from tests.words.voices import EN

GAMES = pytest.mark.parametrize("game", LOBBY_GAMES.values(), ids=lambda game: game.name)


class _Services:
    store = None


class _TableRegistry:
    services = _Services()


Door: TypeAlias = app_commands.Group | app_commands.Command[Any, ..., Any]
"""What Discord lists at the top level."""


def doors() -> list[Door]:
    registry: Any = _TableRegistry()
    lobby: Any = LobbyHandlers.__new__(LobbyHandlers)
    nothing: Any = None
    cogs: list[commands.Cog] = [
        AtTableCog(registry, nothing, nothing, lobby, nothing, nothing, nothing, nothing, nothing),
        AnywhereCog(nothing, nothing, nothing, nothing),
        ServerCog(nothing, nothing, nothing),
        LobbyCog(nothing, nothing),
        LearnCog(nothing),
    ]
    return [door for cog in cogs for door in ([cog.app_command] if cog.app_command else cog.__cog_app_commands__)]


def typed_commands() -> list[app_commands.Command[Any, ..., Any]]:
    """All that can be typed, those in groups included."""
    found = [one for door in doors() for one in (door.commands if isinstance(door, app_commands.Group) else [door])]
    return [one for one in found if isinstance(one, app_commands.Command)]


def test_the_commands_of_a_table_are_the_same_for_all_games() -> None:
    names = {command.qualified_name for command in typed_commands()}
    assert {"answer", "hand", "board", "log", "why", "undo", "pause", "leave", "orders", "watch"} == {*TABLE_COMMANDS}
    assert {*TABLE_COMMANDS} <= names


def test_there_is_one_door_at_most_25_commands_of_three_options_each_and_15_in_all() -> None:
    options = {command.qualified_name: len(command.parameters) for command in typed_commands()}
    assert len(options) <= 25
    assert max(options.values()) <= 3
    assert sum(options.values()) <= 15


def test_an_old_name_of_a_command_is_answered_by_what_replaced_it() -> None:
    names = {command.qualified_name for command in typed_commands()}
    assert not names & {*REPLACED}
    assert {*REPLACED.values()} - {MORE} <= names


def weight(command: Any) -> int:
    """Characters that Discord counts; of a text's languages the longest one."""
    if isinstance(command, list):
        return sum(weight(part) for part in command)
    if not isinstance(command, dict):
        return 0
    total = sum(weight(part) for part in command.values())
    for name in ("name", "description", "value"):
        said = [str(command.get(name, "")), *(command.get(f"{name}_localizations") or {}).values()]
        total += max(len(sentence) for sentence in said)
    return total


@pytest.mark.parametrize("door", doors(), ids=lambda door: door.name)
async def test_commands_keep_discords_limits(door: Door) -> None:
    below = door.commands if isinstance(door, app_commands.Group) else []
    assert len(below) <= 25
    async with discord.Client(intents=discord.Intents.none()) as client:
        assert weight(door.to_dict(app_commands.CommandTree(client))) <= 8_000
    for command in [door, *below]:
        assert re.fullmatch(r"[-_a-z0-9]{1,32}", command.name)
        assert 1 <= len(command.description) <= 100
        if isinstance(command, app_commands.Command):
            assert len(command.parameters) <= 25
            for parameter in command.parameters:
                assert re.fullmatch(r"[-_a-z0-9]{1,32}", parameter.name)
                assert 1 <= len(str(parameter.description)) <= 100
                assert len(parameter.choices) <= 25
                assert all(1 <= len(choice.name) <= 100 for choice in parameter.choices)


def typed() -> dict[str, app_commands.Parameter]:
    return {
        f"{command.qualified_name} {parameter.name}": parameter
        for command in typed_commands()
        for parameter in command.parameters
        if parameter.type is discord.AppCommandOptionType.string and not parameter.choices
    }


def test_what_is_typed_into_a_command_has_a_length_but_for_answers_which_have_one_where_they_are_read() -> None:
    endless = {name for name, parameter in typed().items() if parameter.max_value is None}
    assert endless == {"answer text"}
    assert max(parameter.max_value or 0 for parameter in typed().values()) <= 1_000


async def test_descriptions_are_translated_and_names_are_not() -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        tree: Any = app_commands.CommandTree(client)
        await tree.set_translator(Translator())
        for door in doors():
            payload = await door.get_translated_payload(tree, tree.translator)
            assert weight(payload) <= 8_000
            everything(payload)


OWN_NAMES = [speech(language)("language-name") for language in LANGUAGES]
"""Languages are called as they call themselves."""


def everything(payload: Any) -> None:
    """Every description has a German one, and none has over 100 characters; names of commands have no translation."""
    others = payload["description_localizations"]
    assert {"de"} <= set(others) <= {*LANGUAGES}
    assert all(1 <= len(told) <= 100 and told != payload["description"] for told in others.values())
    assert not payload.get("name_localizations")
    for choice in payload.get("choices") or ():
        names = choice.get("name_localizations") or {}
        assert "de" in names or choice["name"] in OWN_NAMES
        assert all(1 <= len(name) <= 100 for name in names.values())
    for part in payload.get("options") or ():
        everything(part)


async def test_only_what_opens_nothing_and_answers_its_user_alone_is_there_for_people_who_install_it() -> None:
    # Installed by a person the others would open lobbies in servers whose threads the bot cannot reach.
    async with discord.Client(intents=discord.Intents.none()) as client:
        tree = app_commands.CommandTree(client)
        told = {door.name: door.to_dict(tree) for door in doors()}
    personal = {name for name, one in told.items() if one["integration_types"] == [0, 1]}
    assert personal == {"answer", "away", "games", "hand", "help", "privacy", "rules"}
    assert all(told[name]["contexts"] == [0, 1, 2] for name in personal)
    assert all(one["integration_types"] == [0] for name, one in told.items() if name not in personal)
    assert all(told[name]["contexts"] == [0, 1] for name in {*TABLE_COMMANDS} - personal)


def fields_of(game: LobbyGame) -> set[str]:
    """Every option that the game reads and that somebody may choose."""
    if game.name == "slap":
        return {*slap_options.Options.__struct_fields__, "motion", slap_options.HEAT, slap_options.COMPUTERS} - {
            "dealer"
        }
    flags = {name for name, flag in cosmic_options.FLAGS.items() if flag.offered}
    flags |= {*cosmic_options.Options.__struct_fields__} - {"extras"}
    return {*flags, *table_options.TableOptions.__struct_fields__}


def tournament_views(say: Speech) -> list[discord.ui.View]:
    """Menus and questions of a tournament of as many as there may be, with long names."""
    people = tuple(Entrant("W" * 32, 10**18 + number) for number in range(64))
    seats = [tuple(range(at, min(at + 10, 64))) for at in range(0, 64, 10)]
    now = Tournament("swiss", 10, 64, 0, 0, people, tuple(range(64)), (tuple(Meeting(one) for one in seats),))
    acts = (Begin(), More(1), Award(99, 31, 63), TakeOut(10**18 + 3))
    assert [act_of(id_of(act)) for act in acts] == list(acts)
    return [
        *(menus(what, now, 0, say) for what in ("award", "out")),
        *(sure(act, now, say)[1] for act in acts),
    ]


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offered_value_of_an_option_is_one_that_the_game_takes(game: LobbyGame, language: Language) -> None:
    ours, english = game.options_in(language), game.options_in("en")
    assert [option.name for option in ours] == [option.name for option in english]
    for option, other in zip(ours, english, strict=True):
        assert [value for value, _ in option.values] == [value for value, _ in other.values]
        assert all(label for _, label in option.values)
        bases: list[dict[str, str]] = (
            [{}, {"mode": "slow"}] if game.name == "slap" else [{}, {"powers_per_player": "2"}]
        )
        takes = {value for chosen in bases for value, _ in possible(game, option, chosen)}
        assert takes == {value for value, _ in option.values}
        assert bool(option.typed) == bool(other.typed)
    assert [temper.name for temper in game.tempers_in(language)] == [temper.name for temper in game.tempers_in("en")]


@GAMES
def test_the_forms_have_every_option_of_the_table_and_offer_only_what_goes_together(game: LobbyGame) -> None:
    assert {option.name for option in game.options_in("en")} == fields_of(game)
    samples: list[dict[str, str]] = [{}]
    if game.name == "slap":
        samples += [{"mode": "slow"}, {"comebacks": "unlimited"}, {"flip_limit": "none"}]
    else:
        samples += [{"powers_per_player": "2", "powers_dealt": "4"}, {"seats": "2"}, {"bases_to_win": "8"}]
    for chosen in samples:
        for option in game.options_in("en"):
            for value, _ in possible(game, option, chosen):
                game.check(game.choose(chosen, option.name, value), None)


def test_another_mode_gives_up_what_belongs_to_the_old_one() -> None:
    choose = LOBBY_GAMES["slap"].choose
    live = {"mode": "live", "pace": "2 s", "slap_by": "both", "flip": "manual", "late": "strict", "penalty": "1"}
    assert choose(live, "mode", "slow") == {"mode": "slow", "penalty": "1"}
    assert choose(live, "mode", "live") == live
    assert choose({"mode": "slow", "pace": "15 min"}, "mode", "live") == {"mode": "live"}
    assert choose({"pace": "2 s"}, "penalty", "0") == {"pace": "2 s", "penalty": "0"}


def test_what_the_panel_shows_of_an_option_is_what_the_table_will_play() -> None:
    slap = LOBBY_GAMES["slap"]
    said = {option.name: shown(slap, option, {"mode": "slow"}) for option in slap.options_in("en")}
    assert (said["mode"], said["pace"], said["slap_by"]) == ("slow, over days", "slow table: 5 min", "button")
    said = {option.name: shown(slap, option, {"pace": "2.5 s"}) for option in slap.options_in("en")}
    assert (said["mode"], said["pace"], said["slap_by"]) == ("live, everybody at once", "2.5 s", "✋ reaction")


@GAMES
def test_the_first_value_of_every_option_is_its_default(game: LobbyGame) -> None:
    chosen = {option.name: option.values[0][0] for option in game.options_in("en")}
    if game.name == "slap":
        assert slap_options.from_strings(chosen).pace_ms == slap_options.from_strings({}).pace_ms
        chosen.pop("pace")
        assert msgspec.structs.replace(slap_options.from_strings(chosen), slap_by=None) == slap_options.from_strings({})
    else:
        table, flags = table_options.read(chosen)
        assert (table, msgspec.structs.replace(flags, extras={})) == table_options.read({})
        offered = [flag for flag in cosmic_options.FLAGS.values() if flag.offered]
        assert flags.extras == {flag.name: flag.default for flag in offered}


def test_a_typed_value_is_read_from_a_form_of_either_shape() -> None:
    field = {"type": 4, "custom_id": "value", "value": " 2.5 s "}
    assert typed_value([*entered({"components": [{"type": 1, "components": [field]}]})]) == "2.5 s"
    assert typed_value([*entered({"components": [{"type": 18, "component": field}]})]) == "2.5 s"
    assert typed_value([*entered({})]) == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_forms_keep_discords_limits(language: Language) -> None:
    say = speech(language)
    forms = [search_form(name, say, calls=True) for name in LOBBY_GAMES]
    for name in LOBBY_GAMES:
        lobby = Lobby(10**15 - 1, name, 1, [Seated("Ana", 1)], {}, "lobby")
        forms += [topic_form(lobby, topic, language) for topic, _ in topics(lobby, say)]
    forms.append(opening_form(say))
    full = Policy(tuple(range(10**18, 10**18 + 25)), "role", 10**18, 20, 9)
    forms += [settings_form(form, policy, say) for form in FORMS for policy in (Policy(), full)]
    for sent in (form.to_dict() for form in forms):
        assert 1 <= len(sent["title"]) <= 45
        assert "**" not in sent["title"], "Discord shows markup in titles as it is written"
        assert 1 <= len(sent["custom_id"]) <= 100
        assert 1 <= len(sent["components"]) <= 5
        for label in sent["components"]:
            assert 1 <= len(label["label"]) <= 45
            assert len(label.get("description") or "") <= 100
            assert len(label["component"].get("options", ())) <= 25
            assert len(label["component"].get("placeholder", "")) <= 100
            assert 1 <= label["component"].get("max_length", 4_000) <= 4_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_of_a_server_keeps_discords_limits(language: Language) -> None:
    rows = panel(speech(language), moves=True)
    view = list_panel("head", rows)
    assert view.total_children_count <= 40
    assert all(1 <= len(row.label) <= 80 for row in rows)
    assert len({row.custom_id for row in rows}) == len(rows)


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
async def test_components_keep_discords_limits(game: LobbyGame, language: Language) -> None:
    seats = [*(Seated("x" * 32, n) for n in range(9)), Seated(max(COMPUTER_NAMES, key=len))]
    lobby = Lobby(10**15 - 1, game.name, 1, seats, {"language": language}, "lobby")
    views = [buttons(lobby), topics_view(lobby, speech(language)), games_view("tonight", language, speech(language))]
    views.append(settings_view(speech(language)))
    for begun in (False, True):
        views += [tournaments.entry(speech(language), begun=begun), tournaments.running(speech(language), begun=begun)]
    row = tuple(Button(10**15 - 1, f"choice{n}" * 5, "L" * 80) for n in range(5))
    whole = table_view(10**15 - 1, Body("x", (row,)))
    assert whole is not None
    for view in [*views, whole]:
        ids = []
        for line in view.to_components():
            assert len(line["components"]) <= 5
            for part in line["components"]:
                ids.append(part["custom_id"])
                assert len(part["custom_id"]) <= 100
                assert len(part.get("label") or "") <= 80
                assert "**" not in (part.get("label") or ""), "Discord shows markup on buttons as it is written"
                assert len(part.get("placeholder") or "") <= 150
                assert len(part.get("options", [])) <= 25
                for choice in part.get("options", []):
                    assert 1 <= len(choice["label"]) <= 100
                    assert len(choice.get("description") or "") <= 100
        assert len(ids) == len(set(ids))
        assert len(view.to_components()) <= 5
        assert view.is_finished()  # discord.py must keep no copy


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_keep_discords_limits_with_a_full_table_of_long_names(game: LobbyGame, language: Language) -> None:
    say = speech(language)
    seats = [Seated("*" * 32, temper="careful") for _ in range(10)]
    options: dict[str, str] = {}
    for option in game.options_in(language):
        options = game.choose(options, option.name, possible(game, option, options)[-1][0])
    lobby = Lobby(10**15, game.name, 10**19, seats, options, "lobby")
    for sentence in (
        lobby_says(lobby),
        started(lobby, 10**19, say, in_post=False),
        started(lobby, 10**19, say, in_post=True),
        options_line(lobby, say),
        say("table-help"),
        say("table-help-slap"),
        missing_permissions(NEEDED, 10**19, say),
        say("table-verified", table="1" * 15, seed=str(2**128), published="h" * 32, recomputed="h" * 32, agree=True),
        settings(Policy(tuple(range(10**18, 10**18 + 25)), "role", 10**18, 20, 9), say),
        privacy(Traces(7_001, [1, 2], 7_002), 7_003, 7_004, say),
        deleted(7_001, 7_002, say),
    ):
        assert len(sentence) <= 2_000
    assert len(table_name(game.name, 10**15, say)) <= 100


def test_every_needed_permission_is_one_of_discords() -> None:
    for name in NEEDED:
        assert name in discord.Permissions.VALID_FLAGS


def test_more_findings_than_fit_are_counted_and_equal_ones_said_once() -> None:
    findings = [f"- {number} " + "x" * 90 for number in range(60)]
    whole = fitted_findings([*findings, findings[0]], EN)
    assert len(whole) <= LONGEST
    shown = sum(line in findings for line in whole.splitlines())
    assert whole.splitlines()[-1] == EN("admin-more", count=60 - shown)
    assert fitted_findings([findings[0]] * 3, EN).splitlines() == [EN("admin-found"), findings[0]]

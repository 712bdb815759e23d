"""How each job is done. A driver with jobs of its own registers them here."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from bot.store import jobs
from bot.store.rows import Forgotten
from bot.store.statements import (
    blocking,
    changing,
    following,
    holding,
    holidays,
    keeping,
    rating,
    reminding,
)
from bot.store.statements.events import seasons, tournaments
from bot.store.statements.script import Script


@singledispatch
def script_of(job: jobs.Job[Any]) -> Script[Any]:
    """What to ask of the database for a job, inside a transaction."""
    raise NotImplementedError(type(job).__name__)


@script_of.register
def _(job: jobs.CreateTable) -> Script[int]:
    return changing.insert_table(job.row, job.due, job.now_ms)


@script_of.register
def _(job: jobs.Commit) -> Script[None]:
    return changing.apply_batch(job.batch, job.now_ms)


@script_of.register
def _(job: jobs.SetPreference) -> Script[None]:
    return changing.set_preference(job.user, job.name, job.value)


@script_of.register
def _(job: jobs.GoAway) -> Script[None]:
    return holidays.go_away(job.rows)


@script_of.register
def _(job: jobs.ComeBack) -> Script[None]:
    return holidays.come_back(job.user, job.tables)


@script_of.register
def _(job: jobs.Block) -> Script[None]:
    return blocking.block(job.user, job.other)


@script_of.register
def _(job: jobs.Unblock) -> Script[None]:
    return blocking.unblock(job.user, job.other)


@script_of.register
def _(job: jobs.Told) -> Script[None]:
    return following.told(job.user, job.table, job.challenge, job.at_ms)


@script_of.register
def _(job: jobs.Unfollow) -> Script[None]:
    return following.unfollow(job.user, job.table)


@script_of.register
def _(job: jobs.SetPerson) -> Script[None]:
    return changing.set_person(job.row)


@script_of.register
def _(job: jobs.OpenSeason) -> Script[bool]:
    return seasons.open_season(job.row)


@script_of.register
def _(job: jobs.EndSeason) -> Script[bool]:
    return seasons.end_season(job.guild, job.now_ms, job.channel)


@script_of.register
def _(job: jobs.TellEnd) -> Script[int]:
    return seasons.tell_end(job.row, job.table, job.said, job.now_ms)


@script_of.register
def _(job: jobs.OpenTournament) -> Script[int]:
    return tournaments.open_tournament(job.row, job.state, job.said, job.now_ms)


@script_of.register
def _(job: jobs.Advance) -> Script[bool]:
    return tournaments.advance(job.progress, job.now_ms)


@script_of.register
def _(job: jobs.SetSettings) -> Script[None]:
    return changing.set_settings(job.guild, job.settings)


@script_of.register
def _(job: jobs.TellStory) -> Script[None]:
    return changing.tell_story(job.row)


@script_of.register
def _(job: jobs.Rate) -> Script[bool]:
    return rating.rate(job.guild, job.turn, job.tables, job.rows, job.powers)


@script_of.register
def _(job: jobs.Recount) -> Script[bool]:
    return rating.recount(job.guild, job.turn, job.games, job.last, job.rows, job.powers)


@script_of.register
def _(job: jobs.SetCommandsDigest) -> Script[None]:
    return changing.set_commands_digest(job.application, job.digest)


@script_of.register
def _(job: jobs.Remind) -> Script[None]:
    return reminding.apply_reminded(job.done)


@script_of.register
def _(job: jobs.RemoveFinished) -> Script[int]:
    return keeping.remove_finished(job.before_ms, job.most, job.guild)


@script_of.register
def _(job: jobs.Forget) -> Script[Forgotten]:
    return keeping.forget(job.user, job.name)


@script_of.register
def _(job: jobs.Renew) -> Script[None]:
    return holding.renew(job.token, job.until_ms)


@script_of.register
def _(job: jobs.Release) -> Script[None]:
    return holding.release(job.token)

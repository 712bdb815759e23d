"""All games that the bot knows, by the name under which the store and files keep them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.game import COSMIC
from bot.cosmic.model import older_pools
from bot.kernel.chance import commitment
from bot.kernel.saving.export import Playable
from bot.play.games.cosmic_kind import CosmicKind
from bot.play.games.kind import Kind
from bot.play.games.slap_kind import SlapKind
from bot.slap import options as slap_options
from bot.slap.game import RULES
from bot.tables.cosmic import table_options

KINDS: Mapping[str, Kind] = {"slap": SlapKind(), "cosmic": CosmicKind()}
"""Games that tables can play."""

PLAYABLES: Mapping[str, Playable] = {
    RULES.name: Playable(RULES, slap_options.from_strings, lambda game: str(game.state.commitment)),
    COSMIC.name: Playable(COSMIC, table_options.flags, lambda game: commitment(game.seed), {2: older_pools.spelled}),
}
"""Games whose files can be checked, shown and played on."""


def rules_known() -> str:
    """The versions of the rules of all games, such as ``cosmic 6, slap 1``."""
    return ", ".join(f"{name} {kind.rules.version}" for name, kind in sorted(KINDS.items()))

"""The rules behind the asteroids' events, in German; what each is, is said in ``text``."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.words.expansion_words import ExpansionWords, Reason, add
from bot.cosmic.words.phrases_de import rule


def _fixed(told: str) -> Reason:
    return lambda data, before, names: told


_REASONS: Mapping[str, str] = {
    "asteroid_placed": f"Jeder Asteroid beginnt mit einer zufälligen Kraft, die niemand hat {rule('AST5')}.",
    "asteroids_decreed": (
        f"Orbital entscheidet, bevor sie rücken, mit seiner Flare auch nach links; die erste Entscheidung gilt "
        f"{rule('AST13')}."
    ),
    "asteroid_held": (
        f"Stasis muss in jeder Begegnung einen Asteroiden halten, einen anderen als in der letzten {rule('AST14')}."
    ),
    "asteroids_rotated": (
        f"In jeder Begegnung rücken alle Asteroiden vor dem Schicksal ein System nach rechts, gegen die Zugfolge "
        f"{rule('AST10')}; Orbital kann das ändern {rule('AST13')}, und Stasis hält einen fest {rule('AST14')}. "
        f"Wer jetzt einen hat, darf seine Kraft nutzen, bis die Begegnung endet {rule('AST8')}."
    ),
    "asteroids_swapped": (
        f"Ein Hauptspieler mit Swap darf zwei Asteroiden die Plätze tauschen lassen {rule('AST27')}; wer sie nutzt, "
        f"ändert sich sofort {rule('AST8')}."
    ),
    "asteroid_attracted": (
        f"Strange Attractor bringt einen Asteroiden zu dem, der es spielt; einer, der dort liegt, tauscht den Platz "
        f"mit ihm {rule('AST40')}."
    ),
    "asteroid_split": (
        f"Ein geteilter Asteroid hat eine Kopie ein System im Uhrzeigersinn, mit derselben Kraft und allem, was dazu "
        f"gehört {rule('AST28')}."
    ),
    "asteroid_destroyed": (
        f"Cleaver darf Kopien aus früheren Begegnungen zerstören, niemals Originale {rule('AST28')}."
    ),
    "asteroid_processed": (
        f"Processor tauscht die Kraft eines Asteroiden, der zu jemand anderem kam, gegen eine zufällige; was zur alten "
        f"gehörte, wird abgelegt {rule('AST30')}."
    ),
    "asteroid_mined": (
        f"Miner darf den Asteroiden im System der Begegnung nutzen, und dann nutzt ihn sonst niemand {rule('AST29')}."
    ),
    "asteroid_released": (
        f"Wer gezappt ist, nutzt auch keinen Asteroiden {rule('AST22')}; was abgebaut war, fällt zurück "
        f"{rule('AST29')}."
    ),
    "asteroid_moved_house": f"Tauschen Heimatsysteme die Plätze, gehen Asteroiden mit ihnen {rule('AST34')}.",
    "asteroid_reattached": (
        f"Changeling kann gegen die Kraft eines Asteroiden getauscht werden; die Asteroiden bleiben, wo sie sind "
        f"{rule('AST25')}."
    ),
    "power_copied": f"Die Flare von Orbital kopiert eine Kraft des linken Nachbarn {rule('AST31')}.",
}

add(
    ExpansionWords(
        events={}, questions={}, language="de", reasons={kind: _fixed(told) for kind, told in _REASONS.items()}
    )
)

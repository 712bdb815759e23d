"""The rules behind the Skill Tokens' events, in German; what each is, is said in ``text``."""

from __future__ import annotations

from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.phrases_de import rule

add(
    ExpansionWords(
        events={},
        questions={},
        language="de",
        reasons={
            "skills_laid": lambda data, before, names: f"Alle legen Steine und Buchstaben frei aus {rule('S3')}.",
            "escorts_called": lambda data, before, names: (
                f"Wer Steine in der Begegnung hat, darf Escorts von Basen dazuholen, über die Grenze von vier hinaus, "
                f"der Angriff zuerst, dann im Uhrzeigersinn {rule('S11')}."
            ),
            "escorts_unseen": lambda data, before, names: (
                f"Wer ungesehen Steine einsetzt, sagt, dass Escorts kommen, und verbirgt, wie viele {rule('S25')}."
            ),
            "void_warning": lambda data, before, names: f"Kräfte brauchen drei aktive Leader {rule('S17')}.",
            "mustered": lambda data, before, names: (
                f"Bevor Karten gespielt werden, zählen die Shields auf der Seite der Abwehr gegen die Weapons auf der "
                f"Seite des Angriffs; mehr Shields beenden Begegnung und Zug {rule('S22')}."
            ),
        },
    )
)

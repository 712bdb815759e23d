-- Revises: V20
-- Date: 2026-11-26
-- Reason: who watches a game says ahead who wins a challenge.

-- Sealed until "winner" is known: a side, 'none', or empty while the challenge is open.
CREATE TABLE predictions (
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "challenge" INTEGER NOT NULL,
    "user" INTEGER NOT NULL,
    "guild" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "winner" TEXT NOT NULL,
    PRIMARY KEY ("table", "challenge", "user")
) STRICT, WITHOUT ROWID;
CREATE INDEX predictions_by_guild ON predictions ("guild", "user", "winner", "side");
CREATE INDEX predictions_by_user ON predictions ("user");

-- Revises: V20
-- Date: 2026-11-26
-- Reason: who watches a game says ahead who wins a challenge.

-- Sealed until "winner" is known: a side, 'none', or empty while the challenge is open.
CREATE TABLE predictions (
    "table" BIGINT NOT NULL REFERENCES tables ("id"),
    "challenge" BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    "guild" BIGINT NOT NULL,
    "side" TEXT COLLATE "C" NOT NULL,
    "winner" TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY ("table", "challenge", "user")
);
CREATE INDEX predictions_by_guild ON predictions ("guild", "user", "winner", "side");
CREATE INDEX predictions_by_user ON predictions ("user");

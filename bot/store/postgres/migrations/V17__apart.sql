-- Revises: V16
-- Date: 2026-11-26
-- Reason: people say with whom a search shall not seat them.

-- Whom somebody has blocked.
CREATE TABLE blocked (
    "user" BIGINT NOT NULL,
    "other" BIGINT NOT NULL,
    PRIMARY KEY ("user", "other")
);
CREATE INDEX blocked_by_other ON blocked ("other");

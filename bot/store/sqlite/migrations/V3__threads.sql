-- Revises: V2
-- Date: 2026-11-21
-- Reason: a command in a thread asks which table is played there; that must not read every table.

CREATE INDEX tables_by_thread ON tables ("thread");

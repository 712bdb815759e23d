-- Revises: V10
-- Date: 2026-11-22
-- Reason: a start wakes only tables that were awake; those that sleep are woken by their deadlines.

-- 1 from when a table is put to sleep until something is saved for it: nothing is under way, and all its timers are rows.
ALTER TABLE tables ADD COLUMN "asleep" INTEGER NOT NULL DEFAULT 0;

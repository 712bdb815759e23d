"""The slap game Zodiac: deck, rules, adjudication, pace, views and words. Pure; imports only the kernel."""

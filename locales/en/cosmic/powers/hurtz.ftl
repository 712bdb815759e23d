power-hurtz =
    .text = Once per challenge, when both cards lie face down or after they are revealed, offer tokens from your bases to any of the other players in the challenge, to each up to as many as they have there. Whoever accepts has them under their own tokens: each counts 2 for totals and rewards, and moves only with the token above it. If anybody accepts, you gain one counter, after the reveal two. For a counter you may end a player's lease, or double your rewards as a defensive ally. Your tokens come home when they lie under nothing.
    .example = Ana leases Ben two tokens. His four tokens and her two count 8.
    .wild = At the start of any challenge: offer another player your power for this challenge. If they take it, you get two random cards from their hand at the end if their side wins, else one.
    .super = You gain three counters.

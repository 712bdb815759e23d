power-silencer =
    .text = As a main player, once the defense is fixed, you may put a full mark of silence on a player who has none. Each time a marked player invites somebody, joins a side or uses an optional power, you may make them lose a token of your choice that is not in the challenge, or a random card; for several of these at the same moment only once. A full mark becomes a partial one as the challenge ends; a partial mark is gone after one penalty.
    .example = Ana marks Ben. Ben invites Cy, and Ana takes a token from his planet 3. The mark stays until the challenge ends, then it is a partial one.
    .wild = As a main player: switch off your opponent's power for this challenge. That is no zap. Afterwards this flare goes to whoever has Silencer, or is discarded.
    .super = When you mark a player, one or two partial marks of others become full again.

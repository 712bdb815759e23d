power-dictator =
    .text = While you are not the offense and destiny shows a colour, you may have it count as any player's colour, even the offense's own. A wild card cannot be changed.
    .example = Ana draws blue. Cy, who has Dictator, has it count as yellow: Dee is the defense.
    .wild = While you are not the offense: the offense discards the destiny card and draws again, once in a challenge.
    .super = You may use your power in your own challenges too: you take your tokens back and the new colour counts.

power-visionary =
    .text = As a main player, before cards are chosen, you may name a challenge card. If your opponent has it, they must play it. If not, they are free to choose.
    .example = Ana names the attack 4. Ben has an attack 20 and an attack 4: he has to play the 4.
    .wild = As a main player, at any time in a challenge: name a card. Everybody else shows you that card if they have it, else a card of their choice.
    .super = You may use the power when you are not a main player, against either of them.

power-clone =
    .text = As a main player, after the outcome and consolation: take the challenge card you revealed back into your hand instead of discarding it.
    .example = Ana wins with her 30. Once the outcome is settled, the 30 goes back to her hand.
    .wild = After an edict of yours has taken effect, you keep it. It cannot be played again in this challenge.
    .super = When you collect consolation, you may take up to twice the amount, if the other hand has that many cards.

power-cudgel =
    .text = When you win as a main player with an attack card, your opponent loses as many tokens again as you had in the challenge. They come from outside the challenge, and your opponent chooses them.
    .example = Ana wins with an attack and three tokens on the cone. Ben loses his tokens on the planet and three more of his choice.
    .wild = As the offense, when you gain a base: all other tokens on that planet go to the warp, except those of this challenge's allies.
    .super = Each of your opponent's allies loses that many tokens too.

power-warrior =
    .text = After each challenge as a main player you gain 1 point for a win or a deal, 2 points for a loss or a failed deal. As a main player who shows an attack card you add all your points to your total; they are not spent.
    .example = Ana has collected seven points. She shows a 6 with four tokens: 17.
    .wild = As the defense, right after the challenge, if you hold a challenge card: you challenge the offense in their home system. Then the order of play goes on where it was.
    .super = You add your points as an ally too.

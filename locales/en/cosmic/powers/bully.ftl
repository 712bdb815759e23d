power-bully =
    .text = As a main player who wins with an attack against an attack, you may pick the tokens that your opponent loses: as many as fight, from anywhere. If you are the offense, those you spare stay beside you on the planet. If you are the defense, those you spare go home.
    .example = Ben attacks Ana with four tokens and loses. She takes all four from his base on Cy's planet, and the attackers go home.
    .wild = As a main player, when your opponent shows a compromise: name a planet with a base of theirs. They grant you a base there or lose two tokens that are not in the challenge.
    .super = You pick the tokens of your opponent's allies, too.

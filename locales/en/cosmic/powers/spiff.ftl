power-spiff =
    .text = As the offense, when you lose by ten or more and both cards were attacks: you may crash-land. One of your tokens that would be lost lands on the planet beside the winners instead of going to the warp.
    .example = Ana loses with 6 against 18. One of her tokens lands on the planet beside Ben's all the same.
    .wild = As the defense, when you lose: one of your tokens stays on the planet.
    .super = Losing by five or more is enough for a crash landing.

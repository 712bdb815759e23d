power-machine =
    .text = As the offense, after each of your challenges, won or lost, you may start another one as long as you hold a challenge card. There is no limit. Whatever ends a turn at once ends yours too.
    .example = Ana has lost her first and her second challenge. She still holds a challenge card and goes on with a third.
    .wild = As the offense: you may start a second challenge even if your first one failed, or if you have no challenge card left. If you have none left, this flare waits on the table while you get a fresh hand, and then rejoins it.
    .super = At the start of your challenge you draw a card from the deck instead of regaining a token from the warp.

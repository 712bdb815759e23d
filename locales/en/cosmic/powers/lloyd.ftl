power-lloyd =
    .text = At any time, once per challenge to each other player: offer to insure their powers, their tokens, their hand, or several of these until the challenge ends. If they accept, you gain one counter. Nobody can cancel or take insured powers. Insured tokens return to their player's bases instead of being lost or captured, unless that player pays with them. Nobody can take cards of an insured hand or force their player to discard them. At any time you may spend a counter for a reward.
    .example = Ana insures Ben's tokens. Ben loses with four tokens, but they return to his bases. Ana spends her counter and draws a card.
    .wild = When all your tokens on a base would be lost, one of them stays there.
    .super = At any time: if another player agrees, you insure yourself until the challenge ends. That player gets a reward.

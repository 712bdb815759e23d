power-skeptic =
    .text = As a main player or ally, before cards are chosen, you may doubt the main player of the other side. If the offense gives way, all tokens go home and its turn ends. If the defense gives way, the offense and its allies land as if they had won, the tokens of the defense stay, and its allies go home. Whoever insists fights on: then what you or they lose by defeat or a failed deal is doubled, and the further tokens come from bases.
    .example = Ana attacks Ben with three tokens. Ben doubts her, but she insists. She loses the challenge: three tokens from the cone and three more from her bases.
    .wild = If you are invited, you may answer after everybody else.
    .super = You may name a stake of 1 to 20 tokens: whichever of you two loses then loses that many more, instead of double.

power-seeker =
    .text = As a main player or ally, once the allies are known and before cards are chosen, you may ask a main player one question: your opponent if you are a main player. Ask whether they hold a card, or whether they will play a certain card, an attack of at least a number, or a compromise. The answer is true. A player who says what they will or will not play has to keep to it if they can.
    .example = Ana asks Ben whether he will play a compromise. Ben says no: now he has to play an attack if he holds one.
    .wild = When you are invited: demand to see the card that a main player who has invited you means to play. If you join that side, they have to play it if they can.
    .super = You may also ask which card your opponent will play.

power-tripler =
    .text = As a main player who shows an attack card: a value of 10 or less is tripled, a value above 10 is divided by three, rounded up.
    .example = Ana shows a 9 that counts 27. Had she shown a 20, it would have counted 7.
    .wild = As a main player, after your opponent shows an attack of 15 or more: that card is divided by three, rounded up, before anything else changes it.
    .super = Your attacks of up to 13 are tripled; only those above 13 are divided.

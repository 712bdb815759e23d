power-filth =
    .text = Other players' tokens never stay on a planet with yours: they move to other bases of their owners at once, or to the warp if there are none. When your side wins as the offense, the others on it do not land with you; each takes a base on another planet of the defense's home system. When you lose as the defense and had tokens there, your tokens are lost, the attackers go home, and the planet is empty. Whoever grants a base in a deal with you leaves that planet.
    .example = Ana and her ally Cy win against Ben. Ana lands on Ben's planet 1, and Cy takes a base on his planet 4.
    .wild = At any time: declare one planet filthy. All tokens there move to other bases of their owners, or to the warp if there are none, and nobody lands there in this challenge. Afterwards this flare goes to whoever has Filth, or is discarded.
    .super = As the offense, when you have aimed: all tokens of others on that planet leave it, those of the defense too.

power-pentaform =
    .text = At setup, draw five unused powers at random and put them in an order of your choice. You have this power and the one at your current stage; you begin at the first. At the end of each challenge you move one stage on for each foreign base that you have gained in it, and one stage back for each that you have lost. Powers that you leave keep what they have collected.
    .example = Ana is at stage two, Virus. She lands on Ben's planet and loses no base: from the next challenge on she has stage three, Zombie.
    .wild = At the start of any challenge: drop your power, draw two unused powers at random, and take one of them. Afterwards this flare goes to whoever has Pentaform, or is discarded.
    .super = At the start of any challenge: exchange two of your stages.

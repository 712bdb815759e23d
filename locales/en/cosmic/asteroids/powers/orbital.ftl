power-orbital =
    .text = When the asteroids move in any challenge, you may decree that all of them move two systems to the right instead of one. If an asteroid has this power, whoever has it before the asteroids move uses it.
    .example = Ana has no use for the asteroid that would reach her. All move on by two, and another one comes.
    .wild = Copy a power of the player on your left: until the challenge ends, you have it as well as your own, in the state in which it comes into play. That player keeps theirs.
    .super = When you use your power, you may let all asteroids move one system to the left instead of two to the right.

// The list of slash commands: flattened from Discord's trees, and searched forgivingly.

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT_INPUT = 1;

function walk(name, node, out) {
  const inner = (node.options ?? []).filter((one) => one.type === SUBCOMMAND || one.type === GROUP);
  if (inner.length === 0) out.push({ name, description: node.description ?? "", options: node.options ?? [] });
  for (const one of inner) walk(`${name} ${one.name}`, one, out);
}

/**
 * All commands that can be sent: `{name: "slap new", description, options}`, by name.
 * @param {object[]} commands as they were synced
 */
export function flatten(commands) {
  const out = [];
  for (const one of commands) if ((one.type ?? CHAT_INPUT) === CHAT_INPUT) walk(one.name, one, out);
  return out.sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * The ways to begin, as buttons for a channel in which nothing has been said: `{label, command, options}`. A choice of games is
 * one for each game.
 * @param {{name: string, options: object[]}[]} list as `flatten` gives it
 */
export function beginnings(list) {
  const named = (name) => list.filter((one) => one.name === name);
  const games = named("play").flatMap((one) => one.options.find((two) => two.name === "game")?.choices ?? []);
  return [
    ...games.map((one) => ({ label: one.name.charAt(0).toUpperCase() + one.name.slice(1), command: "play", options: { game: one.value } })),
    ...named("learn").map(() => ({ label: "Learn", command: "learn", options: {} })),
  ];
}

/** The commands that fit what was typed after the slash, best first: beginning, then part of the name, then of the description. */
export function matching(list, typed) {
  const words = typed.toLowerCase().trim().split(/\s+/).filter(Boolean);
  const rank = (one) => {
    if (one.name.startsWith(words.join(" "))) return 0;
    if (words.every((word) => one.name.includes(word))) return 1;
    return words.every((word) => `${one.name} ${one.description}`.toLowerCase().includes(word)) ? 2 : 3;
  };
  return list.map((one) => [rank(one), one]).filter(([grade]) => grade < 3).sort((a, b) => a[0] - b[0]).map(([, one]) => one);
}

/** @typedef {{ readonly name: string, readonly file: string }} NamedTest */

/**
 * Groups the tests of a game by the rule items that their names contain as words: "A3" is in "A3 a play", but not in
 * "A30". Files of other games are skipped, because the same code can mean something else there: the card S1 of Kubo is
 * not an item of SCRUBLE Cube.
 * @template {NamedTest} T
 * @param {string} game
 * @param {readonly string[]} games the ids of all
 * @param {readonly T[]} tests
 * @returns {Map<string, T[]>}
 */
export function testsByItem(game, games, tests) {
  const others = games.filter((one) => one !== game);
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const test of tests) {
    if (others.some((other) => isOf(other, test.file))) continue;
    for (const item of new Set(test.name.match(/\b[A-Z]\d+[a-z]?\b/g) ?? [])) {
      found.set(item, [...(found.get(item) ?? []), test]);
    }
  }
  return found;
}

/** @param {string} game @param {string} file */
function isOf(game, file) {
  const parts = file.replaceAll('\\', '/').split('/tests/').at(-1)?.split('/') ?? [];
  return parts.some((part) => part === game || part.startsWith(`${game}-`));
}

/**
 * Returns the items that none of these tests names.
 * @param {Readonly<Record<string, readonly string[]>>} items by game
 * @param {readonly NamedTest[]} passed
 */
export function unprovedItems(items, passed) {
  const games = Object.keys(items);
  return games.flatMap((game) => {
    const named = testsByItem(game, games, passed);
    return (items[game] ?? []).filter((item) => !named.has(item));
  });
}

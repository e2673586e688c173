/** What parses outside data, by the names of tests/fuzz/parsers.ts. */
export const fuzzedNames: readonly string[] = [
  ...['cobs', 'wire', 'trace', 'record', 'set', 'pieces', 'word-list', 'lexicon', 'project', 'link'],
  ...['positions', 'own-words', 'tiles'],
  ...['alphacubes', 'cubeword', 'kubagram', 'kubo', 'scruble'].map((game) => `notation-${game}`),
];

/** A part of the program whose tests are tried with mutants: its files, and the tests that belong to it. */
export interface MutantPart {
  readonly name: string;
  readonly files: readonly string[];
  /** Test files that take milliseconds: each mutant runs those of them that reach it. */
  readonly tests: readonly string[];
}

const game = (id: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `shared/games/${id}/${name}.ts`);

/** Tests of the items of a rule book (`a1-board.test.ts` and so on) and of texts in and out. */
const testsOf = (id: string, ...more: readonly string[]): readonly string[] => [
  `tests/shared/games/${id}/[a-z][0-9]*.test.ts`,
  `tests/shared/games/${id}/{notation/notation,set-up,texts,switches,at-the-board,at-the-box,events,legality,dice-named}.test.ts`,
  ...more,
];

const alphacubesTests = testsOf('alphacubes', 'tests/golden/alphacubes-published.test.ts');
const cubewordTests = testsOf('cubeword');
const kubagramTests = testsOf('kubagram', 'tests/golden/kubagram-source.test.ts');
const kuboTests = testsOf('kubo', 'tests/golden/kubo-source.test.ts');
const scrubleTests = testsOf('scruble');

export const mutantParts: readonly MutantPart[] = [
  {
    name: 'alphacubes-scoring',
    files: game('alphacubes', ['scoring', 'notation/assignment']),
    tests: alphacubesTests,
  },
  {
    name: 'cubeword-scoring',
    files: game('cubeword', ['scoring']),
    tests: cubewordTests,
  },
  {
    name: 'kubagram-scoring',
    files: game('kubagram', ['scoring', 'words/spelling']),
    tests: kubagramTests,
  },
  { name: 'kubo-scoring', files: game('kubo', ['lines']), tests: kuboTests },
  {
    name: 'scruble-scoring',
    files: game('scruble', ['scoring', 'crossing', 'runs']),
    tests: scrubleTests,
  },
  {
    name: 'framing',
    files: ['cobs', 'frame', 'decoder', 'packing', 'fields', 'squares'].map(
      (name) => `firmware-protocol/codec/${name}.ts`,
    ),
    tests: ['framing', 'codec', 'bad-line', 'vectors'].map(
      (name) => `tests/firmware-protocol/${name}.test.ts`,
    ),
  },
  {
    name: 'alphacubes-rules',
    files: game('alphacubes', [
      'apply',
      'legality',
      'challenge',
      'ending',
      'notation/resolve',
      'seats',
      'squares',
      'stock',
    ]),
    tests: alphacubesTests,
  },
  {
    name: 'cubeword-turns',
    files: game('cubeword', ['apply', 'check-turn', 'turn-end', 'turns']),
    tests: cubewordTests,
  },
  {
    name: 'cubeword-felt',
    files: game('cubeword', ['felt', 'parts', 'site-cubes']),
    tests: cubewordTests,
  },
  {
    name: 'kubagram-legality',
    files: game('kubagram', ['legality', 'words/challenge', 'notation/resolve']),
    tests: kubagramTests,
  },
  {
    name: 'kubagram-turns',
    files: game('kubagram', ['apply', 'words/claims', 'set-up/draw', 'search/supply', 'turns']),
    tests: kubagramTests,
  },
  {
    name: 'kubo-rules',
    files: game('kubo', ['apply', 'legality', 'turns', 'cells', 'placing', 'deal']),
    tests: kuboTests,
  },
  {
    name: 'scruble-rules',
    files: game('scruble', ['apply', 'legality', 'turns', 'twists', 'pegs']),
    tests: scrubleTests,
  },
  { name: 'scruble-cube', files: game('scruble', ['cube']), tests: scrubleTests },
  {
    name: 'geometry',
    files: ['transform', 'bounds', 'flatten', 'imposition', 'cards/tiles', 'nets/net', 'nets/net-shapes'].map(
      (name) => `print-templates/layout/${name}.ts`,
    ),
    tests: ['geometry', 'guides', 'layout/nets/net', 'nets-folded'].map(
      (name) => `tests/print-templates/${name}.test.ts`,
    ),
  },
];

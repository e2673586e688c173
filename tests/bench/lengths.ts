import { fuzzedNames } from '#tests/fuzz/names.ts';

/** Random tests that can run for longer. */
export interface Length {
  /** Says how long; `value` is what is asked of them. */
  readonly variable: string;
  readonly value: string;
  /** Where one length is run in parts, each of them some hours at most: which of them this is. */
  readonly part?: string;
  readonly tests: readonly string[];
  /** Only those of them whose name ends so. */
  readonly named?: string;
  /** The promises that this length is there for, by the names that tests have for them. */
  readonly rows?: readonly string[];
  /** Whether the tests are run `value` times from the first to the last, and all that failed in any is counted. */
  readonly isRepeated?: boolean;
  /** Loops that keep a core busy each while the tests run. */
  readonly burners?: number;
  /** What else is set in the environment. */
  readonly also?: Readonly<Record<string, string>>;
}

const levelsBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

export const lengths: readonly Length[] = [
  {
    variable: 'CUBEWRIGHT_TIMES',
    value: '30',
    tests: [
      'tests/attacks/drafts.test.ts',
      'tests/electron/services/words/make-lexicon.test.ts',
      'tests/print-templates/guide.test.ts',
      'tests/print-templates/layout/nets/net-places.test.ts',
      'tests/print-templates/layout/nets/net.test.ts',
      'tests/print-templates/templates/options.test.ts',
      'tests/print-templates/project/project.test.ts',
      'tests/print-templates/random-sets.test.ts',
      'tests/shared/games/alphacubes/notation/notation.test.ts',
      'tests/shared/lexicon/file-format.test.ts',
      'tests/shared/lexicon/word-list.test.ts',
      'tests/shared/pieces/parse-set.test.ts',
      'tests/shared/word-engine/pieces/assign-pieces.test.ts',
    ],
  },
  {
    variable: 'CUBEWRIGHT_TWIN_RUNS',
    value: '100000',
    tests: [
      'tests/shared/word-engine/kernel/kernel.test.ts',
      'tests/shared/word-engine/slow-twin.test.ts',
      'tests/shared/word-engine/words',
      'tests/shared/word-engine/words-from-twin.test.ts',
    ],
    rows: ['P6', 'L6'],
  },
  { variable: 'CUBEWRIGHT_WALK_RUNS', value: '240', tests: ['tests/shared/word-engine/anchor-walk.test.ts'] },
  {
    variable: 'CUBEWRIGHT_SPELLINGS',
    value: '1000000',
    tests: ['tests/shared/lexicon/bundled-lists.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_GCG_GAMES',
    value: '10000',
    tests: ['tests/shared/records/gcg/gcg.test.ts'],
    named: 'comes back byte for byte, with late challenges and all switches',
    rows: ['P21'],
  },
  { variable: 'CUBEWRIGHT_CONTRACT_GAMES', value: '500', tests: ['tests/shared/games'] },
  { variable: 'CUBEWRIGHT_KUBO_GAMES', value: '2000', tests: ['tests/shared/games/kubo/properties.test.ts'] },
  {
    variable: 'CUBEWRIGHT_KUBAGRAM_GAMES',
    value: '2000',
    tests: ['tests/shared/games/kubagram/properties.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_KUBAGRAM_WORDS',
    value: '5000',
    tests: ['tests/shared/games/kubagram/search/best-words.test.ts'],
  },
  ...['cubeword', 'kubagram', 'kubo', 'scruble'].map((game) => ({
    variable: 'CUBEWRIGHT_LADDER_GAMES',
    value: '400',
    part: game,
    tests: [`tests/shared/games/${game}/computers.test.ts`],
    rows: ['P4'],
  })),
  // Level 20 looks ahead for up to two seconds a move: its games take as long as those of all others.
  ...[
    { part: 'alphacubes to 10', levels: levelsBetween(2, 10) },
    { part: 'alphacubes 11 to 13', levels: levelsBetween(11, 13) },
    { part: 'alphacubes 14 to 19', levels: levelsBetween(14, 19) },
    { part: 'alphacubes 20', levels: [20] },
  ].map(({ part, levels }) => ({
    variable: 'CUBEWRIGHT_LADDER_GAMES',
    value: '400',
    part,
    tests: ['tests/shared/games/alphacubes/ladder.test.ts'],
    rows: ['P4'],
    also: { CUBEWRIGHT_LADDER_PAIRS: levels.join() },
  })),
  ...['alphacubes', 'cubeword', 'kubagram', 'kubo', 'scruble'].map((game) => ({
    variable: 'CUBEWRIGHT_BULK_GAMES',
    value: '20000',
    part: game,
    tests: ['tests/shared/games/in-bulk.test.ts'],
    named: `of ${game}`,
    rows: ['L5'],
  })),
  ...['cubeword', 'kubagram', 'kubo', 'scruble'].map((game) => ({
    variable: 'CUBEWRIGHT_LIVE_SCORES',
    value: '10000',
    part: game,
    tests: ['tests/renderer/games/live-score.test.ts'],
    named: `of ${game}`,
    rows: ['P14'],
  })),
  ...['nl', 'sv'].map((language) => ({
    variable: 'CUBEWRIGHT_STORY_LANGUAGE',
    value: language,
    part: language,
    tests: ['tests/e2e/one-story.test.ts', 'tests/e2e/languages.test.ts'],
    rows: ['D8', 'P11'],
  })),
  ...['alphacubes', 'cubeword', 'kubagram', 'kubo', 'scruble'].map((game) => ({
    variable: 'CUBEWRIGHT_GRADE_GAMES',
    value: '200',
    part: game,
    tests: ['tests/shared/games/grades.test.ts'],
    named: `of ${game}`,
    rows: ['P17'],
  })),
  ...['alphacubes', 'cubeword', 'kubagram', 'kubo', 'scruble'].map((game) => ({
    variable: 'CUBEWRIGHT_STATEMENTS',
    value: '2000',
    part: game,
    tests: ['tests/shared/games/statements.test.ts'],
    named: `of ${game}`,
    rows: ['P37'],
  })),
  {
    variable: 'CUBEWRIGHT_ENDS',
    value: '10000',
    tests: ['tests/shared/games/alphacubes/search/end.test.ts'],
    rows: ['P38'],
  },
  {
    variable: 'CUBEWRIGHT_BEFORE_ENDS',
    value: '1000',
    tests: ['tests/shared/games/alphacubes/search/before-end.test.ts'],
    rows: ['P38'],
  },
  {
    variable: 'CUBEWRIGHT_CHANCES',
    value: '2000',
    tests: ['tests/shared/games/alphacubes/search/chances.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_KUBO_ENDS',
    value: '10000',
    tests: ['tests/shared/games/kubo/solve-end.test.ts'],
    rows: ['P38'],
  },
  {
    variable: 'CUBEWRIGHT_TURN_RUNS',
    value: '1000',
    tests: ['tests/shared/games/cubeword/best-turns.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_BEST_OF_THREE',
    value: '24',
    tests: ['tests/shared/games/cubeword/best-of-three.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_TWIST_RUNS',
    value: '10000',
    tests: ['tests/shared/games/scruble/s1-s3-cube.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_CUBES',
    value: '1000',
    tests: ['tests/shared/games/scruble/search/best-claims.test.ts'],
  },
  ...['alphacubes', 'cubeword', 'kubagram', 'scruble'].map((game) => ({
    variable: 'CUBEWRIGHT_VOCABULARY_GAMES',
    value: '1000',
    part: game,
    tests: ['tests/shared/games/vocabulary.test.ts'],
    named: `of ${game}`,
    rows: ['P5'],
  })),
  ...['alphacubes', 'cubeword', 'kubagram', 'kubo', 'scruble'].map((game) => ({
    variable: 'CUBEWRIGHT_PUZZLES',
    value: '1000',
    part: game,
    tests: ['tests/shared/puzzles/proved-again.test.ts'],
    named: `of ${game}`,
    rows: ['P20'],
  })),
  {
    variable: 'CUBEWRIGHT_MATCH_GAMES',
    value: '60',
    tests: ['tests/electron/cli/match/computer-match.test.ts'],
  },
  // Ten thousand worlds, in parts of less than an hour.
  ...['first', 'second', 'third', 'fourth'].map((quarter, at) => ({
    variable: 'CUBEWRIGHT_WORLDS',
    value: '2500',
    part: `${quarter} quarter`,
    tests: ['tests/world/world.test.ts'],
    also: { CUBEWRIGHT_FIRST_WORLD: `${1 + at * 2500}` },
    rows: ['L15'],
  })),
  {
    variable: 'CUBEWRIGHT_KILL_RUNS',
    value: '1000',
    tests: ['tests/electron/services/files/durable-file.test.ts'],
    rows: ['L1'],
  },
  { variable: 'CUBEWRIGHT_DAMAGE_RUNS', value: '1000', tests: ['tests/attacks/settings.test.ts'] },
  {
    variable: 'CUBEWRIGHT_FUZZ_RUNS',
    value: '50000',
    tests: [
      'tests/electron/handlers/dispatch.test.ts',
      'tests/shared/word-engine/positions/position-file.test.ts',
    ],
    rows: ['D2', 'L9'],
  },
  ...fuzzedNames.map((parser) => ({
    variable: 'CUBEWRIGHT_PARSER_RUNS',
    value: '1000000',
    part: parser,
    tests: ['tests/fuzz/parsers.test.ts'],
    named: `own writing: ${parser}`,
    rows: ['L4', 'L9'],
  })),
  {
    variable: 'CUBEWRIGHT_SALVAGE_RUNS',
    value: '1000000',
    tests: ['tests/shared/records/salvage-record.test.ts'],
    named: 'is salvaged to a record that follows its rules, or refused',
    rows: ['L4'],
  },
  {
    variable: 'CUBEWRIGHT_FAULT_RUNS',
    value: '1000000',
    tests: ['tests/firmware-protocol/fault-runs.test.ts'],
    rows: ['B5'],
  },
  {
    variable: 'CUBEWRIGHT_REPLUGS',
    value: '100',
    tests: ['tests/firmware-protocol/replugs.test.ts'],
    rows: ['B11'],
  },
  {
    variable: 'CUBEWRIGHT_FLASH_CUTS',
    value: '1000',
    tests: ['tests/firmware-protocol/flashing/cuts.test.ts'],
    rows: ['B23'],
  },
  {
    variable: 'CUBEWRIGHT_BOX_HOURS',
    value: '8',
    tests: ['tests/firmware-protocol/hours-of-play.test.ts'],
    rows: ['L11'],
  },
  {
    variable: 'CUBEWRIGHT_FLOOD_SECONDS',
    value: '60',
    tests: ['tests/e2e/flooded-port.test.ts'],
    rows: ['B19'],
  },
  {
    variable: 'CUBEWRIGHT_FIRMWARE_RUNS',
    value: '20000',
    tests: ['tests/firmware-protocol/firmware-link.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_EXCHANGES',
    value: '1000000',
    tests: ['tests/firmware-protocol/firmware-random.test.ts'],
    rows: ['B20'],
  },
  {
    variable: 'CUBEWRIGHT_WHOLE_KEYBOARD_GAMES',
    value: '1',
    tests: ['tests/e2e/whole-game-by-keyboard.test.ts'],
    rows: ['P11'],
  },
  {
    variable: 'CUBEWRIGHT_ORCA',
    value: '1',
    tests: ['tests/e2e/orca/orca.test.ts'],
    rows: ['L17', 'P13'],
  },
  {
    variable: 'CUBEWRIGHT_WHOLE_BOX_GAME',
    value: '1',
    tests: ['tests/e2e/kubagram/box-game.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_LOSS_RUNS',
    value: '20000',
    tests: ['tests/firmware-protocol/bad-line.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_HANDS_SEEDS',
    value: '11,12,13,14,15,16,17,18',
    tests: ['tests/attacks/hands.test.ts', 'tests/e2e/table/hot-seat-hands.test.ts'],
    rows: ['P3'],
  },
  {
    variable: 'CUBEWRIGHT_HANDS_SEEDS',
    value: '11,12,13,14,15,16,17,18',
    part: 'whole page',
    tests: ['tests/e2e/table/whole-page.test.ts'],
    rows: ['P3'],
  },
  {
    variable: 'CUBEWRIGHT_EVERY_SHEET',
    value: '1',
    tests: ['tests/print-templates/every-sheet.test.ts', 'tests/print-templates/all-sheets.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_SET_FILES',
    value: '1000000',
    tests: ['tests/shared/set-design/mutated-files.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_BEST_SETS',
    value: '100',
    tests: ['tests/shared/set-design/propose/best-of-all.test.ts'],
    rows: ['R13'],
  },
  {
    variable: 'CUBEWRIGHT_SOLID_RUNS',
    value: '3000',
    tests: ['tests/print-templates/random-solids.test.ts'],
  },
  {
    variable: 'CUBEWRIGHT_SLICED_CUBES',
    value: '98',
    tests: ['tests/print-templates/sliced-cubes.test.ts'],
    rows: ['R32'],
  },
  {
    variable: 'CUBEWRIGHT_SCANS',
    value: '1000',
    tests: ['tests/print-templates/scan/scans.test.ts'],
    rows: ['R31'],
  },
  {
    variable: 'CUBEWRIGHT_CONTEXT_LOSSES',
    value: '30',
    tests: ['tests/renderer/games/kubo/cube-page.test.ts', 'tests/renderer/games/scruble/cube-page.test.ts'],
    rows: ['P24'],
  },
  { variable: 'CUBEWRIGHT_WEBGL', value: '1', tests: ['tests/e2e'], rows: ['P24'] },
  // Twenty rounds, ten of them on a busy machine, in parts of an hour or less.
  ...['first five', 'second five'].map((part) => ({
    variable: 'CUBEWRIGHT_ROUNDS',
    value: '5',
    part,
    isRepeated: true,
    tests: ['tests/e2e'],
    rows: ['L16'],
  })),
  ...['first', 'second', 'third', 'fourth', 'fifth'].map((pair) => ({
    variable: 'CUBEWRIGHT_ROUNDS',
    value: '2',
    part: `beside two burners, ${pair} pair`,
    isRepeated: true,
    burners: 2,
    tests: ['tests/e2e'],
    rows: ['L16'],
  })),
  {
    variable: 'CUBEWRIGHT_SIXTH_GAME',
    value: '1',
    tests: ['tests/shared/games/sixth-game-added.test.ts'],
    rows: ['P31'],
  },
  {
    variable: 'CUBEWRIGHT_EVERY_BUTTON',
    value: '1',
    tests: [
      'tests/e2e/table/focus.test.ts',
      'tests/e2e/kubo/focus.test.ts',
      'tests/e2e/screens-focus.test.ts',
    ],
  },
];

/** How a length is asked for and told: its variable and value, and its part. */
export const lengthName = ({ variable, value, part }: Omit<Length, 'tests'>): string =>
  [`${variable}=${value}`, ...(part === undefined ? [] : [part])].join(' ');

/** Whether two are runs of the same tests. */
export const isSameLength = (
  one: Omit<Length, 'tests' | 'value'>,
  other: Omit<Length, 'tests' | 'value'>,
): boolean => one.variable === other.variable && one.part === other.part;

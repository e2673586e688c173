import type { Length } from './length.ts';

const levelsBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Games, and the engines and computers that play them. */
export const gameLengths: readonly Length[] = [
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
  ...['cubeword', 'kubagram', 'kubo', 'scruble'].map((game): Length => ({
    variable: 'CUBEWRIGHT_LADDER_GAMES',
    value: '400',
    part: game,
    tests: [`tests/shared/games/${game}/computers.test.ts`],
    promises: ['P4'],
  })),
  // Level 21 looks ahead for up to two seconds a move: its games take as long as those of all others.
  ...[
    { part: 'alphacubes to 10', levels: levelsBetween(2, 10) },
    { part: 'alphacubes 11 to 13', levels: levelsBetween(11, 13) },
    { part: 'alphacubes 14 to 19', levels: levelsBetween(14, 19) },
    { part: 'alphacubes 20', levels: [20] },
    { part: 'alphacubes 21', levels: [21] },
  ].map(({ part, levels }): Length => ({
    variable: 'CUBEWRIGHT_LADDER_GAMES',
    value: '400',
    part,
    tests: ['tests/shared/games/alphacubes/ladder.test.ts'],
    promises: ['P4'],
    also: { CUBEWRIGHT_LADDER_PAIRS: levels.join() },
  })),
  ...['alphacubes', 'cubeword', 'kubagram', 'kubo', 'scruble'].map((game): Length => ({
    variable: 'CUBEWRIGHT_BULK_GAMES',
    value: '20000',
    part: game,
    tests: ['tests/shared/games/in-bulk.test.ts'],
    named: `of ${game}`,
    promises: ['L5'],
  })),
  ...['cubeword', 'kubagram', 'kubo', 'scruble'].map((game): Length => ({
    variable: 'CUBEWRIGHT_LIVE_SCORES',
    value: '10000',
    part: game,
    tests: ['tests/renderer/games/live-score.test.ts'],
    named: `of ${game}`,
    promises: ['P14'],
  })),
  ...['nl', 'sv'].map((language): Length => ({
    variable: 'CUBEWRIGHT_STORY_LANGUAGE',
    value: language,
    part: language,
    tests: ['tests/e2e/one-story.test.ts', 'tests/e2e/languages.test.ts'],
    promises: ['D8', 'P11'],
  })),
  ...['alphacubes', 'cubeword', 'kubagram', 'kubo', 'scruble'].map((game): Length => ({
    variable: 'CUBEWRIGHT_GRADE_GAMES',
    value: '200',
    part: game,
    tests: ['tests/shared/games/grades.test.ts'],
    named: `of ${game}`,
    promises: ['P17'],
  })),
  ...['alphacubes', 'cubeword', 'kubagram', 'kubo', 'scruble'].map((game): Length => ({
    variable: 'CUBEWRIGHT_STATEMENTS',
    value: '2000',
    part: game,
    tests: ['tests/shared/games/statements.test.ts'],
    named: `of ${game}`,
    promises: ['P37'],
  })),
  {
    variable: 'CUBEWRIGHT_ENDS',
    value: '10000',
    tests: ['tests/shared/games/alphacubes/search/end.test.ts'],
    promises: ['P38'],
  },
  {
    variable: 'CUBEWRIGHT_BEFORE_ENDS',
    value: '1000',
    tests: ['tests/shared/games/alphacubes/search/before-end.test.ts'],
    promises: ['P38'],
  },
  {
    variable: 'CUBEWRIGHT_MORE_WORK',
    value: '60',
    tests: ['tests/shared/games/alphacubes/search/more-work.test.ts'],
    promises: ['P4'],
  },
  {
    variable: 'CUBEWRIGHT_PACE_GAMES',
    value: '1200',
    tests: ['tests/shared/games/alphacubes/search/pace.test.ts'],
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
    promises: ['P38'],
  },
  {
    variable: 'CUBEWRIGHT_RESPONDER_GAMES',
    value: '400',
    tests: ['tests/shared/games/kubo/best-responder.test.ts'],
    promises: ['P4'],
  },
  {
    variable: 'CUBEWRIGHT_TURN_RUNS',
    value: '1000',
    tests: ['tests/shared/games/cubeword/best-turns.test.ts'],
  },
  ...[
    { part: 'small positions', named: String.raw`small positions from seed \d+` },
    { part: 'tricky turns', named: 'is found where .*' },
    { part: 'positions from games', named: 'from games between computers' },
  ].map((of): Length => ({
    variable: 'CUBEWRIGHT_BEST_OF_THREE',
    value: '24',
    tests: ['tests/shared/games/cubeword/best-of-three.test.ts'],
    ...of,
  })),
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
  ...['alphacubes', 'cubeword', 'kubagram', 'scruble'].map((game): Length => ({
    variable: 'CUBEWRIGHT_VOCABULARY_GAMES',
    value: '1000',
    part: game,
    tests: ['tests/shared/games/vocabulary.test.ts'],
    named: `of ${game}`,
    promises: ['P5'],
  })),
  ...['alphacubes', 'cubeword', 'kubagram', 'kubo', 'scruble'].map((game): Length => ({
    variable: 'CUBEWRIGHT_PUZZLES',
    value: '1000',
    part: game,
    tests: ['tests/shared/puzzles/proved-again.test.ts'],
    named: `of ${game}`,
    promises: ['P20'],
  })),
  {
    variable: 'CUBEWRIGHT_MATCH_GAMES',
    value: '60',
    tests: ['tests/electron/cli/match/computer-match.test.ts'],
  },
];

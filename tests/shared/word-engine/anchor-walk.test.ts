import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon, latinAlphabet, type Lexicon } from '#shared/lexicon/index.ts';
import {
  bestOf,
  createWordEngine,
  type Layout,
  type Piece,
  type Play,
  type Position,
  type WordEngine,
} from '#shared/word-engine/index.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';
import { walkWithAutomaton } from '#tests/support/word-engine/anchor-walk.ts';
import {
  inOrder,
  largeTables,
  randomTables,
  wordsUnder,
} from '#tests/support/word-engine/random-positions.ts';
import { goldenPositions, publishedLexicon } from '#tests/support/word-engine/golden-positions.ts';
import { longTest } from '#tests/support/patience.ts';

/**
 * The slow twin sees small boards and racks; here the engine meets another generator on boards of games, cut to any
 * shape, with racks of up to ten pieces of every kind and a real lexicon.
 */
const golden = goldenPositions();
const runs = Number(process.env.CUBEWRIGHT_WALK_RUNS ?? 12);
const largeRuns = Math.ceil(runs / 3);

const letter = fc.constantFrom(...'AABDEEEGIILNOORSSTTUY', ...latinAlphabet);
const value = fc.integer({ min: 0, max: 12 });
const tile: fc.Arbitrary<Piece> = fc.record({ letter, value }).map((face) => ({ faces: [face] }));
const cube: fc.Arbitrary<Piece> = fc
  .uniqueArray(fc.record({ letter, value }), { minLength: 2, maxLength: 6, selector: (face) => face.letter })
  .map((faces) => ({ faces }));
const blank = fc.constant<Piece>({ faces: [], blank: true });

/** Few cubes and blanks where there are many pieces: plays grow by a factor with each. */
const rack = fc
  .oneof(
    fc.tuple(
      fc.array(tile, { minLength: 6, maxLength: 8, size: 'max' }),
      fc.array(cube, { minLength: 1, maxLength: 2 }),
    ),
    fc.tuple(
      fc.array(tile, { minLength: 0, maxLength: 2, size: 'max' }),
      fc.array(cube, { minLength: 1, maxLength: 4, size: 'max' }),
    ),
    fc.tuple(
      fc.array(tile, { minLength: 1, maxLength: 5, size: 'max' }),
      fc.array(blank, { minLength: 1, maxLength: 1 }),
    ),
  )
  .map(([some, others]) => [...others, ...some]);

/** Where a window is cut out of a board; sides and corner in hundredths of what there is. */
const share = fc.integer({ min: 30, max: 100 });
const corner = fc.nat(100);
const cut: fc.Arbitrary<Cut> = fc.record({ wide: share, high: share, left: corner, top: corner });

interface Cut {
  readonly wide: number;
  readonly high: number;
  readonly left: number;
  readonly top: number;
}

function windowOf(
  { layout, board }: Position,
  { wide, high, left, top }: Cut,
): Omit<Position, 'rack' | 'bonuses'> {
  const width = Math.max(1, Math.round((layout.width * wide) / 100));
  const height = Math.max(1, Math.round((layout.height * high) / 100));
  const column = Math.floor(((layout.width - width) * left) / 100);
  const row = Math.floor(((layout.height - height) * top) / 100);
  const squares = Array.from(
    { length: width * height },
    (_, at) => (row + Math.floor(at / width)) * layout.width + column + (at % width),
  );
  const cutLayout: Layout = {
    width,
    height,
    letterFactors: squares.map((square) => layout.letterFactors[square] ?? 1),
    wordFactors: squares.map((square) => layout.wordFactors[square] ?? 1),
    start: [Math.floor((width * height) / 2), 0],
  };
  return { layout: cutLayout, board: squares.map((square) => board[square]) };
}

/** What the order of the best plays promises. */
const rank = ({ score, direction, start, word }: Play): string => `${score} ${direction} ${start} ${word}`;

/** Number of plays, best score, and all scores together; and the best plays are those of the whole list. */
function compare(engine: WordEngine, position: Position, lexicon: Lexicon): number {
  const found = engine.allPlays(position);
  const scores = Array.from({ length: found.count }, (_, place) => found.scoreAt(place));
  const walked = walkWithAutomaton(position, lexicon);
  expect(found.count).toBe(walked.plays);
  expect(scores.reduce((best, score) => Math.max(best, score), 0)).toBe(walked.bestScore);
  expect(scores.reduce((sum, score) => sum + score, 0)).toBe(walked.scoreSum);
  const best = engine.bestPlays(position, 5);
  const listed = Array.from({ length: best.count }, (_, place) => rank(best.playAt(place)));
  expect(listed).toEqual(bestOf(found, 5).map(rank));
  return found.count;
}

describe('the anchor walk', () => {
  it(
    `counts and scores as the engine does, on ${runs} cut boards with racks of all kinds`,
    { timeout: longTest },
    () => {
      const lexicon = publishedLexicon();
      const engine = createWordEngine(lexicon);
      let plays = 0;
      assertCompared(
        fc.property(fc.constantFrom(...golden), cut, rack, fc.nat(50), (one, edges, pieces, bonus) => {
          const bonuses = { [pieces.length]: bonus, 3: 7 };
          const position: Position = { ...windowOf(one.position, edges), rack: pieces, bonuses };
          plays += compare(engine, position, lexicon);
        }),
        // Most positions have hundreds of plays.
        { numRuns: runs, least: 10 * runs },
        () => plays,
      );
    },
  );

  it(`agrees on ${largeRuns} tables at the limits of size`, () => {
    let plays = 0;
    assertCompared(
      fc.property(randomTables(largeTables), (table) => {
        const build = (words: readonly string[]): Lexicon =>
          buildLexicon(words, { name: 'small', alphabet: table.alphabet, sha256: '0'.repeat(64) });
        const engine = createWordEngine(build(table.words), table.rulings);
        const lexicon = build(inOrder(wordsUnder(table), table.alphabet));
        for (const position of table.positions) plays += compare(engine, position, lexicon);
      }),
      { numRuns: largeRuns, least: 100 * largeRuns },
      () => plays,
    );
  });
});

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon, type Lexicon } from '#shared/lexicon/index.ts';
import type { Play, PlayList, Position, Rulings, WordEngine } from '#shared/word-engine/index.ts';
import { Kernel } from '#shared/word-engine/kernel/kernel.ts';
import { RuledLexicon } from '#shared/word-engine/ruled-lexicon.ts';
import { createWordEngine } from '#shared/word-engine/search/word-engine.ts';
import { longTest } from '#tests/support/patience.ts';
import { goldenPositions, publishedLexicon } from '#tests/support/word-engine/golden-positions.ts';
import { largeTables, randomTables, smallTables } from '#tests/support/word-engine/random-positions.ts';

/** Longer lists are compared by their scores alone: cubes have some hundred thousand plays. */
const mostCompared = 20_000;

/** Tables compared; CUBEWRIGHT_TWIN_RUNS is in positions. */
const runs = Math.ceil(Number(process.env.CUBEWRIGHT_TWIN_RUNS ?? 350) / smallTables.positions);

interface Twins {
  readonly kernel: WordEngine;
  readonly typescript: WordEngine;
}

function twinsOf(lexicon: Lexicon, rulings?: Rulings): Twins {
  return {
    kernel: createWordEngine(lexicon, rulings, 'kernel'),
    typescript: createWordEngine(lexicon, rulings, 'typescript'),
  };
}

/** A play as text, by which lists without an order are compared. */
const textOf = ({ direction, start, word, laid, score }: Play): string =>
  [
    score,
    direction,
    start,
    word,
    ...laid.map(({ square, letter, value, blank }) => `${square}${letter}${value}${blank}`),
  ].join(' ');

/** The same plays, whatever their order: every score is compared, and the plays one by one where there are few. */
function expectSame(one: PlayList, other: PlayList): void {
  const scoresOf = (plays: PlayList): Buffer =>
    Buffer.from(
      Int32Array.from({ length: plays.count }, (_, place) => plays.scoreAt(place)).toSorted().buffer,
    );
  // The runner's own comparison would take longer than the searches.
  expect(scoresOf(one).equals(scoresOf(other))).toBe(true);
  if (one.count > mostCompared) return;
  const textsOf = (plays: PlayList): string =>
    Array.from({ length: plays.count }, (_, place) => textOf(plays.playAt(place)))
      .toSorted()
      .join('\n');
  expect(textsOf(one) === textsOf(other)).toBe(true);
}

/** The same words at the same places for the same points in the same order; of two ways to lay one, either may be named. */
function expectSameBest(one: PlayList, other: PlayList): void {
  const ranksOf = (plays: PlayList): readonly string[] =>
    Array.from({ length: plays.count }, (_, place) => {
      const { score, direction, start, word } = plays.playAt(place);
      return [score, direction, start, word].join(' ');
    });
  expect(ranksOf(one)).toEqual(ranksOf(other));
}

/** The twins find the same plays. */
function expectTwins({ kernel, typescript }: Twins, position: Position): void {
  expectSame(kernel.allPlays(position), typescript.allPlays(position));
  expect(kernel.countPlays(position)).toEqual(typescript.countPlays(position));
  for (const most of [1, 7]) {
    expectSameBest(kernel.bestPlays(position, most), typescript.bestPlays(position, most));
  }
  const under = kernel.bestPlays(position, 3, undefined, 20);
  expectSameBest(under, typescript.bestPlays(position, 3, undefined, 20));
}

describe('the kernel', () => {
  it('runs here', () => {
    const { graphs } = new RuledLexicon(publishedLexicon(), { allowed: [], denied: [] });
    const [kernel] = graphs.map((graph) => Kernel.over(graph));
    expect(kernel).toBeDefined();
    // Another engine over the same words takes the same one.
    const again = new RuledLexicon(publishedLexicon(), { allowed: ['QZQ'], denied: [] });
    expect(again.graphs.map((graph) => Kernel.over(graph) === kernel)).toEqual([true, false]);
  });

  it('finds what TypeScript finds on the golden positions', { timeout: longTest }, () => {
    const twins = twinsOf(publishedLexicon());
    // Their counts are compared with the file's elsewhere; all of them play by play at length.
    const each = runs > 35 ? 1 : 3;
    for (const { position } of goldenPositions().filter((_, place) => place % each === 0)) {
      expectSame(twins.kernel.allPlays(position), twins.typescript.allPlays(position));
      expectSameBest(twins.kernel.bestPlays(position, 5), twins.typescript.bestPlays(position, 5));
    }
  });

  it.each([
    ['small tables', smallTables, runs],
    ['tables as large as they may be', largeTables, Math.min(300, Math.ceil(runs / 3))],
  ])('finds what TypeScript finds at random %s', { timeout: longTest }, (_, scale, numRuns) => {
    fc.assert(
      fc.property(randomTables(scale), ({ alphabet, words, rulings, positions }) => {
        const lexicon = buildLexicon(words, { name: 'small', alphabet, sha256: '0'.repeat(64) });
        // The engine without rulings shares the kernel of the graph with the other.
        const all = [twinsOf(lexicon, rulings), twinsOf(lexicon)];
        for (const position of positions) for (const twins of all) expectTwins(twins, position);
      }),
      { numRuns },
    );
  });

  it('leaves to TypeScript what finds no room in its memory', { timeout: longTest }, () => {
    const [cubes] = goldenPositions().filter(({ section }) => section === 'cubes');
    if (cubes === undefined) throw new Error('No cubes among the golden positions');
    const blank = { faces: [], blank: true };
    const rack = cubes.position.rack.map((piece, place) => (place < 4 ? blank : piece));
    const board = cubes.position.board.map(() => undefined);
    const twins = twinsOf(publishedLexicon());
    const position = { ...cubes.position, board, rack };
    const counted = twins.kernel.countPlays(position);
    expect(counted).toEqual(twins.typescript.countPlays(position));
    // More words than there is room for: seven squares of the start row, and each word lies there at least once.
    expect(counted.plays).toBeGreaterThan(7 * 65_536);
    // The next search is not touched by that.
    expectTwins(twins, cubes.position);
  });

  it('is not missed where there is no WebAssembly', () => {
    const script = fileURLToPath(
      new URL('../../../support/word-engine/count-without-kernel.ts', import.meta.url),
    );
    const said = execFileSync(process.execPath, [script], { encoding: 'utf8' });
    expect(JSON.parse(said)).toEqual({ plays: 8, bestScore: 12 });
  });
});

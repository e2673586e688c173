import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon } from '#shared/lexicon/index.ts';
import { createWordEngine, type Play, type PlayList } from '#shared/word-engine/index.ts';
import { randomTables, smallTables, wordsUnder } from '#tests/support/word-engine/random-positions.ts';
import { slowPlays } from '#tests/support/word-engine/slow-twin.ts';

/** Positions compared; CUBEWRIGHT_TWIN_RUNS=100000 takes some minutes. */
const runs = Number(process.env.CUBEWRIGHT_TWIN_RUNS ?? 350);

const playsOf = (list: PlayList): readonly Play[] =>
  Array.from({ length: list.count }, (_, place) => list.playAt(place));

/** As text, so that a list of plays can be put in order and compared. */
function spelled({ direction, start, word, laid, score }: Play): string {
  let text = `${direction} ${start} ${word}`;
  for (const { square, letter, value, blank } of laid)
    text += ` ${square}${letter}${value}${blank ? '?' : ''}`;
  return `${text} = ${score}`;
}

const inAnyOrder = (lines: readonly string[]): string => lines.toSorted().join('\n');

/** What the order of the best plays promises, most weighty first. */
const rank = ({ score, direction, start, word }: Play): string => `${score} ${direction} ${start} ${word}`;

const byRank = (one: Play, other: Play): number =>
  other.score - one.score ||
  Number(one.direction > other.direction) - Number(one.direction < other.direction) ||
  one.start - other.start ||
  (one.word < other.word ? -1 : Number(one.word > other.word));

describe('the slow twin', () => {
  it(
    `finds the same plays and scores on ${runs} positions`,
    () => {
      let compared = 0;
      fc.assert(
        fc.property(randomTables(smallTables), fc.integer({ min: 1, max: 12 }), (table, most) => {
          const lexicon = buildLexicon(table.words, {
            name: 'small',
            alphabet: table.alphabet,
            sha256: '0'.repeat(64),
          });
          const engine = createWordEngine(lexicon, table.rulings);
          const words = wordsUnder(table);
          for (const [place, position] of table.positions.entries()) {
            const slow = slowPlays(position, words, table.alphabet);
            const found = engine.allPlays(position);
            expect(found.count, `position ${place}`).toBe(slow.length);
            const fast = playsOf(found);
            const slowLines = slow.map(spelled);
            expect(inAnyOrder(fast.map(spelled)), `position ${place}`).toBe(inAnyOrder(slowLines));
            expect(fast.map(({ score }) => score)).toEqual(fast.map((_, at) => found.scoreAt(at)));

            expect(engine.countPlays(position), `position ${place}`).toEqual({
              plays: slow.length,
              bestScore: slow.reduce((best, { score }) => Math.max(best, score), 0),
            });

            const best = engine.bestPlays(position, most);
            const ranked = slow.toSorted(byRank);
            const wanted = ranked.slice(0, most);
            expect(playsOf(best).map(rank), `best of position ${place}`).toEqual(wanted.map(rank));
            // A computer of a lower level: the best of those that stay below a ceiling.
            const ceiling = Math.floor((wanted[0]?.score ?? 0) / 2);
            const under = ranked.filter(({ score }) => score <= ceiling).slice(0, most);
            const handicapped = engine.bestPlays(position, most, undefined, ceiling);
            expect(playsOf(handicapped).map(rank), `under the ceiling of ${place}`).toEqual(under.map(rank));
            const known = new Set(slowLines);
            const given = playsOf(best).map(spelled);
            expect(given.filter((play) => !known.has(play))).toEqual([]);
            expect(new Set(given).size).toBe(given.length);
            compared += 1;
          }
        }),
        { numRuns: Math.ceil(runs / smallTables.positions) },
      );
      expect(compared).toBeGreaterThanOrEqual(runs);
    },
    60_000 + runs * 20,
  );
});

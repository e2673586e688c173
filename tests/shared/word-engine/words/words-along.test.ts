import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { createWordFinder } from '#shared/word-engine/words/word-finder.ts';
import type { PlacedWord, WordsAlongRequest } from '#shared/word-engine/words/words-along.ts';
import { randomLexicon, type RandomLexicon } from '#tests/support/word-engine/random-words.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';

const runs = Number(process.env.CUBEWRIGHT_TWIN_RUNS ?? 300);

const small = createWordFinder(
  buildLexicon(['CAB', 'CRAZY', 'ELF', 'FLEE', 'STREET', 'TEE', 'TEST'], {
    name: 'small',
    alphabet: latinAlphabet,
    sha256: '0'.repeat(64),
  }),
);
const line = (text: string): readonly string[] =>
  Array.from(text, (mark) => (mark === '?' ? latinAlphabet : mark === '-' ? '' : mark));
const ring: WordsAlongRequest = { places: [], ring: true, bothWays: true, least: 3, most: 100 };
const found = (places: string, changes: Partial<WordsAlongRequest> = {}): readonly string[] =>
  expectOk(small.wordsAlong({ ...ring, places: line(places), ...changes })).words.map(
    ({ word, places: at }) => `${word} ${at.join(',')}`,
  );

describe('words along a line', () => {
  it('S4: stand on a ring in either direction, no place twice', () => {
    expect(found('EETXXXXXXXXXXSTR')).toEqual(['STREET 13,14,15,0,1,2', 'TEE 2,1,0']);
    expect(found('EETXXXXXXXXXXSTR', { bothWays: false })).toEqual(['STREET 13,14,15,0,1,2']);
    expect(found('EETXXXXXXXXXXSTR', { ring: false })).toEqual(['TEE 2,1,0']);
    // Five places, six letters: STREET would need its T again.
    expect(found('STREE')).toEqual([]);
  });

  it('S4, S11: are broken by a place without letters, and go on through a wild one', () => {
    expect(found('XFLEEX')).toEqual(['FLEE 1,2,3,4', 'ELF 3,2,1']);
    expect(found('XFL-EX')).toEqual([]);
    expect(found('XCRA?YX')).toEqual(['CRAZY 1,2,3,4,5']);
    expect(found('XF?EEX', { least: 4 })).toEqual(['FLEE 1,2,3,4']);
  });

  it('are found by a slow twin too: every run, letter by letter', () => {
    let compared = 0;
    const place = fc.array(fc.nat(3), { maxLength: 3 });
    assertCompared(
      fc.property(
        randomLexicon,
        fc.array(place, { maxLength: 9, size: 'max' }),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 1, max: 4 }),
        (table, given, isRing, bothWays, least) => {
          const places = given.map((letters) =>
            letters.map((at) => table.letters.charAt(at % table.letters.length)).join(''),
          );
          const ask = { places, ring: isRing, bothWays, least, most: 10_000 };
          const answer = expectOk(createWordFinder(table.lexicon, table.rulings).wordsAlong(ask));
          const spelled = ({ word, places: at }: PlacedWord): string => `${word} ${at.join(',')}`;
          expect(answer.words.map(spelled).toSorted()).toEqual(slowAlong(table, ask).map(spelled).toSorted());
          expect(answer.found).toBe(answer.words.length);
          const lengths = answer.words.map(({ word }) => word.length);
          expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
          compared += answer.found;
        },
      ),
      { numRuns: runs },
      () => compared,
    );
  });

  it('are refused by name where the line cannot be read', () => {
    const { t } = createTranslator();
    for (const [changes, problem] of [
      [{ places: line('A'.repeat(41)) }, { code: 'words/too-many-places', places: 41, most: 40 }],
      [{ places: ['A', 'B7'] }, { code: 'words/unknown-letter', text: 'B7', letter: '7', at: 2 }],
      [{ least: 0 }, { code: 'words/bad-number', name: 'least' }],
    ] as const) {
      const answer = small.wordsAlong({ ...ring, ...changes });
      expect(answer).toMatchObject({ ok: false, problem });
      if (!answer.ok) expect(problemText(t, answer.problem)).not.toMatch(/{{|undefined/);
    }
  });
});

function slowAlong(
  { words }: RandomLexicon,
  { places, ring: isRing, bothWays, least = 1 }: WordsAlongRequest,
) {
  const count = places.length;
  return words
    .filter(({ length }) => length >= least && length <= count)
    .flatMap((word) =>
      places.flatMap((_, start) =>
        (bothWays ? [1, -1] : [1])
          .map((step) => Array.from(word, (__, letter) => start + step * letter))
          .filter((run) => isRing || run.every((at) => at >= 0 && at < count))
          .map((run) => run.map((at) => (at + count) % count))
          .filter((run) => run.every((at, letter) => places[at]?.includes(word.charAt(letter))))
          .map((run) => ({ word, places: run })),
      ),
    );
}

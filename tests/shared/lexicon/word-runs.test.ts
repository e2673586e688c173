import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsWord, noWords, withWords, wordsIn } from '#shared/lexicon/index.ts';

const word = fc.stringMatching(/^[A-E]{1,3}$/);
const additions = fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 40 });

describe('a growing set of words', () => {
  it('holds what was put in and nothing else, like a plain set', () => {
    fc.assert(
      fc.property(additions, fc.array(word), (steps, others) => {
        let runs = noWords;
        const plain = new Set<string>();
        for (const words of steps) {
          const before = JSON.stringify(runs);
          const grown = withWords(runs, words);
          expect(JSON.stringify(runs)).toBe(before);
          runs = grown;
          for (const one of words) plain.add(one);
          for (const one of [...words, ...others]) expect(holdsWord(runs, one)).toBe(plain.has(one));
        }
        expect(wordsIn(runs)).toEqual([...plain].sort());
        expect(JSON.parse(JSON.stringify(runs))).toEqual(runs);
      }),
    );
  });

  it('keeps each list longer than the one behind it, so that there are few of them', () => {
    fc.assert(
      fc.property(additions, (steps) => {
        const runs = steps.reduce(withWords, noWords);
        const lengths = runs.map((run) => run.length);
        expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
        expect(new Set(lengths).size).toBe(lengths.length);
      }),
    );
  });

  it('shares its long lists with the set it grew from, and is that set where nothing is added', () => {
    const many = withWords(noWords, ['A', 'B', 'C', 'D']);
    expect(withWords(many, ['E'])[0]).toBe(many[0]);
    expect(withWords(many, [])).toBe(many);
  });
});

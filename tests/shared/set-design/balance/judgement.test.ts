import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockersText, createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, encodeLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { alphacubesSet, cubewordSet, formatSet, parseSetText, scrubleSet } from '#shared/pieces/index.ts';
import { compare, isEnough, judgedSample, sampleShare } from '#shared/set-design/balance/judgement.ts';
import {
  balanceOf,
  blockersOf,
  measureBalance,
  proposedKinds,
  takeProposal,
  type BalanceFigures,
  type LetterFigure,
} from '#shared/set-design/index.ts';
import {
  createDesignServer,
  type DesignAnswers,
  type DesignJob,
  type FromDesigner,
} from '#shared/set-design/threads/design-server.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { commonEnglish } from '#tests/support/set-design/foreign-words.ts';

/** One short word in eight: a proposal for them takes a tenth of a second. */
const few = buildLexicon(
  englishUpTo(10).filter((word, at) => at % 8 === 0 && word.length < 7),
  { name: 'few', alphabet: latinAlphabet, sha256: '0'.repeat(64) },
);
const bytes = encodeLexicon(few);

/** What the designer's thread answers in the end. */
function answered<K extends DesignJob['kind']>(job: DesignJob & { readonly kind: K }): DesignAnswers[K] {
  const said: FromDesigner[] = [];
  const serve = createDesignServer((word) => said.push(word));
  serve({ kind: 'load', source: { file: 'few.cwlex', bytes } });
  serve({ kind: 'job', id: 1, job });
  const last = said.at(-1);
  if (last?.kind !== 'done') throw new Error('There is no answer.');
  return expectOk(last.result) as DesignAnswers[K];
}

const { t } = createTranslator();
const figure = (letter: string, effect: number, error: number): LetterFigure => ({
  letter,
  effect,
  error,
  hands: 100,
  unused: 0,
  words: 1,
});
const withLetters = (...letters: LetterFigure[]): BalanceFigures => ({
  ...balanceOf({ set: alphacubesSet, lexicon: commonEnglish, hands: 4 }),
  letters,
});

describe('the judgement on a set', () => {
  it('is the same of a proposal, of its file when it is checked, and in the designer', () => {
    const ask = fc.record({
      kind: fc.constantFrom(...proposedKinds),
      pieces: fc.integer({ min: 8, max: 30 }),
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    });
    fc.assert(
      fc.property(ask, ({ kind, pieces, seed }) => {
        const proposal = answered({
          kind: 'propose',
          ask: { kind, pieces, seed, title: 'Mine', language: 'en' },
        });
        const file = expectOk(parseSetText(formatSet(takeProposal(alphacubesSet, proposal.set))));
        const checked = balanceOf({ set: file, lexicon: few });
        expect(checked).toEqual(proposal.figures);
        expect(answered({ kind: 'balance', ask: { set: file } })).toEqual(checked);
      }),
      { numRuns: 6 },
    );
  });

  it('draws at least 400 hands, and goes on until the mean is good to 2 %, up to 3,000', () => {
    const cubes = balanceOf({ set: cubewordSet, lexicon: few });
    expect(cubes.hands).toBe(judgedSample.least);
    expect(cubes.error / cubes.mean).toBeLessThanOrEqual(judgedSample.error);
    const ask = { set: scrubleSet, lexicon: few };
    const reports = [...measureBalance(ask)];
    const whole = balanceOf(ask);
    expect(reports.every((figures) => !isEnough(figures))).toBe(true);
    expect(isEnough(whole)).toBe(true);
    expect(whole.hands).toBeGreaterThan(judgedSample.least);
    expect(sampleShare({ ...whole, hands: 100, mean: 0, error: 0 })).toBe(0.25);
    expect(sampleShare({ ...whole, hands: 1500, mean: 1, error: 5 })).toBe(0.5);
  });

  it('names a letter that blocks only where that is no chance', () => {
    const surely = figure('Q', 0.7, 0.1);
    const perhaps = figure('Z', 0.7, 0.15);
    const hardly = figure('J', 0.95, 0.001);
    const helps = figure('E', 1.4, 0.01);
    expect(blockersOf(withLetters(surely, perhaps, hardly, helps))).toEqual([surely]);
    expect(blockersText(t, withLetters(hardly, helps))).toBe('No letter blocks.');
    expect(blockersText(t, withLetters(surely))).toBe(
      'A letter that blocks: Q 70 % of the words of hands without it.',
    );
    expect(blockersText(t, withLetters(surely, figure('X', 0.8123, 0.01)))).toBe(
      'Letters that block: Q 70 %, X 81.2 % of the words of hands without them.',
    );
  });

  it('takes a few more hands without a word for chance, and more than that for none the better', () => {
    const all = balanceOf({ set: alphacubesSet, lexicon: commonEnglish, hands: 4 });
    const plain: BalanceFigures = {
      ...all,
      hands: 1500,
      mean: 100,
      error: 2,
      median: 40,
      lowTenth: 10,
      dead: 0,
    };
    const better: BalanceFigures = { ...plain, mean: 110, dead: 1 / 1500 };
    expect(compare(better, plain)).toBe('better');
    expect(compare(plain, better)).toBe('worse');
    // By the pooled share of 1,500 hands each, three more than none lie 1.7 standard errors apart, and two only 1.4.
    expect(compare({ ...better, dead: 2 / 1500 }, plain)).toBe('better');
    expect(compare({ ...better, dead: 3 / 1500 }, plain)).toBe('equal');
    const some = { ...plain, dead: 20 / 1500 };
    expect(compare({ ...better, dead: 30 / 1500 }, some)).toBe('better');
    expect(compare({ ...better, dead: 33 / 1500 }, some)).toBe('equal');
    expect(compare({ ...better, lowTenth: 9 }, plain)).toBe('equal');
    expect(compare({ ...better, mean: 104 }, plain)).toBe('equal');
    expect(compare(plain, plain)).toBe('equal');
  });

  it('knows how far the effect of a letter can be chance', () => {
    // What one sample says of its own error is how far many samples lie apart.
    const found = Array.from({ length: 100 }, (_, seed) => {
      const { letters } = balanceOf({ set: alphacubesSet, lexicon: commonEnglish, hands: 60, hand: 4, seed });
      return letters.flatMap(({ letter, effect, error }) => (letter === 'N' ? { effect, error } : []));
    }).flat();
    expect(found).toHaveLength(100);
    const root = (squares: readonly number[]): number =>
      Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / squares.length);
    const logs = found.map(({ effect }) => Math.log(effect));
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
    const ratio = root(found.map(({ error }) => error ** 2)) / root(logs.map((log) => (log - mean) ** 2));
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });
});

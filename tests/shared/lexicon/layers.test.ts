import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dutchAlphabet,
  layeredJudge,
  mergeRulings,
  withRulings,
  type NamedLayer,
} from '#shared/lexicon/index.ts';

const list = new Set(['QUIZ', 'RITZ', 'XU', 'SMUT']);

describe('layers over a lexicon (P9, P10)', () => {
  const judge = layeredJudge(list, [
    { name: 'mine', allow: ['zork', 'xu'], forbid: ['smut'] },
    { name: 'table', allow: ['smut'], forbid: ['XU ', 'ritz'] },
  ]);

  it('say whose word it is', () => {
    expect(judge.rulingOn('QUIZ')).toEqual({ accepted: true, by: 'list' });
    expect(judge.rulingOn('PLUGH')).toEqual({ accepted: false, by: 'list' });
    expect(judge.rulingOn('ZORK')).toEqual({ accepted: true, by: 'mine' });
    expect(judge.rulingOn('RITZ')).toEqual({ accepted: false, by: 'table' });
  });

  it('leave the last word to the outermost', () => {
    expect(judge.rulingOn('SMUT')).toEqual({ accepted: true, by: 'table' });
    expect(judge.rulingOn('XU')).toEqual({ accepted: false, by: 'table' });
  });

  it('forbid what one of them both allows and forbids', () => {
    const both = layeredJudge(list, [{ name: 'mine', allow: ['XU'], forbid: ['XU'] }]);
    expect(both.has('XU')).toBe(false);
  });

  it('are spelled in the letters of the list', () => {
    const dutch = [{ name: 'mine', allow: ['ijsje'], forbid: [] }] as const;
    expect(layeredJudge(new Set<string>(), dutch, dutchAlphabet).has('ĲSJE')).toBe(true);
    expect(mergeRulings(dutch, dutchAlphabet)).toEqual({ allowed: ['ĲSJE'], denied: [] });
  });

  it('come to the same word by word, folded into one, and as rulings over rulings', () => {
    const word = fc.constantFrom('QUIZ', 'RITZ', 'XU', 'ZORK', 'PLUGH');
    const layer: fc.Arbitrary<NamedLayer<string>> = fc.record({
      name: fc.constant('layer'),
      allow: fc.array(word, { maxLength: 3 }),
      forbid: fc.array(word, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 4 }), word, (layers, asked) => {
        const { allowed, denied } = mergeRulings(layers);
        const answer = layeredJudge(list, layers).has(asked);
        expect(!denied.includes(asked) && (allowed.includes(asked) || list.has(asked))).toBe(answer);
        expect(allowed.filter((one) => denied.includes(one))).toEqual([]);
        const nested = layers.reduce(
          (inner, { allow, forbid }) => withRulings(inner, allow, forbid),
          list as { has(word: string): boolean },
        );
        expect(nested.has(asked)).toBe(answer);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostOwnWords, parseOwnWords } from '#shared/lexicon/index.ts';

const problemOf = (allow: string, forbid = ''): unknown => {
  const result = parseOwnWords({ allow, forbid });
  return result.ok ? undefined : result.problem;
};

describe('words of one’s own (P9)', () => {
  it('are read a word a line, in capitals, once each, in order', () => {
    expect(parseOwnWords({ allow: 'zork\n\n Plugh \r\nZORK', forbid: 'xu' })).toEqual({
      ok: true,
      value: { allow: ['PLUGH', 'ZORK'], forbid: ['XU'] },
    });
  });

  it.each([
    ['zork\nno way', '', { code: 'lexicon/bad-own-word', which: 'allow', line: 2, word: 'no way' }],
    ['', '\n\nx', { code: 'lexicon/bad-own-word', which: 'forbid', line: 3, word: 'x' }],
    ['naïve', '', { code: 'lexicon/bad-own-word', which: 'allow', line: 1, word: 'naïve' }],
    ['straße', '', { code: 'lexicon/bad-own-word', which: 'allow', line: 1, word: 'straße' }],
    ['zork', 'Zork', { code: 'lexicon/own-word-twice', word: 'ZORK' }],
  ])('are refused with the line at fault: %j, %j', (allow, forbid, problem) => {
    expect(problemOf(allow, forbid)).toEqual(problem);
  });

  it('are so many and no more', () => {
    const words = Array.from({ length: mostOwnWords + 1 }, (_, at) =>
      at
        .toString(26)
        .replaceAll(/./g, (digit) => String.fromCharCode(65 + parseInt(digit, 26)))
        .padStart(4, 'A'),
    );
    expect(problemOf(words.slice(1).join('\n'))).toBeUndefined();
    expect(problemOf(words.join('\n'))).toEqual({
      code: 'lexicon/too-many-own-words',
      words: mostOwnWords + 1,
      most: mostOwnWords,
    });
  });

  it('read back as they are kept, whatever is typed', () => {
    const line = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[a-z]{2,6}$/));
    const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (allow, forbid) => {
        const result = parseOwnWords({ allow, forbid });
        if (!result.ok) return;
        const again = { allow: result.value.allow.join('\n'), forbid: result.value.forbid.join('\n') };
        expect(parseOwnWords(again)).toEqual(result);
      }),
    );
  });
});

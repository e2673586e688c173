import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeListBytes,
  dutchAlphabet,
  formatWordList,
  latinAlphabet,
  parseWordList,
  wordLengths,
} from '#shared/lexicon/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { runs } from '#tests/support/runs.ts';

describe('a word list in text', () => {
  it.each([
    ['capitals and small letters', 'Zebu\nBEE\nbe\n', ['BE', 'BEE', 'ZEBU']],
    ['a byte order mark', '\uFEFFbee\nbe', ['BE', 'BEE']],
    ['lines ended by CR LF', 'bee\r\nbe\r\n', ['BE', 'BEE']],
    ['lines ended by CR', 'bee\rbe', ['BE', 'BEE']],
    ['spaces, empty lines and comments', '# bees\n\n  bee \n\t\nbe', ['BE', 'BEE']],
  ])('is read with %s', (_, text, words) => {
    expect(expectOk(parseWordList(text))).toEqual({ words, leftOut: [], leftOutCount: 0, repeats: 0 });
  });

  it('reports every line that gives no word, by its number', () => {
    const long = 'a'.repeat(wordLengths.most + 1);
    const text = ['bee', "bee's", 'café', 'straße', 'be bee', 'a', long, 'Bee', '7up'].join('\n');
    expect(expectOk(parseWordList(text))).toEqual({
      words: ['BEE'],
      leftOut: [
        { line: 2, text: "bee's", fault: 'not-a-letter' },
        { line: 3, text: 'café', fault: 'not-a-letter' },
        { line: 4, text: 'straße', fault: 'not-a-letter' },
        { line: 5, text: 'be bee', fault: 'several-words' },
        { line: 6, text: 'a', fault: 'too-short' },
        { line: 7, text: long, fault: 'too-long' },
        { line: 9, text: '7up', fault: 'not-a-letter' },
      ],
      leftOutCount: 7,
      repeats: 1,
    });
  });

  it('sorts by the alphabet given', () => {
    expect(expectOk(parseWordList('öa\nzä\nzå', 'AZÅÄÖ')).words).toEqual(['ZÅ', 'ZÄ', 'ÖA']);
  });

  it('is refused without a word', () => {
    expect(parseWordList('12\n\u0001')).toEqual({
      ok: false,
      problem: { code: 'lexicon/no-words', lines: 2, alphabet: latinAlphabet },
    });
  });

  it('is refused where it is no text, whatever words stand in it', () => {
    expect(parseWordList('word\n\0\u0001')).toEqual({ ok: false, problem: { code: 'lexicon/not-text' } });
  });

  it('may be millions of lines of rubbish: the first thousand are told, all are counted', () => {
    const text = `${'1\n'.repeat(3_000_000)}# no fault\nzork\n${"it's\r\n".repeat(500_000)}\nplugh`;
    const { words, leftOut, leftOutCount } = expectOk(parseWordList(text));
    expect(words).toEqual(['PLUGH', 'ZORK']);
    expect(leftOut).toHaveLength(1_000);
    expect(leftOut.at(-1)).toEqual({ line: 1_000, text: '1', fault: 'not-a-letter' });
    expect(leftOutCount).toBe(3_500_000);
  });

  it('is read alike behind a thousand lines of rubbish, where lines are passed over at a look', () => {
    const rubbish = '7\n'.repeat(1_000);
    const unit = fc.constantFrom(
      'a',
      'I',
      'j',
      'é',
      'e\u0301',
      'Ĳ',
      '#',
      '7',
      "'",
      ' ',
      '\u00A0',
      '\r',
      '\n',
      '\r\n',
    );
    const alphabet = fc.constantFrom(latinAlphabet, dutchAlphabet);
    fc.assert(
      fc.property(
        fc.string({ unit, maxLength: 40 }),
        alphabet,
        fc.boolean(),
        (text, letters, foldAccents) => {
          const alone = parseWordList(`zork\n${text}`, letters, { foldAccents });
          const behind = parseWordList(`zork\n${rubbish}${text}`, letters, { foldAccents });
          const { words, repeats, leftOutCount } = expectOk(alone);
          expect(behind).toMatchObject({ value: { words, repeats, leftOutCount: leftOutCount + 1_000 } });
        },
      ),
      { numRuns: runs(700) },
    );
  });

  it('is refused with more than a million words, at the first too many', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const wordAt = (at: number): string =>
      [1, 26, 676, 17_576, 456_976].map((place) => letters.charAt(Math.floor(at / place) % 26)).join('');
    const words = Array.from({ length: 1_000_001 }, (_, at) => wordAt(at));
    expect(parseWordList(words.join('\n'))).toEqual({
      ok: false,
      problem: { code: 'lexicon/too-many-words', most: 1_000_000 },
    });
  });

  it('gives back what was formatted, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const result = parseWordList(text);
        if (!result.ok) return;
        const { words } = result.value;
        expect(expectOk(parseWordList(formatWordList(words)))).toEqual({
          words,
          leftOut: [],
          leftOutCount: 0,
          repeats: 0,
        });
      }),
    );
  });
});

describe('the bytes of a word list', () => {
  const utf16 = (text: string, bigEndian: boolean): Uint8Array => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return bigEndian ? bytes.swap16() : bytes;
  };

  it('are read as what they are', () => {
    expect(decodeListBytes(Buffer.from('zebu\ncafé'))).toEqual({ text: 'zebu\ncafé', encoding: 'utf-8' });
    expect(decodeListBytes(utf16('café', false))).toEqual({ text: 'café', encoding: 'utf-16le' });
    expect(decodeListBytes(utf16('café', true))).toEqual({ text: 'café', encoding: 'utf-16be' });
    expect(decodeListBytes(Buffer.from('café', 'latin1'))).toEqual({ text: 'café', encoding: 'latin-1' });
  });

  it('are UTF-8 exactly where the standard decoder says so', () => {
    const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }).map((text) => new Uint8Array(Buffer.from(text))),
      fc.uint8Array({ maxLength: 3 }),
    );
    const standard = (bytes: Uint8Array): string | undefined => {
      try {
        return strict.decode(bytes);
      } catch {
        return undefined;
      }
    };
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
        const bytes = Buffer.concat(pieces);
        fc.pre(bytes[0] !== 0xff && bytes[0] !== 0xfe);
        const { text, encoding } = decodeListBytes(bytes);
        const expected = standard(bytes);
        expect(encoding).toBe(expected === undefined ? 'latin-1' : 'utf-8');
        expect(text).toBe(expected ?? bytes.toString('latin1'));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('may be many', () => {
    const text = 'zebu\n'.repeat(40_000);
    expect(decodeListBytes(Buffer.from(text)).text).toBe(text);
  });
});

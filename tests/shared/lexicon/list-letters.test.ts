import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { expectOk } from '#shared/kernel/index.ts';
import {
  countListLetters,
  lettersWithout,
  parseWordList,
  rareLetters,
  wordsLost,
  type ListLetters,
} from '#shared/lexicon/index.ts';

const counted = (text: string, fold = false): ListLetters => expectOk(countListLetters(text, fold));
const allOf = (text: string, fold = false): string => expectOk(lettersWithout(counted(text, fold), ''));

/** Words of the letters A to Z in turn: so many of each. */
function plainWords(count: number): readonly string[] {
  const letter = (at: number): string => String.fromCharCode(0x61 + (at % 26));
  return Array.from({ length: count }, (_, at) =>
    [at, at + 3, Math.floor(at / 26), Math.floor(at / 676)].map(letter).join(''),
  );
}

describe('the letters of a list', () => {
  it('are those of its words, with the dot of Turkish and the ß of German', () => {
    expect(allOf('# å\nsmör\ntwo words\nköra')).toBe('AKMRSÖ');
    expect(allOf('smör\nköra', true)).toBe('AKMORS');
    expect(allOf('ılık\niki\nkış')).toBe('IKLİŞ');
    expect(expectOk(parseWordList('ılık\niki', 'IKLİŞ')).words).toEqual(['ILIK', 'İKİ']);
    expect(allOf('straße\ngroß')).toBe('AEGORSTẞ');
    expect(expectOk(parseWordList('straße\ngroß', 'AEGORSTẞ')).words).toEqual(['GROẞ', 'STRAẞE']);
    expect(countListLetters('12\n34', false)).toMatchObject({ problem: { code: 'lexicon/no-letters' } });
  });

  it('do not come from lines that give no word in any alphabet', () => {
    expect(allOf("smör\r\nÉ-aktie\r\nñ\r\nit's ê\r\n  öm\u00a0\r\nabcdefghijklmnopqrstuvwxyz")).toBe('MRSÖ');
  });

  it('are counted by words, the commonest first', () => {
    const { words, letters } = counted('aab\nba\nca\nca');
    expect(words).toBe(4);
    expect(letters).toEqual([
      { letter: 'A', words: 4 },
      { letter: 'B', words: 2 },
      { letter: 'C', words: 2 },
    ]);
  });

  it('of foreign words are rare, and are left out with their words where nobody says otherwise', () => {
    const foreign = ['évåq', 'èäb', 'ëöc', 'üñd', 'çœe', 'åbc'];
    const list = counted([...plainWords(8000), ...foreign].join('\n'));
    expect(list.letters.length).toBe(36);
    const rare = rareLetters(list);
    expect([...rare].sort().join('')).toBe('ÄÅÇÈÉËÑÖÜŒ');
    expect(wordsLost(list, rare)).toBe(6);
    expect(wordsLost(list, 'Å')).toBe(2);
    expect(wordsLost(list, 'ÅÉ')).toBe(2);
    expect(expectOk(lettersWithout(list, rare))).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(lettersWithout(list, 'ÅÄ')).toMatchObject({
      problem: { code: 'lexicon/too-many-letters', most: 32 },
    });
  });

  it('are all kept in a short list with room for them', () => {
    const list = counted('évåq\nbab\ncab\nzebra');
    expect(rareLetters(list)).toBe('');
    expect(wordsLost(list, '')).toBe(0);
  });

  it('beyond 32 are left out, the rarest first, even where none is rare', () => {
    const cyrillic = Array.from({ length: 32 }, (_, at) => String.fromCharCode(0x430 + at));
    const list = counted(
      [...cyrillic.map((letter) => letter + letter), cyrillic.join('').slice(0, 20), 'abc'].join('\n'),
    );
    expect(rareLetters(list).length).toBe(3);
    expect(wordsLost(list, rareLetters(list))).toBe(3);
    expect(expectOk(lettersWithout(list, rareLetters(list))).length).toBe(32);
  });

  it('beyond 32 cost their words however common they are', () => {
    const word = (at: number): string =>
      String.fromCharCode(0x430 + (at % 32), 0x430 + ((7 * at) % 32), 0x430 + ((11 * at) % 32));
    const words = Array.from({ length: 320 }, (_, at) => word(at) + (at % 10 === 0 ? 'ж' : 'xyz'[at % 3]));
    const list = counted(words.join('\n'));
    const rare = rareLetters(list);
    const kept = expectOk(lettersWithout(list, rare));
    expect([list.letters.length, rare.length, kept.length]).toEqual([35, 3, 32]);
    const { words: read, repeats } = expectOk(parseWordList(words.join('\n'), kept));
    expect(wordsLost(list, rare)).toBe(list.words - read.length - repeats);
  });

  it('of a script with thousands of letters leave room for an answer', () => {
    const syllable = (at: number): string => String.fromCharCode(0xac00 + (at % 3000));
    const words = Array.from(
      { length: 20_000 },
      (_, at) => syllable(at * 7) + syllable(at * 11) + syllable(at),
    );
    const list = counted(words.join('\n'));
    expect(list.letters.length + list.others.letters).toBe(3000);
    expect(list.sets.length).toBeLessThanOrEqual(5000);
    expect(expectOk(lettersWithout(list, rareLetters(list))).length).toBe(32);
  });

  it('cost, left out, exactly the words that have one of them', () => {
    const word = fc.array(fc.constantFrom(...'abcåäöéøñ'), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), fc.nat(511), (words, chosen) => {
        const text = ['ab', 'ba', ...words.map((letters) => letters.join(''))].join('\n');
        const list = counted(text);
        const leftOut = [...list.optional].filter((_, at) => (chosen >> at) % 2 === 1).join('');
        const alphabet = lettersWithout(list, leftOut);
        if (!alphabet.ok) return;
        const read = parseWordList(text, alphabet.value);
        const left = read.ok ? read.value.words.length + read.value.repeats : 0;
        expect(wordsLost(list, leftOut)).toBe(list.words - left);
      }),
    );
  });

  it('of 150,000 lines are counted in one pass after another, with progress on the way', () => {
    const told: number[] = [];
    // A look at the whole list for each of its lines would take a minute.
    const list = expectOk(
      countListLetters(plainWords(150_000).join('\n'), false, (done, total) => told.push(done / total)),
    );
    expect(list.words).toBe(150_000);
    expect(told.length).toBeGreaterThan(10);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.at(-1)).toBeLessThanOrEqual(1);
  });
});

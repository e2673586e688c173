import { makeLexicon } from '#electron/services/words/make-lexicon.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { latinAlphabet, alphabetFromList } from '#shared/lexicon/index.ts';
import { median, type Row } from './measure.ts';

/**
 * A word list in a language that nobody has told: its letters are those that it uses. Held against the same list with
 * its letters written, turn about, because a machine is not as fast at one minute as at the next.
 */
export default function* letters(): Generator<Row> {
  for (const count of [425_136, 60_000, 20_000, 5_000]) {
    const list = new TextEncoder().encode(foreignWords(count).join('\n'));
    const spent = (alphabet: string): number => {
      const began = performance.now();
      expectOk(makeLexicon(list, { name: 'foreign', file: 'foreign.txt', alphabet, foldAccents: false }));
      return performance.now() - began;
    };
    const written = `${latinAlphabet}ÅÄÖ`;
    // The longest list is first, and compiles both ways for those after it.
    for (const alphabet of [written, alphabetFromList]) spent(alphabet);
    const turns = Array.from({ length: 5 }, () => ({
      counted: spent(alphabetFromList),
      written: spent(written),
    }));
    const what = `${count.toLocaleString('en-GB')} words in all letters that the list uses`;
    yield { what, value: median(turns.map(({ counted }) => counted)), unit: 'ms' };
    const times = median(turns.map((turn) => turn.counted / turn.written));
    yield { what: `${what}, against written letters`, value: times, unit: 'times', bar: 1.5 };
  }
}

/** So many different words of three to five syllables in 29 letters, in an order that is no help. */
function foreignWords(count: number): readonly string[] {
  const syllables = [...'bcdfghjklmnpqrstvwxz'].flatMap((one) =>
    [...'aeiouyåäö'].map((other) => one + other),
  );
  const syllable = (place: number): string => syllables[place % syllables.length] ?? '';
  return Array.from({ length: count }, (_, at) =>
    [at, Math.floor(at / 180), Math.floor(at / 32_400), at * 7_919, at * 48_271]
      .slice(0, 3 + (at % 3))
      .map(syllable)
      .join(''),
  );
}

import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { withoutAccents } from './alphabet.ts';
import { maxLetters } from './node.ts';
import { wordReader, type WordReader } from './word-reader.ts';

export type ListLettersProblem =
  | { readonly code: 'lexicon/no-letters' }
  | { readonly code: 'lexicon/too-many-letters'; readonly letters: string; readonly most: number };

export interface LetterCount {
  readonly letter: string;
  readonly words: number;
}

export interface ListLetters {
  readonly words: number;
  readonly letters: readonly LetterCount[];
  /** Letters that are not in `letters` are only counted; their words are lost whatever is left out. */
  readonly others: { readonly letters: number; readonly words: number };
  /** These letters may be left out: the rarer ones of `letters`, and those for which an alphabet has no room. */
  readonly optional: string;
  /** Each set is the `optional` letters of words without `others`, so the loss from leaving letters out is a sum. */
  readonly sets: readonly { readonly letters: string; readonly words: number }[];
}

const mostCounted = 52;
/** In a list of more than `mostSets` words, a letter in a larger share of the words belongs to the language. */
const optionalBelow = 0.05;
/** A long list of random characters has as many sets as words; fewer letters are optional then. */
const mostSets = 5000;
/** A letter that fewer than one word in this many has comes from foreign words and names. */
const rareIn = 1000;

/** Counts the letters of a list whose language is unknown. Lines with anything but letters are ignored. */
export function countListLetters(
  text: string,
  foldAccents: boolean,
  progress: (done: number, total: number) => void = () => undefined,
): Result<ListLetters, ListLettersProblem> {
  const reader = wordReader(foldAccents ? withoutAccents(text) : text.normalize('NFC'));
  const found: number[] = [];
  let words = 0;
  reader.each(
    (letters) => {
      words += 1;
      for (const letter of letters) found[letter] = (found[letter] ?? 0) + 1;
    },
    (done, total) => {
      progress(done, 2 * total);
    },
  );
  const all = Array.from(found, (count = 0, number) => ({
    number,
    letter: reader.letterAt(number),
    words: count,
  }))
    .filter((one) => one.words > 0)
    .toSorted((one, other) => other.words - one.words || (one.letter < other.letter ? -1 : 1));
  if (all.length < 2) return refuse({ code: 'lexicon/no-letters' });

  const setsFor = (counted: readonly NumberedLetter[]): CountedSets =>
    countSets(reader, counted, words <= mostSets ? Infinity : optionalBelow * words, (done, total) => {
      progress(total + done, 2 * total);
    });
  let counted = all.slice(0, mostCounted);
  let counts = setsFor(counted);
  // With so many sets, count only as many letters as an alphabet has room for, so that fewer of them are optional.
  if (counts.sets.size > mostSets) {
    counted = all.slice(0, maxLetters);
    counts = setsFor(counted);
  }
  const { optional, sets } = withinBounds(counts);
  return ok({
    words,
    letters: counted.map(({ letter, words: count }) => ({ letter, words: count })),
    others: { letters: all.length - counted.length, words: counts.others },
    optional: optional.toReversed().join(''),
    sets: Array.from(sets, ([set, count]) => ({ letters: lettersIn(set, optional), words: count })),
  });
}

/** A set has up to 52 bits, more than bitwise operators take. */
function lettersIn(set: number, optional: readonly string[]): string {
  let letters = '';
  let rest = set;
  for (let place = 0; rest > 0; place += 1) {
    if (rest % 2 === 1) letters += optional[place] ?? '';
    rest = Math.floor(rest / 2);
  }
  return letters;
}

interface NumberedLetter extends LetterCount {
  readonly number: number;
}

interface CountedSets {
  readonly optional: readonly string[];
  readonly sets: ReadonlyMap<number, number>;
  readonly others: number;
}

function countSets(
  reader: WordReader,
  counted: readonly NumberedLetter[],
  below: number,
  progress: (done: number, total: number) => void,
): CountedSets {
  const rarestFirst = counted.filter(({ words }, place) => words < below || place >= maxLetters).toReversed();
  const bits = new Map<number, number>(counted.map(({ number }) => [number, 0]));
  for (const [place, { number }] of rarestFirst.entries()) bits.set(number, 2 ** place);
  const sets = new Map<number, number>();
  let others = 0;
  reader.each((letters) => {
    let set = 0;
    for (const letter of letters) set += bits.get(letter) ?? Number.NaN;
    if (Number.isNaN(set)) others += 1;
    else if (set > 0) sets.set(set, (sets.get(set) ?? 0) + 1);
  }, progress);
  return { optional: rarestFirst.map(({ letter }) => letter), sets, others };
}

function withinBounds({ optional, sets, others }: CountedSets): CountedSets {
  if (sets.size <= mostSets) return { optional, sets, others };
  const bit = optional.length - 1;
  const fewer = new Map<number, number>();
  for (const [set, count] of sets) {
    const left = set % 2 ** bit;
    if (left > 0) fewer.set(left, (fewer.get(left) ?? 0) + count);
  }
  return withinBounds({ optional: optional.slice(0, bit), sets: fewer, others });
}

/** Returns the letters to leave out by default: those of few words, and those for which an alphabet has no room. */
export function rareLetters({ letters, words, optional }: ListLetters): string {
  return letters
    .filter(({ letter }) => optional.includes(letter))
    .filter((one) => one.words * rareIn < words || letters.indexOf(one) >= maxLetters)
    .map(({ letter }) => letter)
    .join('');
}

export function wordsLost({ sets, others }: ListLetters, leftOut: string): number {
  return sets
    .filter(({ letters }) => [...letters].some((letter) => leftOut.includes(letter)))
    .reduce((sum, { words }) => sum + words, others.words);
}

export function lettersWithout(
  { letters }: ListLetters,
  leftOut: string,
): Result<string, ListLettersProblem> {
  const kept = letters.map(({ letter }) => letter).filter((letter) => !leftOut.includes(letter));
  if (kept.length < 2) return refuse({ code: 'lexicon/no-letters' });
  return kept.length <= maxLetters
    ? ok(kept.sort().join(''))
    : refuse({ code: 'lexicon/too-many-letters', letters: kept.join(''), most: maxLetters });
}

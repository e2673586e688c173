import { vowelsOf } from '#shared/lexicon/alphabet.ts';
import { letterUseOf, type LetterUse } from '../letter-use.ts';
import type { ProposeRequest, ProposedKind } from './request.ts';

export interface Plan {
  readonly letters: string;
  readonly vowels: string;
  readonly pieces: number;
  readonly each: number;
  /** This many pieces of another kind follow, which are jokers, a die of numbers or blanks. */
  readonly others: number;
  readonly counts: Readonly<Record<string, LetterCount>>;
  /** The vowels may become so many more or fewer. */
  readonly vowelsOff: number;
}

export interface LetterCount {
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

interface Shape {
  readonly each: number;
  /** One in so many pieces is of the other kind; 0 means exactly one, Infinity none. */
  readonly oneOtherIn: number;
}

const shapes: Readonly<Record<ProposedKind, Shape>> = {
  cubes: { each: 5, oneOtherIn: Infinity },
  blanks: { each: 5, oneOtherIn: 0 },
  dice: { each: 3, oneOtherIn: 36 },
  tiles: { each: 1, oneOtherIn: 42 },
};

/**
 * Rare letters are on more pieces than their share of the words, as in every set that is sold, so that their words are
 * sometimes possible. An exponent of 1 would keep the share, and 0 would make all letters equally common.
 */
const flattening = 0.85;
/** The vowel share of faces exceeds that of words by this: most hands that are hard to play lack a vowel. */
const moreVowels = 0.02;
/** With this many faces for each letter, every letter is on at least one piece. */
const room = 1.25;
const bounds = { below: 0.6, above: 1.4 } as const;
/** A vowel of a tile may become a consonant, but not many of them; other pieces are laid out with their vowels. */
const tileVowelsOff = 0.05;

export function planFor({ kind, pieces: all, lexicon }: ProposeRequest): Plan {
  const { each, oneOtherIn } = shapes[kind];
  const others = oneOtherIn === 0 ? 1 : Math.round(all / oneOtherIn);
  const pieces = all - others;
  const use = letterUseOf(lexicon);
  const letters = [...use.alphabet].filter((letter) => (use.words[letter] ?? 0) > 0).join('');
  const known = vowelsOf(letters);
  const faces = pieces * each;
  const consonants = [...letters].filter((letter) => !known.includes(letter)).join('');
  const wanted = Math.round(faces * Math.min(use.vowels + moreVowels, 0.5));
  // Each letter is at most once on a piece, so a few vowels or consonants leave faces to the other kind.
  const vowelFaces = Math.min(Math.max(wanted, faces - pieces * consonants.length), pieces * known.length);
  const counts = {
    ...apportioned(known, vowelFaces, pieces, use),
    ...apportioned(consonants, faces - vowelFaces, pieces, use),
  };
  const vowelsOff = each === 1 ? Math.ceil(vowelFaces * tileVowelsOff) : 0;
  return { letters, vowels: known, pieces, each, others, counts, vowelsOff };
}

/** Distributes faces by use and rounds the largest remainders up; no letter has more faces than there are pieces. */
function apportioned(letters: string, faces: number, pieces: number, { shares }: LetterUse): Plan['counts'] {
  const weights = new Map(Array.from(letters, (letter) => [letter, (shares[letter] ?? 0) ** flattening]));
  const all = [...weights.values()].reduce((sum, one) => sum + one, 0) || 1;
  const least = faces >= room * letters.length ? 1 : 0;
  const wanted = new Map(
    Array.from(letters, (letter) => [letter, ((weights.get(letter) ?? 0) / all) * faces]),
  );
  const counts = new Map(
    Array.from(wanted, ([letter, n]) => [letter, Math.min(pieces, Math.max(least, Math.floor(n)))]),
  );
  let left = faces - [...counts.values()].reduce((sum, one) => sum + one, 0);
  while (left !== 0) {
    const step = Math.sign(left);
    const open = [...counts].filter(([, n]) => (step > 0 ? n < pieces : n > least));
    if (open.length === 0) throw new RangeError(`${faces} faces do not fit ${letters}`);
    const [letter] = open.reduce((best, one) =>
      step * ((wanted.get(one[0]) ?? 0) - one[1]) > step * ((wanted.get(best[0]) ?? 0) - best[1])
        ? one
        : best,
    );
    counts.set(letter, (counts.get(letter) ?? 0) + step);
    left -= step;
  }
  return Object.fromEntries(
    Array.from(counts, ([letter, count]) => [
      letter,
      {
        count,
        least: Math.max(Math.min(least, count), Math.floor(count * bounds.below)),
        most: Math.min(pieces, Math.ceil(count * bounds.above)),
      },
    ]),
  );
}

import { spellingIn } from '#shared/lexicon/alphabet.ts';
import { letterBit, maxLetters } from '#shared/lexicon/node.ts';
import { ok, refuse, type Result } from '#shared/kernel/result.ts';

/** `at` counts the characters of the pattern from 1. */
export type PatternProblem =
  | { readonly code: 'pattern/empty' }
  | { readonly code: 'pattern/too-long'; readonly length: number; readonly most: number }
  | {
      readonly code: 'pattern/unknown-letter';
      readonly letter: string;
      readonly at: number;
      readonly alphabet: string;
    }
  | { readonly code: 'pattern/open-set'; readonly at: number }
  | { readonly code: 'pattern/empty-set'; readonly at: number }
  | { readonly code: 'pattern/stray-mark'; readonly mark: string; readonly at: number };

/** States are the bits of one number, so there cannot be more places. */
export const patternLimits = { characters: 400, places: 30 } as const;

/** A pattern has places for letters and maybe runs between; bit i of a state is set if the first i may be filled. */
export interface LetterPattern {
  readonly places: number;
  /** The index is the letter number; bit i is set if the letter may stand in place i, from 0. */
  readonly accepted: Int32Array;
  /** Bit i is set if any run may stand in front of place i. */
  readonly runs: number;
}

export const startOfPattern = 1;

export function stepOf({ accepted, runs }: LetterPattern, states: number, letter: number): number {
  return ((states & (accepted[letter] ?? 0)) << 1) | (states & runs);
}

export const isFullMatch = ({ places }: LetterPattern, states: number): boolean =>
  ((states >>> places) & 1) === 1;

/** `before` and `behind` allow runs of any letters in front of and behind these letters. */
export function textPattern(letters: readonly number[], before: boolean, behind: boolean): LetterPattern {
  const masks = letters.map(letterBit);
  return patternOf(masks, (before ? 1 : 0) | (behind ? 1 << letters.length : 0));
}

/**
 * Reads `C?T*` or `[AEIOU]?[^S]`: `?` or `.` is any letter, `*` any run or none, `[...]` one of a set and `[^...]` one
 * outside it; case does not matter. If the alphabet has Ĳ, an I before a J is that letter, also in a set.
 */
export function parsePattern(text: string, alphabet: string): Result<LetterPattern, PatternProblem> {
  const written = text.trim();
  if (written === '') return refuse({ code: 'pattern/empty' });
  const most = patternLimits.characters;
  if (written.length > most) return refuse({ code: 'pattern/too-long', length: written.length, most });
  const reader = new PatternReader(written, alphabet);
  const masks: number[] = [];
  let runs = 0;
  while (!reader.ended) {
    if (reader.take('*')) {
      runs |= 1 << masks.length;
      continue;
    }
    if (masks.length === patternLimits.places) {
      const length = masks.length + reader.left;
      return refuse({ code: 'pattern/too-long', length, most: patternLimits.places });
    }
    const mask = reader.place();
    if (!mask.ok) return mask;
    masks.push(mask.value);
  }
  return ok(patternOf(masks, runs));
}

export class PatternReader {
  readonly #characters: readonly string[];
  readonly #alphabet: string;
  #at = 0;

  constructor(written: string, alphabet: string) {
    this.#characters = [...written.normalize('NFC')];
    this.#alphabet = alphabet;
  }

  get ended(): boolean {
    return this.#at === this.#characters.length;
  }

  get left(): number {
    return this.#characters.length - this.#at;
  }

  take(mark: string): boolean {
    if (this.#characters[this.#at] !== mark) return false;
    this.#at += 1;
    return true;
  }

  place(): Result<number, PatternProblem> {
    const every = everyLetter(this.#alphabet);
    if (this.take('?') || this.take('.')) return ok(every);
    const began = this.#at;
    if (!this.take('[')) return this.#letter();
    const isWithout = this.take('^');
    let set = 0;
    while (!this.take(']')) {
      if (this.ended) return refuse({ code: 'pattern/open-set', at: began + 1 });
      const letter = this.#letter();
      if (!letter.ok) return letter;
      set |= letter.value;
    }
    const mask = isWithout ? every & ~set : set;
    return set === 0 || mask === 0 ? refuse({ code: 'pattern/empty-set', at: began + 1 }) : ok(mask);
  }

  #letter(): Result<number, PatternProblem> {
    const [one = '', other = ''] = this.#characters.slice(this.#at, this.#at + 2);
    const at = this.#at + 1;
    if ('*?.[]^'.includes(one)) return refuse({ code: 'pattern/stray-mark', mark: one, at });
    const together = other === '' ? -1 : this.#placeOf(one + other);
    const place = together >= 0 ? together : this.#placeOf(one);
    if (place < 0) {
      return refuse({ code: 'pattern/unknown-letter', letter: shown(one), at, alphabet: this.#alphabet });
    }
    this.#at += together >= 0 ? 2 : 1;
    return ok(letterBit(place + 1));
  }

  #placeOf(written: string): number {
    if (written.trim() !== written) return -1;
    const spelling = spellingIn(this.#alphabet, written);
    return spelling.length === 1 ? this.#alphabet.indexOf(spelling) : -1;
  }
}

const shown = (character: string): string => character.replaceAll(/\p{Cc}|\p{Cs}/gu, '\uFFFD');

export function everyLetter(alphabet: string): number {
  return alphabet.length === maxLetters ? -1 : letterBit(alphabet.length + 1) - 1;
}

function patternOf(masks: readonly number[], runs: number): LetterPattern {
  const accepted = new Int32Array(maxLetters + 1);
  masks.forEach((mask, place) => {
    for (let letter = 1; letter <= maxLetters; letter += 1) {
      if ((mask & letterBit(letter)) !== 0) accepted[letter] = (accepted[letter] ?? 0) | (1 << place);
    }
  });
  return { places: masks.length, accepted, runs };
}

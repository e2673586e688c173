import { countBits } from '#shared/lexicon/node.ts';
import type { RandomSource } from './random-source.ts';

/**
 * A panel is a hand that lacks one piece; bitsets over a sample of words tell which it spells alone and with each
 * letter of that piece. A piece shows one letter at a time, so its words are exactly the union of these.
 */
export interface Panel {
  readonly alone: Int32Array;
  /** The bitset of a letter begins at its number times `width`. */
  readonly with: Int32Array;
  readonly width: number;
}

/** Letters are numbered from 0. */
export type SampleWords = readonly (readonly number[])[];

/** `hand` has a letter mask for each of its pieces, with bit 0 for the first letter of the alphabet. */
export function panelOf(words: SampleWords, hand: readonly number[], letters: number): Panel {
  const width = (words.length + 31) >> 5;
  const panel: Panel = {
    alone: new Int32Array(width),
    with: new Int32Array(width * letters),
    width,
  };
  const pieces = Array.from({ length: letters }, (_, letter) =>
    hand.reduce((mask, shown, piece) => mask | (((shown >>> letter) & 1) << piece), 0),
  );
  words.forEach((word, at) => {
    if (word.length > hand.length + 1) return;
    const bit = 1 << (at & 31);
    const place = at >> 5;
    const masks = word.map((letter) => pieces[letter] ?? 0);
    if (canShow(masks, -1, 0, 0)) {
      panel.alone[place] = (panel.alone[place] ?? 0) | bit;
      return;
    }
    // A letter that no piece shows must come from the missing piece.
    const bare = masks.indexOf(0);
    if (bare >= 0 && masks.includes(0, bare + 1)) return;
    for (let missing = Math.max(bare, 0); missing < word.length; missing += 1) {
      if (canShow(masks, missing, 0, 0)) {
        const to = (word[missing] ?? 0) * width + place;
        panel.with[to] = (panel.with[to] ?? 0) | bit;
      }
      if (bare >= 0) return;
    }
  });
  return panel;
}

function canShow(masks: readonly number[], without: number, at: number, taken: number): boolean {
  if (at === masks.length) return true;
  if (at === without) return canShow(masks, without, at + 1, taken);
  for (let open = (masks[at] ?? 0) & ~taken; open !== 0; open &= open - 1) {
    if (canShow(masks, without, at + 1, taken | (open & -open))) return true;
  }
  return false;
}

export function wordsWith({ alone, with: by, width }: Panel, letters: readonly number[]): number {
  let words = 0;
  for (let at = 0; at < width; at += 1) {
    let bits = alone[at] ?? 0;
    for (const letter of letters) bits |= by[letter * width + at] ?? 0;
    if (bits !== 0) words += countBits(bits);
  }
  return words;
}

export function sampleOf(
  words: readonly string[],
  alphabet: string,
  size: number,
  random: RandomSource,
): SampleWords {
  const numbers = new Map(Array.from(alphabet, (letter, at) => [letter, at]));
  const chosen = words.length <= size ? words : random.some(words, size);
  return chosen.map((word) => Array.from(word, (letter) => numbers.get(letter) ?? 0));
}

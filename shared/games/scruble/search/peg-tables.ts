import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { ringLength, rings } from '../cube.ts';
import { premiumsFlank, premiumsAreWild, type ScrubleOptions } from '../options.ts';
import { faceOf, letterOf, pegIds, pointsOf, premiumOf } from '../pegs.ts';

/** This marks a wild peg, which stands for any letter. Letters are numbered from 1, and a peg with 0 is in no word. */
export const wildPeg = 255;

export interface PegTables {
  readonly letters: Uint8Array;
  readonly points: Uint8Array;
  readonly letterTimes: Uint8Array;
  readonly wordTimes: Uint8Array;
  readonly beside: boolean;
  readonly inside: boolean;
}

export function pegTables(alphabet: string, options: Pick<ScrubleOptions, 'premiums'>): PegTables {
  const numbers = letterNumbers(alphabet);
  const inside = premiumsAreWild(options);
  const times = (of: 'letter' | 'word') =>
    Uint8Array.from(pegIds, (peg) => {
      const premium = premiumOf(peg);
      return premium?.of === of ? premium.times : 0;
    });
  return {
    letters: Uint8Array.from(pegIds, (peg) => {
      const letter = letterOf(peg);
      if (letter !== undefined) return numbers[letter.charCodeAt(0)] ?? 0;
      return inside || faceOf(peg).kind === 'blank' ? wildPeg : 0;
    }),
    points: Uint8Array.from(pegIds, pointsOf),
    letterTimes: times('letter'),
    wordTimes: times('word'),
    beside: premiumsFlank(options),
    inside,
  };
}

export const ringPlaces = Uint8Array.from(rings.flat());

/** The index is a pair of pegs; the entry is the ring and direction from one to the other, from 1, or 0 for none. */
export function linksOf(cube: ArrayLike<number>): Uint8Array {
  const links = new Uint8Array(pegIds.length * pegIds.length);
  for (let ring = 0; ring < rings.length; ring += 1) {
    for (let at = 0; at < ringLength; at += 1) {
      const one = cube[ringPlaces[ring * ringLength + at] as number] as number;
      const next = cube[ringPlaces[ring * ringLength + ((at + 1) % ringLength)] as number] as number;
      links[one * pegIds.length + next] = 2 * ring + 1;
      links[next * pegIds.length + one] = 2 * ring + 2;
    }
  }
  return links;
}

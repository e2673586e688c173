import { ringLength, ringsThrough } from '../cube.ts';
import { pegIds } from '../pegs.ts';
import { plainSum } from '../scoring.ts';
import type { ClaimedWord } from '../state.ts';
import { ringPlaces } from './peg-tables.ts';

export interface SoughtWord {
  readonly pegs: Uint8Array;
  readonly points: number;
  /** The index is the peg; pegs that are not in the word have 0. */
  readonly letters: Uint8Array;
}

/** The claimed word stands on the scanned cube (S9); rings count from 0 to 11 here. */
export interface StandingPegs {
  readonly ring: number;
  readonly points: number;
  readonly letters: Uint8Array;
}

export function soughtWords(claimed: readonly ClaimedWord[], numbers: Uint8Array): readonly SoughtWord[] {
  return claimed.map(({ word, pegs }) => {
    const letters = new Uint8Array(pegIds.length);
    for (const [at, peg] of pegs.entries()) letters[peg] = numbers[word.charCodeAt(at)] ?? 0;
    return { pegs: Uint8Array.from(pegs), points: plainSum(pegs), letters };
  });
}

const places = new Uint8Array(pegIds.length);

/** Finds the same words as `standingOn`, without an object for each place. */
export function standingWordsOn(cube: Uint8Array, words: readonly SoughtWord[]): readonly StandingPegs[] {
  if (words.length === 0) return [];
  for (let place = 0; place < cube.length; place += 1) places[cube[place] as number] = place;
  const lying: StandingPegs[] = [];
  for (const { pegs, points, letters } of words) {
    for (const { ring, at } of ringsThrough(places[pegs[0] as number] as number)) {
      if (isInLine(pegs, ring - 1, at, 1) || isInLine(pegs, ring - 1, at, ringLength - 1)) {
        lying.push({ ring: ring - 1, points, letters });
      }
    }
  }
  return lying;
}

function isInLine(pegs: Uint8Array, ring: number, from: number, step: number): boolean {
  for (let at = 1; at < pegs.length; at += 1) {
    const place = ringPlaces[ring * ringLength + ((from + step * at) & 15)];
    if (places[pegs[at] as number] !== place) return false;
  }
  return true;
}

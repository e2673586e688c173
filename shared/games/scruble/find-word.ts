import { ringLength, rings } from './cube.ts';
import { legalClaim, type LegalClaim } from './legality.ts';
import { areWild } from './options.ts';
import { faceOf, letterOf } from './pegs.ts';
import { placesOf, type Run } from './runs.ts';
import type { ScrubleView } from './state.ts';
import { afterTwists, type Cube, type Twist } from './twists.ts';

/** Every run on which a word can be read, wild pegs naming what they must; whether it may be claimed is not asked. */
export function runsReading(cube: Cube, word: string, options: ScrubleView['options']): readonly Run[] {
  if (word.length < 2 || word.length > ringLength) return [];
  const wild = areWild(options);
  const runs: Run[] = [];
  for (const ring of rings.keys()) {
    for (let from = 0; from < ringLength; from += 1) {
      for (const back of [false, true]) {
        const run: Run = { ring: ring + 1, from, back, length: word.length };
        const reads = placesOf(run).every((place, at) => {
          const peg = cube[place];
          if (peg === undefined) return false;
          const letter = letterOf(peg);
          return letter === undefined ? wild || faceOf(peg).kind === 'blank' : letter === word.charAt(at);
        });
        if (reads) runs.push(run);
      }
    }
  }
  return runs;
}

/** A word found on the cube, with its sum. */
export interface FoundRun extends LegalClaim {
  readonly at: Omit<Run, 'length'>;
}

/** Where a word may be claimed after these twists, the dearest place first; the lexicon is not asked. */
export function findWord(view: ScrubleView, twists: readonly Twist[], word: string): readonly FoundRun[] {
  return runsReading(afterTwists(view.cube, twists), word, view.options)
    .flatMap(({ ring, from, back }) => {
      const at = { ring, from, back };
      const legal = legalClaim(view, { twists, word, at });
      return legal.ok ? [{ ...legal.value, at }] : [];
    })
    .sort((one, other) => other.score.total - one.score.total);
}

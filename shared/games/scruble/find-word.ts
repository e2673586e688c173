import { ringLength, rings } from './cube.ts';
import { legalClaim, placelessProblem, type LegalClaim } from './legality.ts';
import { areWild } from './options.ts';
import { faceOf, letterOf } from './pegs.ts';
import type { ClaimProblem, WordNotThere } from './problems.ts';
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

/**
 * Where a word may be claimed after these twists, the dearest place first; the lexicon is not asked. With `crossing` only
 * where it crosses that older word (S9).
 */
export function findWord(
  view: ScrubleView,
  twists: readonly Twist[],
  word: string,
  crossing?: string,
): readonly FoundRun[] {
  return runsReading(afterTwists(view.cube, twists), word, view.options)
    .flatMap(({ ring, from, back }) => {
      const at = { ring, from, back };
      const legal = legalClaim(view, { twists, word, at, crossing });
      return legal.ok ? [{ ...legal.value, at }] : [];
    })
    .sort((one, other) => other.score.total - one.score.total);
}

/**
 * Why a word may be claimed nowhere after these twists: what holds wherever it stands, or else the reason of the place that
 * comes nearest, which is the one where the rules get farthest before they refuse it. A place where only premium pegs stand
 * in the way counts too.
 */
export function nearestRefusal(
  view: ScrubleView,
  twists: readonly Twist[],
  word: string,
  crossing?: string,
): ClaimProblem | WordNotThere {
  const everywhere = placelessProblem(view, word);
  if (everywhere !== undefined) return everywhere;
  const premiumsRead = { ...view.options, premiums: 'wild' } as const;
  const cube = afterTwists(view.cube, twists);
  const refused = runsReading(cube, word, premiumsRead).flatMap(({ ring, from, back }) => {
    const legal = legalClaim(view, { twists, word, at: { ring, from, back }, crossing });
    return legal.ok ? [] : [legal.problem];
  });
  const [nearest] = refused.sort((one, other) => inOrder.indexOf(other.code) - inOrder.indexOf(one.code));
  return nearest ?? { code: 'scruble/word-not-there', word };
}

/** The problems of a place, in the order in which `legalClaim` asks for them. */
const inOrder: readonly ClaimProblem['code'][] = [
  'scruble/premium-in-word',
  'scruble/too-few-letters',
  'scruble/no-twist',
  'scruble/stood-before',
  'scruble/no-crossing',
];

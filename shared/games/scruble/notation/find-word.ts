import { ringLength, rings } from '../cube.ts';
import { legalClaim, placelessProblem, type LegalClaim } from '../legality.ts';
import { premiumsAreWild } from '../options.ts';
import { faceOf, letterOf } from '../pegs.ts';
import type { ClaimProblem, WordNotThere } from '../problems.ts';
import { placesOf, type Run } from '../runs.ts';
import type { ScrubleView } from '../state.ts';
import { afterTwists, type Cube, type Twist } from '../twists.ts';

/** Lists runs that read as the word (S4); wild pegs fit any letter (S11), as do premiums if not `flanking` (S12). */
export function runsReading(cube: Cube, word: string, options: ScrubleView['options']): readonly Run[] {
  if (word.length < 2 || word.length > ringLength) return [];
  const wild = premiumsAreWild(options);
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

export interface FoundRun extends LegalClaim {
  readonly at: Omit<Run, 'length'>;
}

/** Lists the legal claims of a word, the best first; `crossing` is an older word to cross (S9). No lexicon is asked. */
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

/** Returns a problem that holds everywhere, or that of the place where the checks of the rules get furthest. */
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

/** `legalClaim` checks a place in this order. */
const inOrder: readonly ClaimProblem['code'][] = [
  'scruble/premium-in-word',
  'scruble/too-few-letters',
  'scruble/no-twist',
  'scruble/stood-before',
  'scruble/no-crossing',
];

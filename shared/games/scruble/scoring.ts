import type { CubeId } from '#shared/kernel/index.ts';
import type { PremiumFace } from '#shared/pieces/index.ts';
import { premiumsFlank, premiumsAreWild, type ScrubleOptions } from './options.ts';
import { letterOf, pointsOf, premiumOf } from './pegs.ts';
import { facesOf, flanksOf, pegsOn, type Run } from './runs.ts';
import type { Cube } from './twists.ts';

/** A wild peg has 0 points; the letter premiums that act on a letter are multiplied together in `times`. */
export interface LetterScore {
  readonly letter: string;
  readonly peg: CubeId;
  readonly points: number;
  readonly times: number;
}

/** The premium peg stands before or behind the word (S7), or in it at this letter, from 0 (S12). */
export interface PremiumScore {
  readonly premium: PremiumFace;
  readonly peg: CubeId;
  readonly stands: 'before' | 'behind' | number;
  /** A letter premium multiplies this letter, from 0; a word premium has none. */
  readonly letter: number | undefined;
}

/** The credited older word brings the plain sum of its letters (S9). */
export interface CrossingScore {
  readonly word: string;
  readonly run: Run;
  readonly points: number;
}

export interface ClaimScore {
  readonly letters: readonly LetterScore[];
  readonly premiums: readonly PremiumScore[];
  readonly sum: number;
  readonly times: number;
  readonly lengthBonus: number;
  readonly facesBonus: number;
  readonly word: number;
  readonly crossing: CrossingScore | undefined;
  readonly total: number;
}

/** Words of six and more letters bring a bonus (S6). */
export function lengthBonusOf(length: number): number {
  if (length >= 9) return 15;
  if (length >= 7) return 10;
  return length === 6 ? 5 : 0;
}

/** Letters on at least this many faces bring the bonus (S6). */
export const facesBonus = { least: 3, points: 10 } as const;

/** The score adds up by S6, S7, S9 and S12; `crossing` is the credited older word. */
export function scoreClaim(
  cube: Cube,
  run: Run,
  word: string,
  options: Pick<ScrubleOptions, 'premiums'>,
  crossing: CrossingScore | undefined,
): ClaimScore {
  const pegs = pegsOn(cube, run);
  const premiums = [...premiumsInside(pegs, options), ...premiumsBeside(cube, run, pegs, options)];
  const letters = pegs.map((peg, at): LetterScore => {
    const acting = premiums.filter(({ letter }) => letter === at);
    return {
      letter: word.charAt(at),
      peg,
      points: pointsOf(peg),
      times: acting.reduce((product, { premium }) => product * premium.times, 1),
    };
  });
  const sum = letters.reduce((all, { points, times }) => all + points * times, 0);
  const times = premiums.reduce(
    (product, { premium }) => (premium.of === 'word' ? product * premium.times : product),
    1,
  );
  const lengthBonus = lengthBonusOf(run.length);
  const forFaces = facesOf(run) >= facesBonus.least ? facesBonus.points : 0;
  const own = sum * times + lengthBonus + forFaces;
  return {
    letters,
    premiums,
    sum,
    times,
    lengthBonus,
    facesBonus: forFaces,
    word: own,
    crossing,
    total: own + (crossing?.points ?? 0),
  };
}

/** A letter premium inside the word acts on its neighbour with more points, or the earlier one if equal (S12). */
function premiumsInside(
  pegs: readonly CubeId[],
  options: Pick<ScrubleOptions, 'premiums'>,
): readonly PremiumScore[] {
  if (!premiumsAreWild(options)) return [];
  return pegs.flatMap((peg, at): readonly PremiumScore[] => {
    const premium = premiumOf(peg);
    if (premium === undefined) return [];
    if (premium.of === 'word') return [{ premium, peg, stands: at, letter: undefined }];
    const before = pegs[at - 1];
    const behind = pegs[at + 1];
    const isEarlier = before !== undefined && (behind === undefined || pointsOf(before) >= pointsOf(behind));
    return [{ premium, peg, stands: at, letter: isEarlier ? at - 1 : at + 1 }];
  });
}

/** A premium peg next to both ends of the word acts once, at the better end (S7). */
function premiumsBeside(
  cube: Cube,
  run: Run,
  pegs: readonly CubeId[],
  options: Pick<ScrubleOptions, 'premiums'>,
): readonly PremiumScore[] {
  if (!premiumsFlank(options)) return [];
  const { before, behind } = flanksOf(run);
  const last = pegs.length - 1;
  const at = (place: number | undefined, stands: 'before' | 'behind'): readonly PremiumScore[] => {
    const peg = place === undefined ? undefined : cube[place];
    const premium = peg === undefined ? undefined : premiumOf(peg);
    if (peg === undefined || premium === undefined) return [];
    const letter = stands === 'before' ? 0 : last;
    return [{ premium, peg, stands, letter: premium.of === 'word' ? undefined : letter }];
  };
  if (before === undefined || before !== behind) return [...at(before, 'before'), ...at(behind, 'behind')];
  const insideTimes = (letter: number) =>
    premiumsInside(pegs, options)
      .filter((one) => one.letter === letter)
      .reduce((product, { premium }) => product * premium.times, 1);
  const worth = (letter: number) => pointsOf(pegs[letter] as CubeId) * insideTimes(letter);
  return worth(last) > worth(0) ? at(behind, 'behind') : at(before, 'before');
}

/** Wild pegs count 0 (S9). */
export function plainSum(pegs: readonly CubeId[]): number {
  return pegs.reduce((sum, peg) => sum + pointsOf(peg), 0);
}

/** Wild and premium pegs do not count; a word needs at least two real letters (S11). */
export function realLetterCount(pegs: readonly CubeId[]): number {
  return pegs.filter((peg) => letterOf(peg) !== undefined).length;
}

export const leastRealLetters = 2;

import type { CubeId } from '#shared/kernel/index.ts';
import type { PremiumFace } from '#shared/pieces/index.ts';
import { areFlanking, areWild, type ScrubleOptions } from './options.ts';
import { letterOf, pointsOf, premiumOf } from './pegs.ts';
import { facesOf, flanksOf, pegsOn, type Run } from './runs.ts';
import type { Cube } from './twists.ts';

/** What a letter of the new word counts. */
export interface LetterScore {
  readonly letter: string;
  readonly peg: CubeId;
  /** Of the peg itself: 0 where it is wild. */
  readonly points: number;
  /** By the letter premiums that act on it. */
  readonly times: number;
}

/** A premium peg that acts: before or behind the word (S7), or in it at the letter of this number, from 0 (S12). */
export interface PremiumScore {
  readonly premium: PremiumFace;
  readonly peg: CubeId;
  readonly stands: 'before' | 'behind' | number;
  /** The letter, from 0, that a letter premium multiplies; undefined for a word premium. */
  readonly letter: number | undefined;
}

/** An older word that is credited: the plain sum of its letters (S9). */
export interface CrossingScore {
  readonly word: string;
  readonly run: Run;
  readonly points: number;
}

/** How a claim adds up (S6, S7, S9, S12). */
export interface ClaimScore {
  readonly letters: readonly LetterScore[];
  readonly premiums: readonly PremiumScore[];
  /** Of the letters with their premiums, before the word is multiplied. */
  readonly sum: number;
  /** By the word premiums, 1 without one. */
  readonly times: number;
  readonly lengthBonus: number;
  /** 10 for three or four faces. */
  readonly facesBonus: number;
  /** Of the new word: the sum multiplied, and its bonuses. */
  readonly word: number;
  readonly crossing: CrossingScore | undefined;
  readonly total: number;
}

/** Longer words bring more (S6). */
export function lengthBonusOf(length: number): number {
  if (length >= 9) return 15;
  if (length >= 7) return 10;
  return length === 6 ? 5 : 0;
}

/** For letters on three or four faces (S6). */
export const facesBonus = { least: 3, points: 10 } as const;

/** What a word on this run scores, with the older word that is credited for crossing it. */
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

/** Premium pegs that stand for letters: a letter premium acts on the dearer of its neighbours in the word, the earlier of two alike (S12). */
function premiumsInside(
  pegs: readonly CubeId[],
  options: Pick<ScrubleOptions, 'premiums'>,
): readonly PremiumScore[] {
  if (!areWild(options)) return [];
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

/** Premium pegs next to the word; one that is next to both its ends acts once, for the better end (S7). */
function premiumsBeside(
  cube: Cube,
  run: Run,
  pegs: readonly CubeId[],
  options: Pick<ScrubleOptions, 'premiums'>,
): readonly PremiumScore[] {
  if (!areFlanking(options)) return [];
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

/** The plain sum of a word's letters, wild ones 0 (S9). */
export function plainSum(pegs: readonly CubeId[]): number {
  return pegs.reduce((sum, peg) => sum + pointsOf(peg), 0);
}

/** Letters that are no wild or premium pegs: a word has two at least (S11). */
export function realLetters(pegs: readonly CubeId[]): number {
  return pegs.filter((peg) => letterOf(peg) !== undefined).length;
}

export const leastRealLetters = 2;

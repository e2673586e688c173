import { ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import { faceText } from '#shared/pieces/index.ts';
import { ringLength } from './cube.ts';
import { crossingsOf } from './crossing.ts';
import type { Claim } from './moves.ts';
import { premiumsAreWild } from './options.ts';
import { faceOf, letterOf, premiumOf } from './pegs.ts';
import { placeName } from './notation/place-names.ts';
import type { ClaimProblem } from './problems.ts';
import { pegsOn, placesOf, runOfPegs, type Run } from './runs.ts';
import { leastRealLetters, realLetterCount, scoreClaim, type ClaimScore } from './scoring.ts';
import type { ScrubleState } from './state.ts';
import { afterTwists, type Cube } from './twists.ts';

/** `cube` is the cube after the twists. */
export interface LegalClaim {
  readonly cube: Cube;
  readonly run: Run;
  readonly score: ClaimScore;
}

export type ClaimTable = Pick<ScrubleState, 'options' | 'cube' | 'claimed' | 'phase'>;

/** Checks a claim by all rules except the lexicon's (S4, S5, S7 to S13). */
export function legalClaim(
  table: ClaimTable,
  { twists, word, at, crossing: wanted }: Pick<Claim, 'twists' | 'word' | 'at' | 'crossing'>,
): Result<LegalClaim, ClaimProblem> {
  const { options, claimed } = table;
  const cube = afterTwists(table.cube, twists);
  const run: Run = { ...at, length: word.length };
  const problem =
    placelessProblem(table, word) ??
    spellingProblem(cube, run, word, options) ??
    newnessProblem(table.cube, cube, twists.length, run, word);
  if (problem !== undefined) return refuse(problem);
  const found = crossingsOf(cube, claimed, run, word);
  const crossing = wanted === undefined ? found[0] : found.find((one) => one.word === wanted);
  if (wanted !== undefined && crossing === undefined) {
    return refuse({ code: 'scruble/no-crossing', word, crossing: wanted });
  }
  return ok({ cube, run, score: scoreClaim(cube, run, word, options, crossing) });
}

/** These reasons hold wherever the word stands (S5, S10, S13). */
export function placelessProblem(
  { options, claimed, phase }: Omit<ClaimTable, 'cube'>,
  word: string,
): ClaimProblem | undefined {
  if (phase.kind === 'turn' && phase.timeUp) return { code: 'scruble/too-late', word };
  if (word.length < options.minLength) return { code: 'scruble/too-short', word, least: options.minLength };
  if (word.length > ringLength) return { code: 'scruble/too-long', word, most: ringLength };
  return claimed.some((one) => one.word === word) ? { code: 'scruble/claimed-before', word } : undefined;
}

/** The pegs of the run must read as the word (S4, S11, S12). */
function spellingProblem(
  cube: Cube,
  run: Run,
  word: string,
  options: ScrubleState['options'],
): ClaimProblem | undefined {
  const pegs = pegsOn(cube, run);
  for (const [at, place] of placesOf(run).entries()) {
    const peg = pegs[at] as CubeId;
    if (premiumOf(peg) !== undefined && !premiumsAreWild(options)) {
      return { code: 'scruble/premium-in-word', word, place: placeName(place) };
    }
    const there = letterOf(peg);
    const letter = word.charAt(at);
    if (there !== undefined && there !== letter) {
      const face = `${faceText(faceOf(peg))}`;
      return { code: 'scruble/letter-differs', word, letter, there: face, place: placeName(place) };
    }
  }
  return realLetterCount(pegs) < leastRealLetters
    ? { code: 'scruble/too-few-letters', word, least: leastRealLetters }
    : undefined;
}

/** The word must have come together in this turn (S8). */
function newnessProblem(
  before: Cube,
  cube: Cube,
  twists: number,
  run: Run,
  word: string,
): ClaimProblem | undefined {
  if (twists === 0) return { code: 'scruble/no-twist' };
  return runOfPegs(before, pegsOn(cube, run)) === undefined
    ? undefined
    : { code: 'scruble/stood-before', word };
}

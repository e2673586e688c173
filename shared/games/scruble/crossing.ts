import type { CubeId } from '#shared/kernel/index.ts';
import { plainSum, type CrossingScore } from './scoring.ts';
import { pegsOn, placesOf, runOfPegs, type Run } from './runs.ts';
import type { ClaimedWord } from './state.ts';
import type { Cube } from './twists.ts';

export interface StandingWord extends ClaimedWord {
  readonly run: Run;
}

/** A claimed word stands while its pegs are in line in their order (S9). */
export function standingOn(cube: Cube, claimed: readonly ClaimedWord[]): readonly StandingWord[] {
  return claimed.flatMap((one) => {
    const run = runOfPegs(cube, one.pegs);
    return run === undefined ? [] : [{ ...one, run }];
  });
}

/** Finds older words on other rings that share a peg and read it alike, those with the most points first (S9). */
export function crossingsOf(
  cube: Cube,
  claimed: readonly ClaimedWord[],
  run: Run,
  word: string,
): readonly CrossingScore[] {
  const places = placesOf(run);
  const own = new Map<CubeId, string>(
    pegsOn(cube, run).map((peg, at): [CubeId, string] => [peg, word.charAt(at)]),
  );
  return standingOn(cube, claimed)
    .filter((older) => {
      if (older.run.ring === run.ring || older.word.length < 3) return false;
      if (!placesOf(older.run).some((place) => places.includes(place))) return false;
      return older.pegs.every((peg, at) => (own.get(peg) ?? older.word.charAt(at)) === older.word.charAt(at));
    })
    .map(({ word: name, run: there, pegs }) => ({ word: name, run: there, points: plainSum(pegs) }))
    .sort((one, other) => other.points - one.points);
}

import type { CubeId } from '#shared/kernel/index.ts';
import type { LayeredJudge, Ruling } from '#shared/lexicon/index.ts';
import type { TableLayer } from '#shared/table-words/index.ts';
import { groupsOn, placeText, runsOn, type Felt, type FeltCube, type Run } from './felt.ts';
import type { Part } from './moves.ts';
import type { TurnEndProblem } from './problems.ts';

/** The verdict tells whether a run may stand at the end of the turn (C4). */
export interface RunVerdict extends Run {
  readonly ruling: Ruling<TableLayer>;
  /** In a run that is no word the cubes that this turn changed are at fault, or all if it only lost a neighbour. */
  readonly atFault: readonly CubeId[];
}

export function judgedRuns(
  felt: Felt,
  parts: readonly Part[],
  judge: LayeredJudge<TableLayer>,
): readonly RunVerdict[] {
  const touched = new Set(parts.map(({ cube }) => cube));
  return runsOn(felt).map((run) => {
    const ruling = judge.rulingOn(run.word);
    const cubes = run.cubes.map(({ cube }) => cube);
    const mine = cubes.filter((cube) => touched.has(cube));
    return { ...run, ruling, atFault: ruling.accepted ? [] : mine.length > 0 ? mine : cubes };
  });
}

const reasons = [
  ['list', 'cubeword/not-in-lexicon'],
  ['game', 'cubeword/not-in-lexicon'],
  ['family', 'cubeword/not-for-everybody'],
  ['table', 'cubeword/excluded-by-table'],
  ['personal', 'cubeword/excluded-by-person'],
] as const;

export function wordProblem(runs: readonly RunVerdict[]): TurnEndProblem | undefined {
  const refused = runs.filter(({ ruling }) => !ruling.accepted);
  for (const [by, code] of reasons) {
    const told = refused.filter(({ ruling }) => ruling.by === by);
    if (told.length > 0) {
      return { code, words: told.map(({ word }) => word), at: told.map(({ cubes }) => startText(cubes)) };
    }
  }
  return undefined;
}

function startText([first]: readonly FeltCube[]): string {
  return first === undefined ? '' : `(${placeText(first)})`;
}

export function apartOn(felt: Felt): { readonly groups: number; readonly apart: readonly FeltCube[] } {
  const groups = groupsOn(felt);
  return { groups: groups.length, apart: groups.slice(1).flat() };
}

export function connectionProblem(felt: Felt, connected: boolean): TurnEndProblem | undefined {
  const { groups, apart } = apartOn(felt);
  if (!connected || groups < 2) return undefined;
  return {
    code: 'cubeword/not-connected',
    groups,
    apart: apart.map((one) => `${one.letter} (${placeText(one)})`),
  };
}

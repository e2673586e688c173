import { followsOthers, type Computers, type GameTypes } from '#shared/engine/index.ts';

type Levels = Computers<GameTypes>['levels'];

interface Strengths {
  readonly levels: Levels;
  readonly follow?: unknown;
}

const mostAtFirst = 5;

/** Returns the levels to choose from, the weakest first; `chosen` is always one of them. */
export function offeredLevels(
  { levels, follow }: Strengths,
  chosen: number,
  which: 'few' | 'all',
): readonly number[] {
  const following = follow === undefined ? [] : [followsOthers];
  const steps = levels.filter((one, at) => !isAsStrong(one, levels[at + 1])).map(({ level }) => level);
  const shown = which === 'all' ? steps : spread(steps, mostAtFirst - following.length);
  return [...new Set([...following, ...shown, chosen])].sort((one, other) => one - other);
}

/** Some games say how many points a level makes; two that make the same would be one choice offered twice. */
function isAsStrong(one: Levels[number], next: Levels[number] | undefined): boolean {
  return one.points !== undefined && one.points === next?.points;
}

function spread(steps: readonly number[], most: number): readonly number[] {
  if (steps.length <= most) return steps;
  return Array.from(
    { length: most },
    (_, at) => steps[Math.round((at * (steps.length - 1)) / (most - 1))] ?? 0,
  );
}

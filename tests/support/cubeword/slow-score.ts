import { isJoker, type Felt, type FeltCube } from '#shared/games/cubeword/index.ts';

interface SlowWord {
  readonly word: string;
  readonly sum: number;
}

/** Every run of two or more, read off lines of text that hold the whole felt; with its letters added up (C6). */
export function slowWords(felt: Felt): readonly SlowWord[] {
  const across = felt.map((one) => ({ one, line: one.row, at: one.column }));
  const down = felt.map((one) => ({ one, line: one.column, at: one.row }));
  return [across, down].flatMap((all) =>
    [...new Set(all.map(({ line }) => line))].flatMap((line) => {
      const cubes = new Map(all.filter((cell) => cell.line === line).map(({ at, one }) => [at, one]));
      const first = Math.min(...cubes.keys());
      const length = Math.max(...cubes.keys()) - first + 1;
      const text = Array.from({ length }, (_, at) => cubes.get(first + at)?.letter ?? ' ').join('');
      return [...text.matchAll(/[A-Z]{2,}/g)].map((found) => ({
        word: found[0],
        sum: [...found[0]].reduce(
          (sum, _, at) => sum + slowPoints(cubes.get(first + found.index + at), at + 1),
          0,
        ),
      }));
    }),
  );
}

function slowPoints(cube: FeltCube | undefined, place: number): number {
  if (cube === undefined || cube.blank || isJoker(cube.cube)) return 0;
  if (place >= 8) return 3;
  return place >= 6 ? 2 : 1;
}

/**
 * What a turn brings, by the letter of the rules: words that stood nowhere, each spelling once, unless it counted in one of
 * the two turns before. `last` remembers every spelling that ever counted, and is brought up to date.
 */
export function slowTurn(
  before: Felt,
  after: Felt,
  turn: number,
  last: Map<string, number>,
  spellingOf: (word: string) => string,
): number {
  const stood = new Set(slowWords(before).map(({ word }) => spellingOf(word)));
  const best = new Map<string, number>();
  for (const { word, sum } of slowWords(after)) {
    const spelling = spellingOf(word);
    if (stood.has(spelling) || turn - (last.get(spelling) ?? -9) <= 2) continue;
    best.set(spelling, Math.max(sum, best.get(spelling) ?? 0));
  }
  for (const spelling of best.keys()) last.set(spelling, turn);
  return [...best.values()].reduce((sum, points) => sum + points, 0);
}

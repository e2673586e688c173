import type { Computers } from '#shared/engine/index.ts';
import { nextInt, ok } from '#shared/kernel/index.ts';
import type { End } from './moves.ts';
import { pointsOf } from './setup.ts';
import type { CuberowTypes, CuberowView, RowCube } from './state.ts';

export const hintSteps = ['end'] as const;

export interface Hint {
  readonly end: End;
  readonly cube: RowCube;
}

export const cuberowComputers: Computers<CuberowTypes> = {
  levels: [1, 2].map((level) => ({ level, tier: undefined })),
  decide({ view, by, level, random }) {
    const [any] = nextInt(random, 2);
    const best = hintFor(view)?.end ?? 'left';
    const end = level === 1 ? (any === 0 ? 'left' : 'right') : best;
    return Promise.resolve(ok({ kind: 'take', by, end }));
  },
};

/** The end with the dearer letter, without a thought for what it leaves to the others. */
export function hintFor({ row }: CuberowView): Hint | undefined {
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return pointsOf(first) < pointsOf(last) ? { end: 'right', cube: last } : { end: 'left', cube: first };
}

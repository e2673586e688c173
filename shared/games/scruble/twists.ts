import type { CubeId } from '#shared/kernel/index.ts';
import { layers, turnOf } from './cube.ts';

/** A layer turns by one, two or three quarters along its ring (S3); three quarters equal one back. */
export interface Twist {
  readonly layer: number;
  readonly quarters: 1 | 2 | 3;
}

/** The index is one of the 96 places. */
export type Cube = readonly CubeId[];

export const everyTwist: readonly Twist[] = layers.flatMap(({ number }) =>
  ([1, 2, 3] as const).map((quarters) => ({ layer: number, quarters })),
);

/** In the order of `everyTwist`, each entry holds for every place the place from which its peg comes. */
const sources: readonly (readonly number[])[] = everyTwist.map(({ layer, quarters }) => {
  const from: number[] = [];
  for (const [place, to] of turnOf(layer, quarters).entries()) from[to] = place;
  return from;
});

export function sourceOf({ layer, quarters }: Twist): readonly number[] {
  const source = sources[(layer - 1) * 3 + quarters - 1];
  if (source === undefined) throw new RangeError(`No twist of layer ${layer} by ${quarters}`);
  return source;
}

export function twisted(cube: Cube, twist: Twist): Cube {
  return sourceOf(twist).map((from) => cube[from] as CubeId);
}

export function afterTwists(cube: Cube, twists: readonly Twist[]): Cube {
  return twists.reduce(twisted, cube);
}

export function inverseOf(twists: readonly Twist[]): readonly Twist[] {
  return twists.toReversed().map(({ layer, quarters }) => ({ layer, quarters: (4 - quarters) as 1 | 2 | 3 }));
}

export function shortened(twists: readonly Twist[]): readonly Twist[] {
  const kept: Twist[] = [];
  for (const twist of twists) {
    const before = kept.at(-1);
    if (before?.layer !== twist.layer) {
      kept.push(twist);
      continue;
    }
    kept.pop();
    const quarters = (before.quarters + twist.quarters) % 4;
    if (quarters !== 0) kept.push({ layer: twist.layer, quarters: quarters as 1 | 2 | 3 });
  }
  return kept;
}

import type { CubeId } from '#shared/kernel/index.ts';
import { layers, turnOf } from './cube.ts';

/** A layer turned by one, two or three quarters along its ring (S3); three are one quarter back. */
export interface Twist {
  /** 1 to 12: see `layers`. */
  readonly layer: number;
  readonly quarters: 1 | 2 | 3;
}

/** Which peg lies on each of the 96 places. */
export type Cube = readonly CubeId[];

/** All 36. */
export const everyTwist: readonly Twist[] = layers.flatMap(({ number }) =>
  ([1, 2, 3] as const).map((quarters) => ({ layer: number, quarters })),
);

/** From which place each place gets its peg, by layer and quarters. */
const sources: readonly (readonly number[])[] = everyTwist.map(({ layer, quarters }) => {
  const from: number[] = [];
  for (const [place, to] of turnOf(layer, quarters).entries()) from[to] = place;
  return from;
});

/** From which place each place gets its peg by this twist. */
export function sourceOf({ layer, quarters }: Twist): readonly number[] {
  const source = sources[(layer - 1) * 3 + quarters - 1];
  if (source === undefined) throw new RangeError(`No twist of layer ${layer} by ${quarters}`);
  return source;
}

export function twisted(cube: Cube, twist: Twist): Cube {
  return sourceOf(twist).map((from) => cube[from] as CubeId);
}

/** The cube after these twists, one after another. */
export function afterTwists(cube: Cube, twists: readonly Twist[]): Cube {
  return twists.reduce(twisted, cube);
}

/** What undoes these twists. */
export function inverseOf(twists: readonly Twist[]): readonly Twist[] {
  return twists.toReversed().map(({ layer, quarters }) => ({ layer, quarters: (4 - quarters) as 1 | 2 | 3 }));
}

/** Twists of one layer in succession as one, and none where they cancel out. */
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

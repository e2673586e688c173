import { randomFrom, nextInt, type RandomState } from '#shared/kernel/index.ts';

export interface Climb {
  readonly generations: number;
  readonly seed: number;
  /** Worth may be a measurement with noise; those of a generation are compared with each other only. */
  readonly worthOf: (numbers: readonly number[], generation: number) => number;
  /** Is given the mean of each generation. */
  readonly onGeneration: (numbers: readonly number[], generation: number) => void;
}

/**
 * Climbs from these numbers to others of more worth: an evolution strategy that learns a step for each number (sep-CMA-ES:
 * Ros and Hansen, A simple modification in CMA-ES achieving linear time and space complexity, 2008).
 */
export function climb(
  from: readonly number[],
  { generations, seed, worthOf, onGeneration }: Climb,
): readonly number[] {
  const count = from.length;
  const normal = normals(seed);
  const children = 4 + Math.floor(3 * Math.log(count));
  const parents = Math.floor(children / 2);
  const raw = Array.from({ length: parents }, (_, at) => Math.log(parents + 0.5) - Math.log(at + 1));
  const shares = raw.map((one) => one / sum(raw));
  const effective = 1 / sum(shares.map((one) => one ** 2));
  const stepRate = (effective + 2) / (count + effective + 5);
  const pathRate = 4 / (count + 4);
  const faster = (count + 2) / 3;
  const pathShare = (faster * 2) / ((count + 1.3) ** 2 + effective);
  const spreadShare = Math.min(
    1 - pathShare,
    (faster * 2 * (effective - 2 + 1 / effective)) / ((count + 2) ** 2 + effective),
  );
  const damping = 1 + 2 * Math.max(0, Math.sqrt((effective - 1) / (count + 1)) - 1) + stepRate;
  const usualLength = Math.sqrt(count) * (1 - 1 / (4 * count) + 1 / (21 * count ** 2));

  let mean = from;
  // The first steps are small: `step` times deviations of a third of each number.
  let step = 0.3;
  let variances: readonly number[] = from.map((one) => (0.3 * Math.abs(one) + 0.1) ** 2);
  let stepPath: readonly number[] = from.map(() => 0);
  let path: readonly number[] = from.map(() => 0);
  for (let generation = 1; generation <= generations; generation += 1) {
    const best = Array.from({ length: children }, () => {
      const moved = variances.map((variance) => Math.sqrt(variance) * normal());
      const numbers = mean.map((one, at) => one + step * (moved[at] ?? 0));
      return { moved, worth: worthOf(numbers, generation) };
    }).toSorted((one, other) => other.worth - one.worth);
    const weighed = (of: (moved: number) => number): readonly number[] =>
      mean.map((_, at) => sum(shares.map((share, rank) => share * of(best[rank]?.moved[at] ?? 0))));
    const moved = weighed((one) => one);
    mean = mean.map((one, at) => one + step * (moved[at] ?? 0));
    stepPath = stepPath.map(
      (one, at) =>
        (1 - stepRate) * one +
        (Math.sqrt(stepRate * (2 - stepRate) * effective) * (moved[at] ?? 0)) / Math.sqrt(variances[at] ?? 1),
    );
    const length = Math.sqrt(sum(stepPath.map((one) => one ** 2)));
    const isSteady =
      length / Math.sqrt(1 - (1 - stepRate) ** (2 * generation)) < (1.4 + 2 / (count + 1)) * usualLength;
    path = path.map(
      (one, at) =>
        (1 - pathRate) * one +
        (isSteady ? Math.sqrt(pathRate * (2 - pathRate) * effective) * (moved[at] ?? 0) : 0),
    );
    const squares = weighed((one) => one ** 2);
    variances = variances.map(
      (one, at) =>
        (1 - pathShare - spreadShare) * one +
        pathShare * ((path[at] ?? 0) ** 2 + (isSteady ? 0 : pathRate * (2 - pathRate) * one)) +
        spreadShare * (squares[at] ?? 0),
    );
    step *= Math.exp((stepRate / damping) * (length / usualLength - 1));
    onGeneration(mean, generation);
  }
  return mean;
}

/** Numbers of the normal distribution (Box and Muller, 1958). */
function normals(seed: number): () => number {
  let random: RandomState = randomFrom(seed);
  const fraction = (): number => {
    let drawn: number;
    [drawn, random] = nextInt(random, 2 ** 30);
    return (drawn + 0.5) / 2 ** 30;
  };
  return () => Math.sqrt(-2 * Math.log(fraction())) * Math.cos(2 * Math.PI * fraction());
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

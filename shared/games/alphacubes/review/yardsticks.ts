import type { Yardstick } from '#shared/engine/index.ts';

interface AlphacubesYardstick extends Yardstick {
  /** The lead of one player of this level over another changes by this standard deviation in a round, in points. */
  readonly swing: number;
}

export const yardsticks: readonly [AlphacubesYardstick, ...AlphacubesYardstick[]] = [
  { level: 1, usual: 0.069, points: 9, swing: 6 },
  { level: 2, usual: 0.074, points: 10, swing: 7 },
  { level: 3, usual: 0.079, points: 11, swing: 9 },
  { level: 4, usual: 0.09, points: 13, swing: 10 },
  { level: 5, usual: 0.1, points: 14, swing: 11 },
  { level: 6, usual: 0.115, points: 16, swing: 12 },
  { level: 7, usual: 0.13, points: 18, swing: 13 },
  { level: 8, usual: 0.153, points: 21, swing: 15 },
  { level: 9, usual: 0.17, points: 25, swing: 28 },
  { level: 10, usual: 0.188, points: 31, swing: 42 },
  { level: 11, usual: 0.272, points: 41, swing: 46 },
  { level: 12, usual: 0.35, points: 49, swing: 45 },
  { level: 13, usual: 0.413, points: 60, swing: 47 },
  { level: 14, usual: 0.46, points: 69, swing: 57 },
  { level: 15, usual: 0.9, points: 81, swing: 66 },
  { level: 16, usual: 1, points: 89, swing: 60 },
  { level: 17, usual: 1, points: 101, swing: 49 },
  { level: 18, usual: 1, points: 113, swing: 38 },
  { level: 19, usual: 1, points: 123, swing: 28 },
  { level: 20, usual: 1, points: 123, swing: 28 },
];

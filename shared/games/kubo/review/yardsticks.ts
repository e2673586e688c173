import type { Yardsticks } from '#shared/engine/index.ts';

export const yardsticks: Yardsticks = [
  { level: 1, usual: 0.5, points: 0.5 },
  { level: 2, usual: 0.6, points: 1 },
  { level: 3, usual: 0.8, points: 1.5 },
  { level: 4, usual: 1, points: 2 },
];

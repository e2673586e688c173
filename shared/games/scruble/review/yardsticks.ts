import type { Yardsticks } from '#shared/engine/index.ts';

export const yardsticks: Yardsticks = [
  { level: 1, usual: 0.5, points: 10 },
  { level: 2, usual: 0.6, points: 14 },
  { level: 3, usual: 0.8, points: 20 },
  { level: 4, usual: 1, points: 30 },
];

import type { Seat } from '#shared/kernel/index.ts';
import type { AheadEffort } from '../search/ahead.ts';
import type { AlphacubesView } from '../state.ts';

export interface ComputerLevel {
  readonly level: number;
  /** Plays of this level score this many points on average against the same level, measured over 200 games. */
  readonly points: number;
  /** The level knows words up to this tier (SCOWL: 10 is the most common, 70 is rare); undefined means all. */
  readonly tier: number | undefined;
  /** In this percentage of turns the level makes the best play that its words allow. */
  readonly sees: number;
  /** In the other turns its play has at most a share of the best score, which is drawn anew from this range. */
  readonly share: readonly [least: number, most: number];
  /** Where the table judges, the level challenges this percentage of plays with a word that is not in the list. */
  readonly doubts: number;
  readonly ahead?: AheadEffort;
}

const everything = { tier: undefined, share: [0.2, 0.6] } as const;

/** The stronger of two neighbours wins 60 to 80 of 100 games, as a long test checks. */
export const computerLevels: readonly [ComputerLevel, ...ComputerLevel[]] = [
  { level: 1, points: 9, tier: 20, sees: 0, share: [0.032, 0.145], doubts: 20 },
  { level: 2, points: 10, tier: 20, sees: 0, share: [0.036, 0.165], doubts: 23 },
  { level: 3, points: 11, tier: 20, sees: 0, share: [0.04, 0.19], doubts: 26 },
  { level: 4, points: 13, tier: 20, sees: 0, share: [0.042, 0.213], doubts: 29 },
  { level: 5, points: 14, tier: 20, sees: 0, share: [0.045, 0.24], doubts: 32 },
  { level: 6, points: 16, tier: 20, sees: 0, share: [0.05, 0.27], doubts: 35 },
  { level: 7, points: 18, tier: 20, sees: 0, share: [0.06, 0.3], doubts: 38 },
  { level: 8, points: 21, tier: 20, sees: 0, share: [0.067, 0.345], doubts: 41 },
  { level: 9, points: 25, tier: 20, sees: 4, share: [0.08, 0.36], doubts: 45 },
  { level: 10, points: 31, tier: 20, sees: 11, share: [0.08, 0.36], doubts: 52 },
  { level: 11, points: 41, tier: 35, sees: 13, share: [0.12, 0.45], doubts: 60 },
  { level: 12, points: 49, tier: 50, sees: 11, share: [0.15, 0.55], doubts: 66 },
  { level: 13, points: 60, ...everything, sees: 14, doubts: 73 },
  { level: 14, points: 69, ...everything, sees: 26, doubts: 80 },
  { level: 15, points: 81, ...everything, sees: 44, doubts: 84 },
  { level: 16, points: 89, ...everything, sees: 61, doubts: 88 },
  { level: 17, points: 101, ...everything, sees: 75, doubts: 92 },
  { level: 18, points: 113, ...everything, sees: 89, doubts: 96 },
  { level: 19, points: 123, ...everything, sees: 100, doubts: 100 },
  { level: 20, points: 123, ...everything, sees: 100, doubts: 100, ahead: { plays: 3, searches: 60 } },
  { level: 21, points: 123, ...everything, sees: 100, doubts: 100, ahead: { plays: 16, searches: 600 } },
];

/** These levels play as strongly as the four levels in records of versions 1 and 2. */
export const formerLevels = [8, 11, 14, 19] as const;

/** The estimate of the others' strength starts at level 5, so that nobody's first game begins too hard. */
const firstGuess: { readonly points: number; readonly plays: number } = { points: 14, plays: 2 };

export function follow(view: Pick<AlphacubesView, 'seats'>, by: Seat): number {
  const others = view.seats.filter((_, at) => at !== by);
  const sum = (of: (one: (typeof others)[number]) => number) => others.reduce((all, one) => all + of(one), 0);
  const plays = firstGuess.plays + sum((one) => one.plays);
  const each = (firstGuess.points * firstGuess.plays + sum(({ points }) => Math.max(0, points))) / plays;
  const away = (level: { readonly points: number }) => Math.abs(level.points - each);
  return computerLevels.reduce((best, one) => (away(one) < away(best) ? one : best)).level;
}

import type { Seat } from '#shared/kernel/index.ts';
import type { AlphacubesView } from '../state.ts';
import { computerLevels } from './levels.ts';

/** Until the others have played more, they count as this strong, with the weight of so many plays. */
const firstGuess: { readonly points: number; readonly plays: number } = { points: 25, plays: 2 };

/** Picks the level whose plays score about as much as those of the others in this game so far. */
export function follow(view: Pick<AlphacubesView, 'seats'>, by: Seat): number {
  const others = view.seats.filter((_, at) => at !== by);
  const sum = (of: (one: (typeof others)[number]) => number) => others.reduce((all, one) => all + of(one), 0);
  const plays = firstGuess.plays + sum((one) => one.plays);
  const each = (firstGuess.points * firstGuess.plays + sum(({ points }) => Math.max(0, points))) / plays;
  const away = (level: { readonly points: number }) => Math.abs(level.points - each);
  return computerLevels.reduce((best, one) => (away(one) < away(best) ? one : best)).level;
}

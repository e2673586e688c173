import { seldomShare, type Yardstick } from '#shared/engine/index.ts';

/** A turn of a game of a level against itself: who made how many points, and what the best turn would have made. */
export type MeasuredTurn = readonly [seat: number, points: number, best: number];

export interface MeasuredGame {
  readonly level: number;
  readonly seed: number;
  readonly turns: readonly MeasuredTurn[];
}

/** Shares are tried in thousandths. */
const steps = 1000;

export function yardstickOf(level: number, games: readonly MeasuredGame[]): Yardstick {
  const turns = games.flatMap((game) => game.turns);
  const scoring = turns.filter(([, , best]) => best > 0);
  const reach = (share: number): number =>
    scoring.filter(([, points, best]) => points >= Math.round(best * share)).length /
    Math.max(1, scoring.length);
  let usual = 0;
  let seldom = 0;
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const reached = reach(share);
    if (Math.abs(reached - 0.5) <= Math.abs(reach(usual) - 0.5)) usual = share;
    if (1 - reached <= seldomShare) seldom = share;
  }
  const sum = turns.reduce((all, [, points]) => all + points, 0);
  return {
    level,
    usual,
    seldom: Math.min(seldom, usual / 2),
    points: rounded(sum / Math.max(1, turns.length)),
    swing: rounded(swingOf(games)),
    turns: scoring.length,
  };
}

/** Of few games a stronger level may seem to make less than a weaker one. */
export function rising(measured: readonly Yardstick[]): readonly Yardstick[] {
  return measured.map((one, at) => {
    const most = (of: (yardstick: Yardstick) => number) => Math.max(...measured.slice(0, at + 1).map(of));
    return { ...one, usual: most(({ usual }) => usual), points: most(({ points }) => points) };
  });
}

/** The turns of the two seats are paired in order; in a game without pairs nothing swings. */
function swingOf(games: readonly MeasuredGame[]): number {
  const changes = games.flatMap(({ turns }) => {
    const [mine, other] = [0, 1].map((seat) => turns.filter((turn) => turn[0] === seat));
    return (mine ?? []).flatMap(([, points], at) => {
      const answer = other?.[at];
      return answer === undefined ? [] : [points - answer[1]];
    });
  });
  return Math.sqrt(changes.reduce((sum, change) => sum + change ** 2, 0) / Math.max(1, changes.length));
}

const rounded = (value: number): number => Number(value.toFixed(value < 10 ? 2 : 1));

import { chartScale } from '#renderer/controls/index.ts';
import type { Grade, PlayedTurn, ReviewedTurn } from '#shared/engine/index.ts';

export const chartSize = { width: 380, height: 196 } as const;
const plot = { left: 40, right: 310, top: 14, bottom: 172 } as const;
/** Names at the ends of the lines keep this distance from each other. */
const nameGap = 14;

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

export interface ChartLine {
  readonly seat: number;
  /** A line is broken where turns are not reckoned yet. */
  readonly runs: readonly (readonly ChartPoint[])[];
  readonly end: ChartPoint | undefined;
  readonly nameY: number;
}

export interface ChartMark extends ChartPoint {
  readonly at: number;
  readonly grade: Grade;
}

export interface Chart {
  /** The lines rise and fall by chances, or by scores where chances cannot be reckoned. */
  readonly of: 'chances' | 'scores';
  readonly lines: readonly ChartLine[];
  readonly marks: readonly ChartMark[];
  readonly rules: readonly { readonly y: number; readonly value: number }[];
  readonly ticks: readonly { readonly x: number; readonly turn: number; readonly isChosen: boolean }[];
  readonly chosenX: number | undefined;
  /** Where the best turn would have led, from where the player stood before. */
  readonly instead:
    | { readonly from: ChartPoint; readonly to: ChartPoint; readonly value: number }
    | undefined;
  readonly plot: typeof plot;
}

export interface ChartFacts {
  readonly turns: readonly PlayedTurn[];
  readonly found: (at: number) => ReviewedTurn | undefined;
  /** By turn, then by seat. */
  readonly scores: readonly (readonly number[])[];
  readonly seats: number;
  readonly chosen: number | undefined;
}

export function chartOf({ turns, found, scores, seats, chosen }: ChartFacts): Chart {
  const reviewed = turns.map(({ at }) => found(at));
  const of = reviewed.some((one) => one?.chances !== undefined) ? 'chances' : 'scores';
  const values = turns.map((_, at) => (of === 'chances' ? reviewed[at]?.chances : scores[at]));
  const rules =
    of === 'chances' ? [0, 0.5, 1] : chartScale([0, 1, ...values.flatMap((one) => one ?? [])]).rules;
  const [low, high] = [rules[0] ?? 0, rules.at(-1) ?? 1];
  const xOf = (at: number) => plot.left + ((plot.right - plot.left) * at) / Math.max(1, turns.length - 1);
  const yOf = (value: number) => plot.bottom - ((plot.bottom - plot.top) * (value - low)) / (high - low);
  const pointOf = (at: number, seat: number): ChartPoint | undefined => {
    const value = values[at]?.[seat];
    return value === undefined ? undefined : { x: xOf(at), y: yOf(value) };
  };
  const lines = Array.from({ length: seats }, (_, seat) => {
    const runs = runsOf(turns.map((__, at) => pointOf(at, seat)));
    return { seat, runs, end: runs.at(-1)?.at(-1) };
  });
  const chosenAt = turns.findIndex(({ at }) => at === chosen);
  return {
    of,
    lines: withNames(lines),
    marks: reviewed.flatMap((one, at): readonly ChartMark[] => {
      const point = one === undefined ? undefined : pointOf(at, one.seat);
      const isMarked = one !== undefined && ['mistake', 'unchallenged', 'missed'].includes(one.grade);
      return isMarked && point !== undefined ? [{ ...point, at: one.at, grade: one.grade }] : [];
    }),
    rules: rules.toReversed().map((value) => ({ y: yOf(value), value })),
    ticks: ticksOf(turns, chosenAt).map((at) => ({
      x: xOf(at),
      turn: turns[at]?.turn ?? 0,
      isChosen: at === chosenAt,
    })),
    chosenX: chosenAt === -1 ? undefined : xOf(chosenAt),
    instead: insteadOf(),
    plot,
  };

  function insteadOf(): Chart['instead'] {
    const turn = reviewed[chosenAt];
    if (turn?.best === undefined || turn.best.points <= turn.points) return undefined;
    const now = pointOf(chosenAt, turn.seat);
    const value =
      of === 'chances'
        ? turn.best.chance
        : (values[chosenAt]?.[turn.seat] ?? 0) + turn.best.points - turn.points;
    if (value === undefined || now === undefined) return undefined;
    const from = pointOf(chosenAt - 1, turn.seat) ?? now;
    return { from, to: { x: now.x, y: yOf(Math.min(value, high)) }, value };
  }
}

function runsOf(points: readonly (ChartPoint | undefined)[]): readonly (readonly ChartPoint[])[] {
  const runs: ChartPoint[][] = [];
  let isOpen = false;
  for (const point of points) {
    if (point !== undefined && isOpen) runs.at(-1)?.push(point);
    else if (point !== undefined) runs.push([point]);
    isOpen = point !== undefined;
  }
  return runs;
}

/** The first and last turn, every fifth, and the chosen one, which displaces its neighbours. */
function ticksOf(turns: readonly PlayedTurn[], chosen: number): readonly number[] {
  const step = Math.max(5, Math.ceil(turns.length / 5 / 5) * 5);
  const last = turns.length - 1;
  const every = turns.flatMap((_, at) => (at === 0 || at === last || (at + 1) % step === 0 ? [at] : []));
  const room = Math.ceil(turns.length / 14);
  const clear = every.filter(
    (at) => (at === last || last - at > room) && (chosen === -1 || Math.abs(at - chosen) > room),
  );
  return [...clear, ...(chosen === -1 ? [] : [chosen])];
}

/** Spreads the names, so that none lies on another. */
function withNames(lines: readonly Omit<ChartLine, 'nameY'>[]): readonly ChartLine[] {
  const order = lines.toSorted((one, other) => (one.end?.y ?? 0) - (other.end?.y ?? 0));
  let least = plot.top;
  const places = new Map<number, number>();
  for (const [at, { seat, end }] of order.entries()) {
    const most = plot.bottom + 4 - (order.length - 1 - at) * nameGap;
    const y = Math.min(Math.max(end?.y ?? 0, least), most);
    places.set(seat, y);
    least = y + nameGap;
  }
  return lines.map((line) => ({ ...line, nameY: places.get(line.seat) ?? plot.top }));
}

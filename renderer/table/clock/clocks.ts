import { figures } from '#renderer/app/index.ts';
import { clockOf, currentState, overtimeCost, seatBudget, seatKey } from '#shared/engine/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { ScoreColumns } from '../game-table.ts';
import type { LoadedGame, RunningLimit, ShownClock, TableTypes } from '../store/index.ts';

/** A time as it stands now: below zero it is over. */
export interface ClockTime {
  readonly key: string;
  readonly ms: number;
  readonly leftMs: number;
  readonly isRunning: boolean;
}

export interface SeatTime extends ClockTime {
  readonly seat: number;
  /** Points that time over the clock costs so far. */
  readonly cost: number;
}

type Known<T extends TableTypes> = Pick<LoadedGame<T>, 'game' | 'timeline'>;

/** Every seat has a time for the game; a limit of turns belongs to the seat on turn alone. */
export function seatTimes<T extends TableTypes>(
  { game: { rules }, timeline }: Known<T>,
  shown: ShownClock,
  now: number,
): readonly SeatTime[] {
  const state = currentState(timeline);
  const clock = clockOf(state);
  if (clock === undefined) return [];
  if (clock.settings.clock === 'game') {
    return clock.plays.map((_, seat) => {
      const key = seatKey(seat);
      const ms = clock.out[seat] === true ? 0 : seatBudget(clock, seat);
      const cost = (clock.over[seat] ?? 0) * overtimeCost;
      const time = timeOf({ key, ms }, shown, now);
      return { ...time, leftMs: clock.out[seat] === true ? 0 : time.leftMs, seat, cost };
    });
  }
  const { seat } = rules.turn(state);
  const limit = rules.limits(state).find(({ kind }) => kind === 'turn');
  if (limit === undefined || seat === undefined) return [];
  return [{ ...timeOf(limit, shown, now), seat, cost: 0 }];
}

/** The sand of this turn, or the limit that the game's own rules set. */
export function limitTime<T extends TableTypes>(
  kind: 'sand' | 'rules',
  { game: { rules }, timeline }: Known<T>,
  shown: ShownClock,
  now: number,
): ClockTime | undefined {
  const limit = rules.limits(currentState(timeline)).find((one) => one.kind === kind);
  return limit && timeOf(limit, shown, now);
}

/** A seat in overtime has a later limit than its budget, but has used as much. */
function timeOf(
  { key, ms }: Pick<RunningLimit, 'key' | 'ms'>,
  { running, used }: ShownClock,
  now: number,
): ClockTime {
  const runs = running.find((one) => one.key === key);
  const ran = runs === undefined ? (used.get(key) ?? 0) : runs.ms - (runs.endsAt - now);
  return { key, ms, leftMs: ms - ran, isRunning: runs !== undefined };
}

/** Minutes and seconds, such as 6:31; a second begun is still left, and counts as over only once it has passed. */
export function clockText(leftMs: number): string {
  const seconds = leftMs >= 0 ? Math.ceil(leftMs / 1000) : Math.floor(-leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function isOverTime({ leftMs }: Pick<ClockTime, 'leftMs'>): boolean {
  return leftMs <= 0;
}

/** Adds what time over the clock cost as the last line of each column, once the game is over. */
export function withOvertime(
  t: Translate,
  columns: ScoreColumns,
  overtime: readonly number[] | undefined,
): ScoreColumns {
  if (overtime === undefined) return columns;
  return columns.map((lines, seat) => {
    const points = overtime[seat] ?? 0;
    if (points === 0) return lines;
    const text = t('table:clock.overtime', { count: Math.round(-points / overtimeCost) });
    return [...lines, { text, points, soft: true }];
  });
}

const onTheWall = figures<number>(
  (of) => new Intl.DateTimeFormat(of, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** Returns when a pause began, as a clock on the wall here shows it; `since` is in milliseconds since 1970. */
export function pausedAt(since: number): string {
  return onTheWall.format(since);
}

import type { Seat } from '#shared/kernel/index.ts';
import type { ClockSettings } from '#shared/options/index.ts';

/** What a replay must know of the table's clock. How long each limit has run stands beside the moves (`timeUsed`). */
export interface ClockState {
  readonly settings: ClockSettings;
  /** Turns that each seat ended itself; each adds time. */
  readonly plays: readonly number[];
  /** The turn of the last of them, by seat, since claims that may be challenged can end one turn several times. */
  readonly playedIn: readonly number[];
  /** Minutes begun over the time, by seat. */
  readonly over: readonly number[];
  /** These seats have no time left, and every further turn of theirs is passed. */
  readonly out: readonly boolean[];
  /** Moves of the clock in which the game's own rules had no part, each with the number of those that had. */
  readonly apart: readonly number[];
  readonly end?: ClockEnd;
}

export type ClockEnd =
  | { readonly reason: 'clock-lost'; readonly seat: Seat }
  /** Nobody has time left. */
  | { readonly reason: 'clock-out' };

/** Points for each minute begun over the time. */
export const overtimeCost = 10;

export const minuteMs = 60_000;

export function newClock(settings: ClockSettings, seats: number): ClockState | undefined {
  if (settings.clock === 'none' && settings.sandMs === 0) return undefined;
  const each = <T>(value: T): readonly T[] => Array.from({ length: seats }, () => value);
  return { settings, plays: each(0), playedIn: each(0), over: each(0), out: each(false), apart: [] };
}

/** States and views hold the clock under this name only if the table has one. */
export function clockOf(state: object): ClockState | undefined {
  return 'clock' in state ? (state.clock as ClockState) : undefined;
}

/** The time of a seat is one limit for the whole game. */
export function seatKey(at: number): string {
  return `clock:seat ${at}`;
}

/** Milliseconds that a seat may use without being over. */
export function seatBudget({ settings, plays }: ClockState, at: number): number {
  return settings.gameMs + settings.addsMs * (plays[at] ?? 0);
}

export function overtimeOf({ over }: ClockState): readonly number[] {
  return over.map((minutes) => 0 - minutes * overtimeCost);
}

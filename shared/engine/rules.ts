import type { Problem, Result, Seat, Seed } from '#shared/kernel/index.ts';

/** What a game begins from. Everything random follows from the seed, but for what `setUp` fixes. */
export interface Start<O, U> {
  readonly options: O;
  readonly seats: number;
  readonly seed: Seed;
  /** An explicit set-up (draw order, who begins, who holds what), instead of dealing by the seed. */
  readonly setUp?: U | undefined;
}

export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

export interface SeatScore {
  readonly seat: Seat;
  readonly points: number;
}

/**
 * The one contract of all games: a pure reducer over readonly state.
 * A rules object is made for a word judge (where the game has words) and then knows nothing but its arguments.
 */
export interface Rules<S, M, E, P extends Problem, V, O, U> {
  setup(start: Start<O, U>): Result<S, P>;
  /** Who may move now; more than one where anybody may speak up (a challenge). Empty: the game is over. */
  toMove(state: S): readonly Seat[];
  /** Answers without doing it: may this move be made now? */
  check(state: S, move: M): Result<undefined, P>;
  apply(state: S, move: M): Result<Step<S, E>, P>;
  /** What this seat may know: no seed, no stock order, no other hand. */
  viewFor(state: S, seat: Seat): V;
  /** The same sieve for what happened: another's drawn pieces are left out. */
  eventsFor(events: readonly E[], seat: Seat): readonly E[];
  /** Did this event show somebody a hidden piece? Taking such a move back marks the game (P15). */
  reveals(event: E): boolean;
  scores(state: S): readonly SeatScore[];
}

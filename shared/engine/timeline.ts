import { ok, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import type { Rules, Start, Step } from './rules.ts';

/** A move that was made, with what it led to. */
export interface Made<S, M, E> extends Step<S, E> {
  readonly move: M;
}

/** A game in progress: where it began, every move made, and those taken back that may still be made again. */
export interface Timeline<S, M, E> {
  readonly start: S;
  readonly made: readonly Made<S, M, E>[];
  /** Taken back, the next to be made again first. */
  readonly undone: readonly Made<S, M, E>[];
  /** Moves taken back after they had shown somebody hidden pieces: the record is marked with it (P15). */
  readonly takenBack: number;
}

/** A game before its first move, or why it cannot begin. */
export function begin<S, M, E, P extends Problem, V, O, U>(
  rules: Rules<S, M, E, P, V, O, U>,
  start: Start<O, U>,
): Result<Timeline<S, M, E>, P> {
  const state = rules.setup(start);
  return state.ok ? ok({ start: state.value, made: [], undone: [], takenBack: 0 }) : state;
}

/** The state after the last move made. */
export function now<S, M, E>(timeline: Timeline<S, M, E>): S {
  return timeline.made.at(-1)?.state ?? timeline.start;
}

/** Makes a move. What had been taken back cannot be made again after it. */
export function play<S, M, E, P extends Problem, V, O, U>(
  rules: Rules<S, M, E, P, V, O, U>,
  timeline: Timeline<S, M, E>,
  move: M,
): Result<Timeline<S, M, E>, P> {
  const step = rules.apply(now(timeline), move);
  if (!step.ok) return step;
  return ok({ ...timeline, made: [...timeline.made, { move, ...step.value }], undone: [] });
}

/**
 * Takes the last move back, and further until one of `people` is to move: against the computer one undo returns to the
 * person's decision. Undefined when there is no such place.
 */
export function undo<S, M, E, P extends Problem, V, O, U>(
  rules: Rules<S, M, E, P, V, O, U>,
  timeline: Timeline<S, M, E>,
  people?: readonly Seat[],
): Timeline<S, M, E> | undefined {
  for (let kept = timeline.made.length - 1; kept >= 0; kept -= 1) {
    const made = timeline.made.slice(0, kept);
    const state = made.at(-1)?.state ?? timeline.start;
    if (people !== undefined && !rules.toMove(state).some((seat) => people.includes(seat))) continue;
    const back = timeline.made.slice(kept);
    const revealing = back.filter(({ events }) => events.some((event) => rules.reveals(event))).length;
    const takenBack = timeline.takenBack + revealing;
    return { ...timeline, made, undone: [...back, ...timeline.undone], takenBack };
  }
  return undefined;
}

/** Makes the last move taken back again; undefined when there is none. The mark of having taken it back stays. */
export function redo<S, M, E>(timeline: Timeline<S, M, E>): Timeline<S, M, E> | undefined {
  const [next, ...undone] = timeline.undone;
  return next === undefined ? undefined : { ...timeline, made: [...timeline.made, next], undone };
}

export type Replay<S, M, E, P> =
  | { readonly ok: true; readonly timeline: Timeline<S, M, E> }
  | {
      readonly ok: false;
      /** The move that could not be made, counted from 1; 0 when the game could not even begin. */
      readonly move: number;
      readonly problem: P;
      /** The game up to there. */
      readonly timeline: Timeline<S, M, E> | undefined;
    };

/** Plays a whole list of moves from the start and stops at the first that may not be made. */
export function replay<S, M, E, P extends Problem, V, O, U>(
  rules: Rules<S, M, E, P, V, O, U>,
  start: Start<O, U>,
  moves: readonly M[],
): Replay<S, M, E, P> {
  const begun = begin(rules, start);
  if (!begun.ok) return { ok: false, move: 0, problem: begun.problem, timeline: undefined };
  const made: Made<S, M, E>[] = [];
  let state = begun.value.start;
  for (const [index, move] of moves.entries()) {
    const step = rules.apply(state, move);
    if (!step.ok) {
      return { ok: false, move: index + 1, problem: step.problem, timeline: { ...begun.value, made } };
    }
    made.push({ move, ...step.value });
    state = step.value.state;
  }
  return { ok: true, timeline: { ...begun.value, made } };
}

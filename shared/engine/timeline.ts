import { expectOk, ok, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import type { Rules, Start, Step } from './rules.ts';

/**
 * A game in progress. Every move is kept, but a state only before each stretch of moves: what lies between follows from
 * the rules and is computed again when it is asked for. So ten thousand moves take the memory of their record and some
 * 160 states, adding one copies no long list, and undo plays again one stretch at most.
 */
export interface Timeline<S, M> {
  readonly start: S;
  /** The moves made, in order; all stretches but the last are full. */
  readonly stretches: readonly Stretch<S, M>[];
  /** After the last move made. */
  readonly state: S;
  /** Moves made. */
  readonly length: number;
  /** Taken back, the next to be made again first. */
  readonly undone: readonly M[];
  /** Moves taken back after they had shown somebody hidden pieces: the record is marked with it (P15). */
  readonly takenBack: number;
}

/** Moves that follow one another, and the state before the first of them. Timelines of one game share them. */
export interface Stretch<S, M> {
  readonly before: S;
  readonly moves: readonly M[];
}

/** Moves in a full stretch: few enough to play again between two frames, enough to make states rare. */
export const stretchLength = 64;

/** A move that was made, with the state it was made in and what it led to. */
export interface Made<S, M, E> extends Step<S, E> {
  readonly before: S;
  readonly move: M;
}

/** The game one move on, and what happened. */
export interface Advance<S, M, E> {
  readonly timeline: Timeline<S, M>;
  readonly events: readonly E[];
}

/** A game before its first move, or why it cannot begin. */
export function begin<S, M, E, P extends Problem, V, O, U>(
  rules: Rules<S, M, E, P, V, O, U>,
  start: Start<O, U>,
): Result<Timeline<S, M>, P> {
  const begun = rules.setup(start);
  if (!begun.ok) return begun;
  const state = begun.value;
  return ok({ start: state, stretches: [], state, length: 0, undone: [], takenBack: 0 });
}

/** The state after the last move made. */
export function now<S, M>(timeline: Timeline<S, M>): S {
  return timeline.state;
}

export function movesOf<S, M>({ stretches }: Timeline<S, M>): readonly M[] {
  return stretches.flatMap(({ moves }) => moves);
}

/** The move made at a place counted from 0; undefined where there is none. */
export function moveAt<S, M>({ stretches }: Timeline<S, M>, at: number): M | undefined {
  return stretches[Math.floor(at / stretchLength)]?.moves[at % stretchLength];
}

/** Makes a move. What had been taken back cannot be made again after it. */
export function play<S, M, E, P extends Problem, V, O, U>(
  rules: Rules<S, M, E, P, V, O, U>,
  timeline: Timeline<S, M>,
  move: M,
): Result<Advance<S, M, E>, P> {
  const step = rules.apply(timeline.state, move);
  if (!step.ok) return step;
  return ok(advanced({ ...timeline, undone: [] }, move, step.value));
}

/**
 * Takes the last move back, and further until one of `people` is to move: against the computer one undo returns to the
 * person's decision. Undefined when there is no such place.
 */
export function undo<S, M, E, P extends Problem, V, O, U>(
  rules: Rules<S, M, E, P, V, O, U>,
  timeline: Timeline<S, M>,
  people?: readonly Seat[],
): Timeline<S, M> | undefined {
  const mayStop = (state: S) =>
    people === undefined || rules.toMove(state).some((seat) => people.includes(seat));
  const back: M[] = [];
  let { takenBack } = timeline;
  for (const [at, stretch] of [...timeline.stretches.entries()].reverse()) {
    const steps = [...stepsOf(rules, stretch)];
    for (const [kept, { before, move, events }] of [...steps.entries()].reverse()) {
      back.push(move);
      if (events.some((event) => rules.reveals(event))) takenBack += 1;
      if (!mayStop(before)) continue;
      const rest = kept === 0 ? [] : [{ ...stretch, moves: stretch.moves.slice(0, kept) }];
      return {
        start: timeline.start,
        stretches: [...timeline.stretches.slice(0, at), ...rest],
        state: before,
        length: timeline.length - back.length,
        undone: [...back.reverse(), ...timeline.undone],
        takenBack,
      };
    }
  }
  return undefined;
}

/** Makes the last move taken back again; undefined when there is none. The mark of having taken it back stays. */
export function redo<S, M, E, P extends Problem, V, O, U>(
  rules: Rules<S, M, E, P, V, O, U>,
  timeline: Timeline<S, M>,
): Advance<S, M, E> | undefined {
  const [next, ...undone] = timeline.undone;
  if (next === undefined) return undefined;
  return advanced({ ...timeline, undone }, next, expectOk(rules.apply(timeline.state, next)));
}

function advanced<S, M, E>(
  timeline: Timeline<S, M>,
  move: M,
  { state, events }: Step<S, E>,
): Advance<S, M, E> {
  const stretches = withMove(timeline.stretches, timeline.state, move);
  return { timeline: { ...timeline, stretches, state, length: timeline.length + 1 }, events };
}

function withMove<S, M>(stretches: readonly Stretch<S, M>[], before: S, move: M): readonly Stretch<S, M>[] {
  const last = stretches.at(-1);
  return last === undefined || last.moves.length >= stretchLength
    ? [...stretches, { before, moves: [move] }]
    : stretches.with(-1, { ...last, moves: [...last.moves, move] });
}

/** The moves of a stretch made again, one after another. They were legal once, so a refusal is a bug and throws. */
export function* stepsOf<S, M, E, P extends Problem, V, O, U>(
  rules: Rules<S, M, E, P, V, O, U>,
  { before: first, moves }: Stretch<S, M>,
): Generator<Made<S, M, E>> {
  let before = first;
  for (const move of moves) {
    const step = expectOk(rules.apply(before, move));
    yield { before, move, ...step };
    before = step.state;
  }
}

/** The state in which move `at`, counted from 0, was made; the state now where `at` is the number of moves made. */
export function stateBefore<S, M, E, P extends Problem, V, O, U>(
  rules: Rules<S, M, E, P, V, O, U>,
  timeline: Timeline<S, M>,
  at: number,
): S {
  const stretch = timeline.stretches[Math.floor(at / stretchLength)];
  if (at >= timeline.length || stretch === undefined) return timeline.state;
  const moves = stretch.moves.slice(0, at % stretchLength);
  let state = stretch.before;
  for (const step of stepsOf(rules, { ...stretch, moves })) state = step.state;
  return state;
}

export type Replay<S, M, P> =
  | { readonly ok: true; readonly timeline: Timeline<S, M> }
  | {
      readonly ok: false;
      /** The move that could not be made, counted from 1; 0 when the game could not even begin. */
      readonly move: number;
      readonly problem: P;
      /** The game up to there. */
      readonly timeline: Timeline<S, M> | undefined;
    };

/**
 * Plays a whole list of moves from the start and stops at the first that may not be made. `watch` sees every move as it is
 * made: nothing of what happened is kept for it.
 */
export function replay<S, M, E, P extends Problem, V, O, U>(
  rules: Rules<S, M, E, P, V, O, U>,
  start: Start<O, U>,
  moves: readonly M[],
  watch: (made: Made<S, M, E>) => void = () => undefined,
): Replay<S, M, P> {
  const begun = begin(rules, start);
  if (!begun.ok) return { ok: false, move: 0, problem: begun.problem, timeline: undefined };
  const stretches: { readonly before: S; readonly moves: M[] }[] = [];
  let { state } = begun.value;
  const upTo = (length: number): Timeline<S, M> => ({ ...begun.value, stretches, state, length });
  for (const [index, move] of moves.entries()) {
    const step = rules.apply(state, move);
    if (!step.ok) return { ok: false, move: index + 1, problem: step.problem, timeline: upTo(index) };
    if (index % stretchLength === 0) stretches.push({ before: state, moves: [] });
    stretches.at(-1)?.moves.push(move);
    watch({ before: state, move, ...step.value });
    ({ state } = step.value);
  }
  return { ok: true, timeline: upTo(moves.length) };
}

import { expectOk, ok, type Result, type Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import type { GameTypes, Rules, Start, Step } from './contract.ts';

/**
 * A state is kept only before each stretch of moves, and the rules compute the others again. Ten thousand moves need
 * about 160 states, adding a move copies no long list, and undo replays at most one stretch.
 */
export interface Timeline<G extends GameTypes> {
  readonly start: G['state'];
  /** Moves are in order; all stretches but the last are full. */
  readonly stretches: readonly Stretch<G>[];
  readonly state: G['state'];
  readonly length: number;
  /** The next move to redo comes first. */
  readonly undone: readonly G['move'][];
  /** Counts only undone moves that had revealed hidden pieces or were the clock's, for the record (P15). */
  readonly takenBack: number;
}

export interface Stretch<G extends GameTypes> {
  readonly before: G['state'];
  readonly moves: readonly G['move'][];
}

/** A full stretch is short enough to replay between two frames, and long enough to make states rare. */
export const stretchLength = 64;

export interface AppliedMove<G extends GameTypes> extends Step<G> {
  readonly before: G['state'];
  readonly move: G['move'];
}

export interface Advance<G extends GameTypes> {
  readonly timeline: Timeline<G>;
  readonly events: readonly G['event'][];
}

export function begin<G extends GameTypes>(
  rules: Rules<G>,
  start: Start<G>,
): Result<Timeline<G>, G['problem']> {
  const begun = rules.setup(start);
  if (!begun.ok) return begun;
  const state = begun.value;
  return ok({ start: state, stretches: [], state, length: 0, undone: [], takenBack: 0 });
}

export function currentState<G extends GameTypes>(timeline: Timeline<G>): G['state'] {
  return timeline.state;
}

export function movesOf<G extends GameTypes>({ stretches }: Timeline<G>): readonly G['move'][] {
  return stretches.flatMap(({ moves }) => moves);
}

/** Moves count from 0 here; undefined if there is none. */
export function moveAt<G extends GameTypes>({ stretches }: Timeline<G>, at: number): G['move'] | undefined {
  return stretches[Math.floor(at / stretchLength)]?.moves[at % stretchLength];
}

export function propose<G extends GameTypes>(
  rules: Rules<G>,
  timeline: Timeline<G>,
  proposal: G['proposal'],
  words: WordJudge,
): Result<Advance<G>, G['problem']> {
  const move = rules.judge(timeline.state, proposal, words);
  return move.ok ? play(rules, timeline, move.value) : move;
}

export function play<G extends GameTypes>(
  rules: Rules<G>,
  timeline: Timeline<G>,
  move: G['move'],
): Result<Advance<G>, G['problem']> {
  const step = rules.apply(timeline.state, move);
  if (!step.ok) return step;
  return ok(advanced({ ...timeline, undone: [] }, move, step.value));
}

/** Undoes moves until one of `people` is to move, but never stops before a clock's move, as time does not come back. */
export function undo<G extends GameTypes>(
  rules: Rules<G>,
  timeline: Timeline<G>,
  people?: readonly Seat[],
): Timeline<G> | undefined {
  const mayStop = (state: G['state']) =>
    people === undefined || rules.actors(state).some((actor) => actor !== 'clock' && people.includes(actor));
  const back: G['move'][] = [];
  let { takenBack } = timeline;
  for (const [at, stretch] of [...timeline.stretches.entries()].reverse()) {
    const steps = [...stepsOf(rules, stretch)];
    for (const [kept, { before, move, events }] of [...steps.entries()].reverse()) {
      back.push(move);
      takenBack += marksOf(rules, move, events);
      if (move.by === 'clock' || !mayStop(before)) continue;
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

/** A player who makes the same move again has gained nothing from what was shown, so its mark is removed. */
export function redo<G extends GameTypes>(rules: Rules<G>, timeline: Timeline<G>): Advance<G> | undefined {
  const [next, ...undone] = timeline.undone;
  if (next === undefined) return undefined;
  const step = expectOk(rules.apply(timeline.state, next));
  const takenBack = timeline.takenBack - marksOf(rules, next, step.events);
  return advanced({ ...timeline, undone, takenBack }, next, step);
}

function marksOf<G extends GameTypes>(
  rules: Rules<G>,
  move: G['move'],
  events: readonly G['event'][],
): 0 | 1 {
  return move.by === 'clock' || events.some((event) => rules.reveals(event)) ? 1 : 0;
}

function advanced<G extends GameTypes>(
  timeline: Timeline<G>,
  move: G['move'],
  { state, events }: Step<G>,
): Advance<G> {
  const stretches = withMove(timeline.stretches, timeline.state, move);
  return { timeline: { ...timeline, stretches, state, length: timeline.length + 1 }, events };
}

function withMove<G extends GameTypes>(
  stretches: readonly Stretch<G>[],
  before: G['state'],
  move: G['move'],
): readonly Stretch<G>[] {
  const last = stretches.at(-1);
  return last === undefined || last.moves.length >= stretchLength
    ? [...stretches, { before, moves: [move] }]
    : stretches.with(-1, { ...last, moves: [...last.moves, move] });
}

/** Makes the moves of a stretch again. They were legal before, so a refusal is a bug and throws. */
export function* stepsOf<G extends GameTypes>(
  rules: Rules<G>,
  { before: first, moves }: Stretch<G>,
): Generator<AppliedMove<G>> {
  let before = first;
  for (const move of moves) {
    const step = expectOk(rules.apply(before, move));
    yield { before, move, ...step };
    before = step.state;
  }
}

export interface MadeMove<G extends GameTypes> extends AppliedMove<G> {
  /** The move has this number in the record, from 0. */
  readonly at: number;
  readonly turn: number;
}

export function* movesMade<G extends GameTypes>(
  rules: Rules<G>,
  { stretches }: Timeline<G>,
): Generator<MadeMove<G>> {
  for (const [number, stretch] of stretches.entries()) {
    let at = number * stretchLength;
    for (const step of stepsOf(rules, stretch)) {
      yield { ...step, at, turn: rules.turn(step.before).number };
      at += 1;
    }
  }
}

/** Moves count from 0 here; with the number of moves made, this is the current state. */
export function stateBefore<G extends GameTypes>(
  rules: Rules<G>,
  timeline: Timeline<G>,
  at: number,
): G['state'] {
  const stretch = timeline.stretches[Math.floor(at / stretchLength)];
  if (at >= timeline.length || stretch === undefined) return timeline.state;
  const moves = stretch.moves.slice(0, at % stretchLength);
  let state = stretch.before;
  for (const step of stepsOf(rules, { ...stretch, moves })) state = step.state;
  return state;
}

export type Replay<G extends GameTypes> =
  | { readonly ok: true; readonly timeline: Timeline<G> }
  | {
      readonly ok: false;
      /** The move counts from 1; 0 means that the game could not begin. */
      readonly move: number;
      readonly problem: G['problem'];
      readonly timeline: Timeline<G> | undefined;
    };

export interface ReplayHow<G extends GameTypes> {
  readonly watch?: ((made: AppliedMove<G>) => void) | undefined;
  /** The words of every move are judged anew; without a judge the verdicts in the moves are trusted. */
  readonly words?: WordJudge | undefined;
}

export function replay<G extends GameTypes>(
  rules: Rules<G>,
  start: Start<G>,
  moves: readonly G['move'][],
  how?: ReplayHow<G>,
): Replay<G>;
/** Moves without verdicts need a judge. */
export function replay<G extends GameTypes>(
  rules: Rules<G>,
  start: Start<G>,
  proposals: readonly G['proposal'][],
  how: ReplayHow<G> & { readonly words: WordJudge },
): Replay<G>;
export function replay<G extends GameTypes>(
  rules: Rules<G>,
  start: Start<G>,
  moves: readonly (G['move'] | G['proposal'])[],
  { watch, words }: ReplayHow<G> = {},
): Replay<G> {
  const begun = begin(rules, start);
  if (!begun.ok) return { ok: false, move: 0, problem: begun.problem, timeline: undefined };
  const stretches: { readonly before: G['state']; readonly moves: G['move'][] }[] = [];
  let { state } = begun.value;
  const upTo = (length: number): Timeline<G> => ({ ...begun.value, stretches, state, length });
  const refusedAt = (index: number, problem: G['problem']): Replay<G> => ({
    ok: false,
    move: index + 1,
    problem,
    timeline: upTo(index),
  });
  for (const [index, given] of moves.entries()) {
    const move = words === undefined ? ok(given as G['move']) : rules.judge(state, given, words);
    if (!move.ok) return refusedAt(index, move.problem);
    const step = rules.apply(state, move.value);
    if (!step.ok) return refusedAt(index, step.problem);
    if (index % stretchLength === 0) stretches.push({ before: state, moves: [] });
    stretches.at(-1)?.moves.push(move.value);
    watch?.({ before: state, move: move.value, ...step.value });
    ({ state } = step.value);
  }
  return { ok: true, timeline: upTo(moves.length) };
}

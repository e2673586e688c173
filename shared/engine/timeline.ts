import { expectOk, ok, type Result, type Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import type { GameTypes, Rules, Start, Step } from './contract.ts';

/**
 * A game in progress. Every move is kept, but a state only before each stretch of moves: what lies between follows from
 * the rules and is computed again when it is asked for. So ten thousand moves take the memory of their record and some
 * 160 states, adding one copies no long list, and undo plays again one stretch at most.
 */
export interface Timeline<G extends GameTypes> {
  readonly start: G['state'];
  /** The moves made, in order; all stretches but the last are full. */
  readonly stretches: readonly Stretch<G>[];
  /** After the last move made. */
  readonly state: G['state'];
  /** Moves made. */
  readonly length: number;
  /** Taken back, the next to be made again first. */
  readonly undone: readonly G['move'][];
  /** Moves taken back after they had shown somebody hidden pieces or time had run out: the record is marked with it (P15). */
  readonly takenBack: number;
}

/** Moves that follow one another, and the state before the first of them. Timelines of one game share them. */
export interface Stretch<G extends GameTypes> {
  readonly before: G['state'];
  readonly moves: readonly G['move'][];
}

/** Moves in a full stretch: few enough to play again between two frames, enough to make states rare. */
export const stretchLength = 64;

/** A move that was made, with the state it was made in and what it led to. */
export interface Made<G extends GameTypes> extends Step<G> {
  readonly before: G['state'];
  readonly move: G['move'];
}

/** The game one move on, and what happened. */
export interface Advance<G extends GameTypes> {
  readonly timeline: Timeline<G>;
  readonly events: readonly G['event'][];
}

/** A game before its first move, or why it cannot begin. */
export function begin<G extends GameTypes>(
  rules: Rules<G>,
  start: Start<G>,
): Result<Timeline<G>, G['problem']> {
  const begun = rules.setup(start);
  if (!begun.ok) return begun;
  const state = begun.value;
  return ok({ start: state, stretches: [], state, length: 0, undone: [], takenBack: 0 });
}

/** The state after the last move made. */
export function now<G extends GameTypes>(timeline: Timeline<G>): G['state'] {
  return timeline.state;
}

export function movesOf<G extends GameTypes>({ stretches }: Timeline<G>): readonly G['move'][] {
  return stretches.flatMap(({ moves }) => moves);
}

/** The move made at a place counted from 0; undefined where there is none. */
export function moveAt<G extends GameTypes>({ stretches }: Timeline<G>, at: number): G['move'] | undefined {
  return stretches[Math.floor(at / stretchLength)]?.moves[at % stretchLength];
}

/** Has a proposal judged and makes the move that comes of it. */
export function propose<G extends GameTypes>(
  rules: Rules<G>,
  timeline: Timeline<G>,
  proposal: G['proposal'],
  words: WordJudge,
): Result<Advance<G>, G['problem']> {
  const move = rules.judge(timeline.state, proposal, words);
  return move.ok ? play(rules, timeline, move.value) : move;
}

/** Makes a move. Moves that were undone cannot be redone after it. */
export function play<G extends GameTypes>(
  rules: Rules<G>,
  timeline: Timeline<G>,
  move: G['move'],
): Result<Advance<G>, G['problem']> {
  const step = rules.apply(timeline.state, move);
  if (!step.ok) return step;
  return ok(advanced({ ...timeline, undone: [] }, move, step.value));
}

/**
 * Takes the last move back, and further until one of `people` is to move: against the computer one undo returns to the
 * person's decision. It never stops before a move of the clock, because the time that ran out then does not come back.
 * Undefined when there is no such place.
 */
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

/**
 * Makes the last move taken back again; undefined when there is none. Its mark goes with it: whoever makes the same move
 * again has gained nothing by what was shown meanwhile.
 */
export function redo<G extends GameTypes>(rules: Rules<G>, timeline: Timeline<G>): Advance<G> | undefined {
  const [next, ...undone] = timeline.undone;
  if (next === undefined) return undefined;
  const step = expectOk(rules.apply(timeline.state, next));
  const takenBack = timeline.takenBack - marksOf(rules, next, step.events);
  return advanced({ ...timeline, undone, takenBack }, next, step);
}

/** What taking this move back counts for in the record: 1 where it showed something hidden, or time ran out. */
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

/** The moves of a stretch made again, one after another. They were legal once, so a refusal is a bug and throws. */
export function* stepsOf<G extends GameTypes>(
  rules: Rules<G>,
  { before: first, moves }: Stretch<G>,
): Generator<Made<G>> {
  let before = first;
  for (const move of moves) {
    const step = expectOk(rules.apply(before, move));
    yield { before, move, ...step };
    before = step.state;
  }
}

/** The state in which move `at`, counted from 0, was made; the state now where `at` is the number of moves made. */
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
      /** The move that could not be made, counted from 1; 0 when the game could not even begin. */
      readonly move: number;
      readonly problem: G['problem'];
      /** The game up to there. */
      readonly timeline: Timeline<G> | undefined;
    };

export interface ReplayHow<G extends GameTypes> {
  /** Sees every move as it is made; nothing of what happened is kept for it. */
  readonly watch?: ((made: Made<G>) => void) | undefined;
  /** Judges the words of every move anew. Without it the verdicts in the moves are believed. */
  readonly words?: WordJudge | undefined;
}

/** Plays a whole list of moves from the start and stops at the first that may not be made. */
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
    // Without a judge the moves have their verdicts already: see the overloads.
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

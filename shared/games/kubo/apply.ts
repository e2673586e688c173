import type { Actor, Step } from '#shared/engine/index.ts';
import { assertNever, expectOk, ok, refuse, seat, type Result, type Seat } from '#shared/kernel/index.ts';
import { withEvents } from '../common/turns.ts';
import type { CardName } from './cards.ts';
import { layersOf } from './cells.ts';
import type { KuboEvent } from './events.ts';
import { problemOf, type KnownTable } from './legality.ts';
import { lineOf, shapeOf, type LineId } from './lines.ts';
import type { KuboMove } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import type { ClaimedLine, KuboState, Phase, RoundEnd } from './state.ts';
import { finishTurn, takeCard, withSeat } from './turns.ts';
import type { KuboTypes } from './types.ts';

type KuboStep = Step<KuboTypes>;
type OpenPhase = Exclude<Phase, { kind: 'over' }>;

export function actors({ phase, seats, options }: KuboState): readonly Actor[] {
  switch (phase.kind) {
    case 'turn':
      return [phase.seat];
    case 'window': {
      const opponents = seats.map((_, at) => seat(at)).filter((at) => mayStillSteal(phase, at));
      return options.stealSeconds > 0 ? [...opponents, 'clock'] : opponents;
    }
    case 'over':
      return [];
    default:
      return assertNever(phase);
  }
}

function mayStillSteal(window: Extract<Phase, { kind: 'window' }>, at: Seat): boolean {
  return at !== window.seat && !window.waved.includes(at);
}

export function moveProblem(state: KuboState, move: KuboMove): MoveProblem | undefined {
  const known: KnownTable = {
    ...state,
    deckLeft: state.deck.length,
    laidBefore: state.seats.map(({ laidBefore }) => laidBefore),
    handOf: (at) => state.seats[at]?.hand ?? [],
  };
  return problemOf(known, move);
}

export function apply(state: KuboState, move: KuboMove): Result<KuboStep, MoveProblem> {
  const problem = moveProblem(state, move);
  if (problem !== undefined) return refuse(problem);
  const made = make(state, state.phase as OpenPhase, move);
  return ok({ ...made, state: { ...made.state, moves: state.moves + 1 } });
}

function make(state: KuboState, phase: OpenPhase, move: KuboMove): KuboStep {
  switch (move.kind) {
    case 'draw': {
      const drew = takeCard(state, move.by, false);
      return { ...drew, state: { ...drew.state, phase: { ...phase, drawn: phase.drawn + 1 } } };
    }
    case 'lay':
      return lay(state, phase, move.by, move.card);
    case 'claim':
      return claim(state, phase, move.by, move.line);
    case 'end':
      return endTurn(state, phase);
    case 'wave':
      return wave(state, phase as Extract<Phase, { kind: 'window' }>, move.by);
    case 'close':
      return closeWindow(state, phase, true);
    default:
      return assertNever(move);
  }
}

/** Laying the last card of a hand or the last one of the top layer makes this the last turn of the round (U9). */
function lay(before: KuboState, phase: OpenPhase, by: Seat, card: CardName): KuboStep {
  const table = [...before.table, card];
  const state = withSeat({ ...before, table }, by, ({ hand }) => ({
    hand: hand.filter((held) => held !== card),
  }));
  const laid: OpenPhase = { ...phase, laid: [...phase.laid, card] };
  const event: KuboEvent = { kind: 'laid', seat: by, card };
  if (state.seats[by]?.hand.length === 0) return withEnding(state, laid, [event], 'went-out');
  const top = layersOf(state.options.orientation)[3] ?? [];
  if (top.every((one) => table.includes(one))) return withEnding(state, laid, [event], 'full');
  return { state: { ...state, phase: laid }, events: [event] };
}

/** Points are written at once (U7); a Zoker makes this the last turn of the round (U9). */
function claim(before: KuboState, phase: OpenPhase, by: Seat, id: LineId): KuboStep {
  const found = lineOf(id);
  const { points, kind } = found;
  const line: ClaimedLine = { line: id, seat: by, points, stolen: by !== phase.seat, turn: before.turn };
  const scored = withSeat(before, by, (one) => ({ points: one.points + points }));
  const state = { ...scored, claimed: [...before.claimed, line] };
  const shape = shapeOf(found, before.options.orientation);
  const event: KuboEvent = { kind: 'claimed', move: before.moves, shape, ...line };
  return kind === 'zoker' ? withEnding(state, phase, [event], 'zoker') : { state, events: [event] };
}

function withEnding(
  state: KuboState,
  phase: OpenPhase,
  events: readonly KuboEvent[],
  reason: RoundEnd,
): KuboStep {
  if (phase.ending !== 'no') return { state: { ...state, phase }, events };
  return {
    state: { ...state, phase: { ...phase, ending: reason } },
    events: [...events, { kind: 'last-turn', seat: phase.seat, reason }],
  };
}

/** A turn that lays nothing completes no line, so there is nothing to steal and no window opens. */
function endTurn(before: KuboState, phase: OpenPhase): KuboStep {
  const { seat: by, laid } = phase;
  const state = withSeat(before, by, () => ({ laidBefore: laid.length }));
  const ended: KuboEvent = { kind: 'turn-ended', seat: by, laid: laid.length };
  if (laid.length === 0) return withEvents([ended], finishTurn(state, phase));
  return {
    state: { ...state, phase: { ...phase, kind: 'window', waved: [] } },
    events: [ended, { kind: 'window-opened', seat: by, seconds: state.options.stealSeconds }],
  };
}

function wave(state: KuboState, window: Extract<Phase, { kind: 'window' }>, by: Seat): KuboStep {
  const phase = { ...window, waved: [...window.waved, by] };
  const waved: KuboEvent = { kind: 'waved', seat: by };
  const isOpen = state.seats.some((_, at) => mayStillSteal(phase, seat(at)));
  return isOpen
    ? { state: { ...state, phase }, events: [waved] }
    : withEvents([waved], closeWindow(state, phase, false));
}

function closeWindow(state: KuboState, phase: OpenPhase, timedOut: boolean): KuboStep {
  return withEvents([{ kind: 'window-closed', seat: phase.seat, timedOut }], finishTurn(state, phase));
}

/** The clock ends the turn with the cards that lie; what they completed may still be stolen (U7). */
export function skipTurn(state: KuboState): KuboStep {
  if (state.phase.kind !== 'turn') throw new Error('Nobody has the turn');
  return expectOk(apply(state, { kind: 'end', by: state.phase.seat }));
}

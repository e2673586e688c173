import {
  assertNever,
  expectOk,
  ok,
  refuse,
  type CubeId,
  type Result,
  type Seat,
} from '#shared/kernel/index.ts';
import { allowedLater, allowedNow, rulingProblem } from '../common/rulings.ts';
import { accept, challenge, mayChallenge } from './challenge.ts';
import { endTurn } from './ending.ts';
import type { AlphacubesEvent } from './events.ts';
import { checkPlay, handProblem } from './legality.ts';
import type { AlphacubesMove, AlphacubesProposal } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import { setOf } from './pieces.ts';
import { scorePlay } from './scoring.ts';
import { seatState, withSeat, type SeatsOpen } from './seats.ts';
import type { AlphacubesState, LaidCube, PendingPlay } from './state.ts';
import { exchange, settle } from './stock.ts';
import type { AlphacubesStep } from './types.ts';

type Applied = Result<AlphacubesStep, MoveProblem>;
type Play = Extract<AlphacubesMove, { kind: 'play' }>;

export function actors(state: Pick<AlphacubesState, 'phase'> & SeatsOpen): readonly Seat[] {
  switch (state.phase.kind) {
    case 'turn':
      return [state.phase.seat];
    case 'challenge':
      return mayChallenge(state, state.phase.pending);
    case 'over':
      return [];
    default:
      return assertNever(state.phase);
  }
}

export function apply(state: AlphacubesState, move: AlphacubesMove): Applied {
  const problem = turnProblem(state, move);
  if (problem !== undefined) return refuse(problem);
  const applied = applyInTurn(state, move);
  if (!applied.ok) return applied;
  return ok({ ...applied.value, state: { ...applied.value.state, moves: state.moves + 1 } });
}

function applyInTurn(state: AlphacubesState, move: AlphacubesMove): Applied {
  switch (move.kind) {
    case 'play':
      return play(state, move);
    case 'exchange':
      return swap(state, move.by, move.cubes);
    case 'pass': {
      const passed = endTurn(state, move.by, 'passed');
      return ok({ ...passed, events: [{ kind: 'passed', seat: move.by }, ...passed.events] });
    }
    case 'allow':
      return allow(state, move.by, move.words);
    case 'accept':
    case 'challenge': {
      if (state.phase.kind !== 'challenge') return refuse({ code: 'alphacubes/nothing-to-challenge' });
      const { pending } = state.phase;
      return ok(move.kind === 'accept' ? accept(state, pending, move.by) : challenge(state, pending, move));
    }
    default:
      return assertNever(move);
  }
}

export function turnProblem(
  state: Pick<AlphacubesState, 'phase'> & SeatsOpen,
  move: Pick<AlphacubesProposal | AlphacubesMove, 'kind' | 'by'>,
): MoveProblem | undefined {
  if (state.phase.kind === 'over') return { code: 'alphacubes/game-over' };
  const seats = state.seats.length;
  if (state.seats[move.by] === undefined) return { code: 'alphacubes/no-such-seat', seat: move.by, seats };
  const answers = move.kind === 'challenge' || move.kind === 'accept';
  if (answers && state.phase.kind === 'turn') return { code: 'alphacubes/nothing-to-challenge' };
  const allowed = actors(state);
  if (!allowed.includes(move.by)) return { code: 'alphacubes/not-your-turn', seat: move.by, toMove: allowed };
  if (state.phase.kind === 'challenge' && !answers && move.kind !== 'allow') {
    return { code: 'alphacubes/play-pending', seat: state.phase.pending.seat };
  }
  return undefined;
}

function play(state: AlphacubesState, { by, placements, accepted }: Play): Applied {
  const { hand } = seatState(state, by);
  const direction = checkPlay(state, hand, placements);
  if (!direction.ok) return direction;
  const score = scorePlay(state, placements, direction.value);
  const pending: PendingPlay = { seat: by, placements, score, accepted: [], move: state.moves };
  const laid = lay(state, pending);
  const played: AlphacubesEvent = { kind: 'played', seat: by, placements, score };

  if (state.options.judge === 'challenge') {
    if (accepted !== undefined) return refuse({ code: 'alphacubes/verdict-too-early', words: accepted });
    if (mayChallenge(state, pending).length === 0) return ok(settle(laid, pending, [played]));
    return ok({ state: { ...laid, phase: { kind: 'challenge', pending } }, events: [played] });
  }
  const formed = score.words.map(({ word }) => word);
  return accepted?.join() === formed.join()
    ? ok(settle(laid, pending, [played]))
    : refuse({ code: 'alphacubes/verdict-differs', words: formed, judged: accepted ?? [] });
}

function lay(state: AlphacubesState, { seat: by, placements }: PendingPlay): AlphacubesState {
  const laid = placements.map(({ square, cube, letter }): readonly [string, LaidCube] => [
    square,
    { cube, letter, turn: state.turn },
  ]);
  const gone = new Set(placements.map(({ cube }) => cube));
  const hand = seatState(state, by).hand.filter((cube) => !gone.has(cube));
  return withSeat({ ...state, squares: { ...state.squares, ...Object.fromEntries(laid) } }, by, { hand });
}

function swap(state: AlphacubesState, by: Seat, cubes: readonly CubeId[]): Applied {
  const problem = handProblem(seatState(state, by).hand, cubes);
  if (problem !== undefined) return refuse(problem);
  if (cubes.length > state.stock.length) {
    return refuse({ code: 'alphacubes/stock-too-small', asked: cubes.length, stock: state.stock.length });
  }
  return ok(exchange(state, by, cubes));
}

const rulingCodes = { bad: 'alphacubes/bad-word', many: 'alphacubes/too-many-words' } as const;

function allow(state: AlphacubesState, by: Seat, words: readonly string[]): Applied {
  const problem = rulingProblem(rulingCodes, words, setOf(state.options).alphabet);
  if (problem !== undefined) return refuse(problem);
  // With `challenge` judging, a ruling saves neither the play on the table nor one laid in the same turn (A8).
  const ruled = state.options.judge === 'challenge' ? allowedLater(state, words) : allowedNow(state, words);
  return ok({ state: ruled, events: [{ kind: 'allowed', seat: by, words }] });
}

export function skipTurn(state: AlphacubesState): AlphacubesStep {
  if (state.phase.kind !== 'turn') throw new Error('Nobody has the turn');
  return expectOk(apply(state, { kind: 'pass', by: state.phase.seat }));
}

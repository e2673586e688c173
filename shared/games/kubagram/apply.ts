import { assertNever, ok, refuse, type Result, type Seat } from '#shared/kernel/index.ts';
import { allowedLater, allowedNow } from '../common/rulings.ts';
import { withEvents } from '../common/turns.ts';
import { nextSquare, type Corner } from './box.ts';
import { accept, challenge, closeClaims } from './words/challenge.ts';
import { makeWord } from './words/claims.ts';
import { markIn, setOf, spelled, typed } from './dice.ts';
import { problemOf } from './legality.ts';
import type { KubagramMove, Side } from './moves.ts';
import type { JudgeProblem, MoveProblem } from './problems.ts';
import { leftOf, withJoker, withSeat } from './seats.ts';
import { nextTurn } from './turns.ts';
import { diceOf } from './words/spelling.ts';
import type { HeldDie, KubagramState, Phase } from './state.ts';
import type { KubagramStep } from './types.ts';

export function apply(state: KubagramState, move: KubagramMove): Result<KubagramStep, MoveProblem> {
  const problem = problemOf(state, move) ?? verdictProblem(state, move);
  if (problem !== undefined) return refuse(problem);
  const made = make(state, move);
  return ok({ ...made, state: { ...made.state, moves: state.moves + 1 } });
}

/** Words are looked up when claimed, or only when challenged (K14). */
function verdictProblem({ options, seats }: KubagramState, move: KubagramMove): JudgeProblem | undefined {
  switch (move.kind) {
    case 'claim':
    case 'join':
    case 'extend': {
      const spelling = spelled(diceOf(seats, move));
      const word = typed(spelling);
      if (options.judge === 'challenge') {
        return move.accepted === undefined ? undefined : { code: 'kubagram/verdict-too-early', word };
      }
      return move.accepted === spelling
        ? undefined
        : { code: 'kubagram/verdict-differs', word, judged: typed(move.accepted ?? '') };
    }
    case 'declare':
      return (options.lastShort === 'checked') === (move.checked === true)
        ? undefined
        : { code: 'kubagram/not-checked' };
    default:
      return undefined;
  }
}

function make(state: KubagramState, move: KubagramMove): KubagramStep {
  switch (move.kind) {
    case 'corner':
      return turnBox(state, move.by, move.corner);
    case 'take':
      return take(state, move.by);
    case 'lay':
      return lay(state, heldIn(state), move.by, move.letter, move.side);
    case 'aside':
      return setAside(state, heldIn(state), move.by);
    case 'skip': {
      const skipped = withSeat(state, move.by, () => ({ skipped: true }));
      return withEvents([{ kind: 'skipped', seat: move.by }], closeClaims(skipped, move.by, 'next-turn'));
    }
    case 'claim':
    case 'join':
    case 'extend':
      return makeWord(state, move);
    case 'arrange': {
      const central = move.dice.flatMap((die) => state.central.find((one) => one.die === die) ?? []);
      return {
        state: { ...state, central },
        events: [{ kind: 'arranged', seat: move.by, dice: central }],
      };
    }
    case 'declare': {
      const before = state.edition === undefined ? { before: state.nextWord } : {};
      return {
        state: { ...state, phase: { kind: 'short', seat: move.by, ...before } },
        events: [{ kind: 'declared', seat: move.by }],
      };
    }
    case 'end':
      return closeClaims(state, move.by, state.phase.kind === 'before' ? 'take' : 'next-turn');
    case 'accept':
      return accept(state, phaseOf(state, 'challenge'), move.by);
    case 'challenge':
      return challenge(state, phaseOf(state, 'challenge'), move);
    case 'allow':
      return allow(state, move.by, move.words);
    default:
      return assertNever(move);
  }
}

function phaseOf<K extends Phase['kind']>({ phase }: KubagramState, kind: K): Extract<Phase, { kind: K }> {
  if (phase.kind !== kind) throw new Error(`Not in ${kind} but in ${phase.kind}`);
  return phase as Extract<Phase, { kind: K }>;
}

const heldIn = (state: KubagramState) => phaseOf(state, 'holding');

function turnBox(state: KubagramState, by: Seat, corner: Corner): KubagramStep {
  const { first, turn } = state;
  return {
    state: { ...state, corner, phase: { kind: 'before', seat: first } },
    events: [
      { kind: 'corner-chosen', seat: by, corner },
      { kind: 'turn', seat: first, turn },
    ],
  };
}

/** A die from a 0 goes to the next player; for a single player 0 counts as III (K6, K15). */
function take(state: KubagramState, by: Seat): KubagramStep {
  const { box, corner = 0, seats } = state;
  const square = nextSquare(box, corner);
  const lying = square === undefined ? undefined : box[square];
  if (square === undefined || lying === undefined || lying === null) throw new Error('The box is empty');
  const mark = markIn(setOf(state.options), square);
  const isHanded = mark === '0' && seats.length > 1;
  const held: HeldDie = { die: lying.die, top: lying.top, mark };
  const to = isHanded ? leftOf(by, seats.length) : by;
  const taken = { ...state, box: box.with(square, null) };
  return {
    state: isHanded
      ? { ...taken, handed: held, phase: { kind: 'after', seat: by } }
      : { ...taken, phase: { kind: 'holding', seat: by, held, passed: false } },
    events: [{ kind: 'took', seat: by, square, ...held, to }],
  };
}

type Holding = Extract<Phase, { kind: 'holding' }>;

function lay(state: KubagramState, holding: Holding, by: Seat, letter: string, side: Side): KubagramStep {
  const { die } = holding.held;
  const shown = { die, letter };
  const central = side === 'left' ? [shown, ...state.central] : [...state.central, shown];
  return {
    state: afterDie({ ...state, central }, holding),
    events: [{ kind: 'laid', seat: by, die, letter, side }],
  };
}

function setAside(state: KubagramState, holding: Holding, by: Seat): KubagramStep {
  const { die } = holding.held;
  return {
    state: afterDie(withJoker(state, by, die), holding),
    events: [{ kind: 'set-aside', seat: by, die }],
  };
}

/** An ordinary turn follows a die that was handed on, as long as the box has a die for it (K6, `zeroReceiver`). */
function afterDie(state: KubagramState, { seat, passed }: Holding): KubagramState {
  const isExtra = passed && state.options.zeroReceiver === 'extra';
  const hasMore = state.box.some((square) => square !== null);
  return { ...state, phase: { kind: isExtra && hasMore ? 'before' : 'after', seat } };
}

function allow(state: KubagramState, by: Seat, words: readonly string[]): KubagramStep {
  const ruled = state.options.judge === 'challenge' ? allowedLater(state, words) : allowedNow(state, words);
  return { state: ruled, events: [{ kind: 'allowed', seat: by, words }] };
}

/** The clock leaves the die in the box to the next player, as a skip does (K5), and hands on one that is held (K6). */
export function skipTurn(state: KubagramState): KubagramStep {
  const { phase } = state;
  if (phase.kind === 'over' || phase.kind === 'challenge') throw new Error('Nobody has the turn');
  const step =
    phase.kind === 'corner'
      ? skipCorner(state, phase.seat)
      : closeClaims(
          phase.kind === 'holding' ? { ...state, handed: phase.held } : state,
          phase.seat,
          'next-turn',
        );
  return { ...step, state: { ...step.state, moves: state.moves + 1 } };
}

/** Whoever plays alone would have the turn again, so the first die waits for the next one. */
function skipCorner(state: KubagramState, by: Seat): KubagramStep {
  const turned = turnBox(state, by, 0);
  return state.first === by ? withEvents(turned.events, nextTurn(turned.state, by)) : turned;
}

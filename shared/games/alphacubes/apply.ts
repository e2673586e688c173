import type { Step } from '#shared/engine/index.ts';
import { assertNever, ok, refuse, type CubeId, type Result, type Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import { withWords } from '#shared/lexicon/word-runs.ts';
import { accept, challenge, mayChallenge } from './challenge.ts';
import { endTurn } from './ending.ts';
import type { AlphacubesEvent } from './events.ts';
import { checkPlay, handProblem, wordProblem } from './legality.ts';
import type { AlphacubesMove, Placement } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import { scorePlay } from './scoring.ts';
import { seatState, withSeat } from './seats.ts';
import type { AlphacubesState, LaidCube, PendingPlay } from './state.ts';
import { exchange, settle } from './stock.ts';
import { isSpelling, mostRuledWords, tableJudge } from './words.ts';

type Applied = Result<Step<AlphacubesState, AlphacubesEvent>, MoveProblem>;

/** Who may move: the seat whose turn it is, or every opponent who may still challenge; nobody once it is over. */
export function toMove(state: AlphacubesState): readonly Seat[] {
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

/** Makes the move, or says why it may not be made; the state given is never changed. */
export function apply(state: AlphacubesState, move: AlphacubesMove, words: WordJudge): Applied {
  const problem = turnProblem(state, move);
  if (problem !== undefined) return refuse(problem);
  switch (move.kind) {
    case 'play':
      return play(state, move.seat, move.placements, words);
    case 'exchange':
      return swap(state, move.seat, move.cubes);
    case 'pass': {
      const passed = endTurn(state, move.seat, 'passed');
      return ok({ ...passed, events: [{ kind: 'passed', seat: move.seat }, ...passed.events] });
    }
    case 'allow':
      return allow(state, move.seat, move.words);
    case 'accept':
    case 'challenge': {
      if (state.phase.kind !== 'challenge') return refuse({ code: 'move/nothing-to-challenge' });
      const { pending } = state.phase;
      return ok(
        move.kind === 'accept'
          ? accept(state, pending, move.seat)
          : challenge(state, pending, move.seat, words),
      );
    }
    default:
      return assertNever(move);
  }
}

function turnProblem(state: AlphacubesState, move: AlphacubesMove): MoveProblem | undefined {
  if (state.phase.kind === 'over') return { code: 'move/game-over' };
  const seats = state.seats.length;
  if (state.seats[move.seat] === undefined) return { code: 'move/no-such-seat', seat: move.seat, seats };
  const answers = move.kind === 'challenge' || move.kind === 'accept';
  if (answers && state.phase.kind === 'turn') return { code: 'move/nothing-to-challenge' };
  const allowed = toMove(state);
  if (!allowed.includes(move.seat)) return { code: 'move/not-your-turn', seat: move.seat, toMove: allowed };
  if (state.phase.kind === 'challenge' && !answers && move.kind !== 'allow') {
    return { code: 'move/play-pending', seat: state.phase.pending.seat };
  }
  return undefined;
}

function play(state: AlphacubesState, by: Seat, placements: readonly Placement[], words: WordJudge): Applied {
  const { hand } = seatState(state, by);
  const direction = checkPlay(state, hand, placements);
  if (!direction.ok) return direction;
  const score = scorePlay(state, placements, direction.value);
  const pending: PendingPlay = { seat: by, placements, score, accepted: [] };
  const laid = lay(state, pending);
  const played: AlphacubesEvent = { kind: 'played', seat: by, placements, score };

  if (state.options.judge === 'challenge') {
    // Nobody there who could challenge: alone at the table every play stands.
    if (mayChallenge(state, pending).length === 0) return ok(settle(laid, pending, [played]));
    return ok({ state: { ...laid, phase: { kind: 'challenge', pending } }, events: [played] });
  }
  const unknown = wordProblem(tableJudge(words, state), score.words);
  return unknown === undefined ? ok(settle(laid, pending, [played])) : refuse(unknown);
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
    return refuse({ code: 'move/stock-too-small', asked: cubes.length, stock: state.stock.length });
  }
  return ok(exchange(state, by, cubes));
}

function allow(state: AlphacubesState, by: Seat, words: readonly string[]): Applied {
  if (words.length === 0) return refuse({ code: 'move/bad-word', word: '' });
  if (words.length > mostRuledWords) {
    return refuse({ code: 'move/too-many-words', words: words.length, most: mostRuledWords });
  }
  const bad = words.find((word) => !isSpelling(word));
  if (bad !== undefined) return refuse({ code: 'move/bad-word', word: bad });
  const allowed = withWords(state.allowed, words);
  return ok({ state: { ...state, allowed }, events: [{ kind: 'allowed', seat: by, words }] });
}

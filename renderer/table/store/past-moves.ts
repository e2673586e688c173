import { stepsOf, type Advance, type GameTypes, type Rules, type Stretch } from '#shared/engine/index.ts';
import type { LoadedGame } from './load-game.ts';

/** `turn` counts from 1. */
export interface PastMove<G extends GameTypes> {
  readonly move: G['move'];
  readonly events: readonly G['event'][];
  readonly turn: number;
  /** Its player was on turn, and did not answer between turns or rule on words. */
  readonly isOwn: boolean;
}

export type GameMoves<G extends GameTypes> = Pick<LoadedGame<G>, 'timeline'> & {
  readonly game: { readonly rules: Rules<G> };
};

interface KnownMoves<G extends GameTypes> {
  readonly moves: readonly PastMove<G>[];
  readonly after: G['state'];
}

/**
 * These are the moves of each stretch, by the state before it. All timelines of one game share these states, so after a
 * move, an undo or a redo only moves that were never made here are replayed.
 */
const known = new WeakMap<object, KnownMoves<GameTypes>>();

export function pastMoves<G extends GameTypes>({
  game: { rules },
  timeline,
}: GameMoves<G>): readonly PastMove<G>[] {
  return timeline.stretches.flatMap((stretch) => movesIn(rules, stretch));
}

/** Keeps the events of a move just made, so that `pastMoves` need not apply the rules to it again. */
export function rememberMove<G extends GameTypes>(
  rules: Rules<G>,
  before: G['state'],
  { timeline, events }: Advance<G>,
): void {
  const stretch = timeline.stretches.at(-1);
  const move = stretch?.moves.at(-1);
  if (stretch === undefined || move === undefined) return;
  const { moves } = sharedMoves(stretch);
  if (moves.length !== stretch.moves.length - 1) return;
  const made = { move, events, ...turnOf(rules, before, move) };
  known.set(stretch.before, { moves: [...moves, made], after: timeline.state });
}

function movesIn<G extends GameTypes>(rules: Rules<G>, stretch: Stretch<G>): readonly PastMove<G>[] {
  const { moves, after } = sharedMoves(stretch);
  if (moves.length === stretch.moves.length) return moves;
  const from = after === undefined ? 0 : moves.length;
  const steps = [...stepsOf(rules, { before: after ?? stretch.before, moves: stretch.moves.slice(from) })];
  const replayed = steps.map(({ move, events, before }) => ({
    move,
    events,
    ...turnOf(rules, before, move),
  }));
  const all = [...moves.slice(0, from), ...replayed];
  known.set(stretch.before, { moves: all, after: steps.at(-1)?.state ?? stretch.before });
  return all;
}

function turnOf<G extends GameTypes>(rules: Rules<G>, before: G['state'], move: G['move']) {
  const { number: turn, seat } = rules.turn(before);
  return { turn, isOwn: seat === move.by };
}

/** Returns the known moves that begin this stretch; `after` is the state after them, undefined if others follow. */
function sharedMoves<G extends GameTypes>(
  stretch: Stretch<G>,
): {
  readonly moves: readonly PastMove<G>[];
  readonly after: G['state'] | undefined;
} {
  // The cast is safe: a state belongs to one game, and so do the moves that follow it.
  const found = known.get(stretch.before) as KnownMoves<G> | undefined;
  if (found === undefined) return { moves: [], after: undefined };
  const parting = found.moves.findIndex(({ move }, at) => move !== stretch.moves[at]);
  if (parting === -1) return found;
  return { moves: found.moves.slice(0, parting), after: undefined };
}

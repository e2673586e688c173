import {
  currentState,
  moveAt,
  propose,
  type GameTypes,
  type Puzzle,
  type Statement,
} from '#shared/engine/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { acceptAll, type WordJudge } from '#shared/lexicon/index.ts';
import type { OpenedPuzzle } from './open-puzzle.ts';

export type PuzzleVerdict =
  | { readonly kind: 'answer'; readonly points: number }
  | { readonly kind: 'other'; readonly points: number }
  /** So far the lines are legal, and the answer has more of them. */
  | { readonly kind: 'begun'; readonly points: number }
  /** The line at this place, from 0, is against the rules or is not what is asked. */
  | { readonly kind: 'refused'; readonly at: number; readonly problem: Problem };

export type Asked = Pick<Puzzle, 'kind' | 'facts' | 'points' | 'answers'>;

/** Tells what lines of notation are worth as an answer; most answers are one line. */
export function verdictOf(
  puzzle: Asked,
  opened: OpenedPuzzle,
  lines: readonly string[],
  words: WordJudge,
): PuzzleVerdict {
  const { game, puzzles, seat } = opened;
  let { timeline } = opened;
  let points = 0;
  const proposals: GameTypes['proposal'][] = [];
  for (const [at, line] of lines.entries()) {
    const proposal = game.notation.parse(game.rules.viewFor(currentState(timeline), seat), seat, line);
    if (!proposal.ok) return { kind: 'refused', at, problem: proposal.problem };
    proposals.push(proposal.value);
    const misfit = puzzles.misfit?.(puzzle, proposals);
    if (misfit !== undefined) return { kind: 'refused', at, problem: misfit };
    const made = propose(game.rules, timeline, proposal.value, words);
    if (!made.ok) return { kind: 'refused', at, problem: made.problem };
    points += pointsIn(opened, made.value.events);
    ({ timeline } = made.value);
  }
  if (points >= puzzle.points) return { kind: 'answer', points };
  const isShort = lines.length < puzzle.answers[0].lines.length;
  return { kind: isShort ? 'begun' : 'other', points };
}

/** What the player who solves gains by these events. */
export function pointsIn({ game, seat }: OpenedPuzzle, events: readonly GameTypes['event'][]): number {
  return events
    .flatMap((event) => game.rules.gains(event))
    .reduce((sum, gain) => (gain.seat === seat ? sum + gain.points : sum), 0);
}

/** The hints come one after another and end just short of the answer. */
export function hintsOf({ answers }: Asked, opened: OpenedPuzzle): Result<readonly Statement[], Problem> {
  const { game, puzzles, seat, view } = opened;
  let { timeline } = opened;
  const moves: GameTypes['move'][] = [];
  for (const line of answers[0].lines) {
    const proposal = game.notation.parse(game.rules.viewFor(currentState(timeline), seat), seat, line);
    if (!proposal.ok) return proposal;
    const made = propose(game.rules, timeline, proposal.value, acceptAll);
    if (!made.ok) return made;
    ({ timeline } = made.value);
    const move = moveAt(timeline, timeline.length - 1);
    if (move === undefined) return refuse({ code: 'puzzle/broken', move: 0 });
    moves.push(move);
  }
  return ok(puzzles.hints(view, moves));
}

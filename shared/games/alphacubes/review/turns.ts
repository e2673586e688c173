import { movesMade, type Game, type PlayedTurn, type Timeline } from '#shared/engine/index.ts';
import type { AlphacubesMove } from '../moves.ts';
import type { AlphacubesView, PlayScore } from '../state.ts';
import type { AlphacubesTypes } from '../types.ts';

export interface AlphacubesTurn extends PlayedTurn {
  readonly move: TurnMove;
  /** The player's own view before the turn. */
  readonly before: AlphacubesView;
  /** Absent for an exchange and a pass. */
  readonly score?: PlayScore;
  /** The play was challenged, and its cubes went back to the hand. */
  readonly takenBack: boolean;
  readonly challenged: boolean;
}

export type TurnMove = Extract<AlphacubesMove, { readonly kind: 'play' | 'exchange' | 'pass' }>;

/** A play that may still be challenged is not a turn yet. */
export function turnsOf(
  { rules }: Pick<Game<AlphacubesTypes>, 'rules'>,
  timeline: Timeline<AlphacubesTypes>,
): readonly AlphacubesTurn[] {
  const turns: AlphacubesTurn[] = [];
  for (const { before: state, move, events, at } of movesMade(rules, timeline)) {
    if (isTurn(move)) {
      const before = rules.viewFor(state, move.by);
      const score = events.find((event) => event.kind === 'played')?.score;
      const points = score?.total ?? 0;
      const turn = { turn: state.turn, seat: move.by, at, kind: move.kind, points };
      turns.push({
        ...turn,
        move,
        before,
        takenBack: false,
        challenged: false,
        ...(score !== undefined && { score }),
      });
    }
    const last = turns.at(-1);
    if (last !== undefined && move.kind === 'challenge') {
      const takenBack = events.some(({ kind }) => kind === 'taken-back');
      const points = takenBack ? 0 : last.points;
      turns[turns.length - 1] = { ...last, points, takenBack, challenged: true };
    }
  }
  return timeline.state.phase.kind === 'challenge' ? turns.slice(0, -1) : turns;
}

function isTurn(move: AlphacubesMove): move is TurnMove {
  return move.kind === 'play' || move.kind === 'exchange' || move.kind === 'pass';
}

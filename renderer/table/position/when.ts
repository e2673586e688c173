import { firstOf, roundOf, turnOf } from '#shared/games/common/turns.ts';

/** Tells a turn by who began, its round and who has it. */
export interface When {
  readonly first: number;
  readonly round: number;
  readonly seat: number;
}

export interface AtTurn {
  readonly seat: number;
  /** The next turn has this number, from 1. */
  readonly turn: number;
  readonly scores: readonly number[];
}

export function whenOf({ turn, seat, scores: { length: seats } }: AtTurn): When {
  return { first: firstOf(seat, turn, seats), round: roundOf(turn, seats), seat };
}

export function turnAt(position: AtTurn, change: Partial<When>): Pick<AtTurn, 'seat' | 'turn'> {
  const { first, round, seat } = { ...whenOf(position), ...change };
  return { seat, turn: turnOf(round, seat, first, position.scores.length) };
}

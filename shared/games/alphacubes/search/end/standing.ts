import type { EndTurn, Side } from './end-game.ts';
import type { CubeSet, EndPlay } from './end-plays.ts';

/** Keys of the table tell a pass before and the last turn from other turns. */
const afterPassFlag = 1 << 15;
export const lastTurnFlag = 1 << 14;

/** Whose turn it is with which cubes; `afterPass` means that a pass ends the game. */
export interface Standing {
  readonly side: Side;
  readonly own: CubeSet;
  readonly others: CubeSet;
  readonly afterPass: boolean;
}

export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** Seven cubes a hand take 14 bits, with the side on turn behind them in its own. */
export function restOf({ side, own, others, afterPass }: Standing): number {
  const [first, second] = side === 0 ? [own, others] : [others, own];
  return (side << 16) | first | (second << 7) | (afterPass ? afterPassFlag : 0);
}

export function turnOf(by: Side, turn: EndPlay | undefined): EndTurn {
  if (turn === undefined) return { by, cubes: [] };
  const places = Array.from({ length: 7 }, (_, place) => place).filter((place) => (turn.cubes >> place) & 1);
  return { by, play: turn.play, cubes: places };
}

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

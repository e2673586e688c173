import type { KubagramView } from './state.ts';

/** What both a state and a view know of the game: enough to judge every move. */
export type Known = Omit<KubagramView, 'who' | 'box'> & {
  readonly box: readonly ({ readonly unseen?: true } | null)[];
};

/** All dice have left the box, and nobody waits for one that was handed on. */
export function isBoxDone({ box, handed }: Pick<Known, 'box' | 'handed'>): boolean {
  return handed === undefined && box.every((square) => square === null);
}

/** The turn in which the last die of the box is laid or set aside (K11). */
export function isLastTurn(known: Pick<Known, 'box' | 'handed' | 'phase'>): boolean {
  const { kind } = known.phase;
  return (kind === 'after' || kind === 'short') && isBoxDone(known);
}

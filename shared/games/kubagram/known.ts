import type { KubagramView } from './state.ts';

/** A state and a view both know this much, which is enough to judge every move. */
export type Known = Omit<KubagramView, 'who' | 'box'> & {
  readonly box: readonly ({ readonly unseen?: true } | null)[];
};

/** A die that was handed on is also out of the box but still to be laid. */
export function isBoxDone({ box, handed }: Pick<Known, 'box' | 'handed'>): boolean {
  return handed === undefined && box.every((square) => square === null);
}

/** In the last turn the last die of the box is laid or set aside (K11). */
export function isLastTurn(known: Pick<Known, 'box' | 'handed' | 'phase'>): boolean {
  const { kind } = known.phase;
  return (kind === 'after' || kind === 'short') && isBoxDone(known);
}

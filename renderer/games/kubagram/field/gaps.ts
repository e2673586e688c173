import type { LastMoves } from '#renderer/table/index.ts';
import type { ShownDie } from '#shared/games/kubagram/index.ts';

interface Gap {
  readonly at: number;
  readonly letter: string;
}

/** Returns the places that the dice of the last move have left, by their number in the row before it. */
export function placesLeft(marks: LastMoves['marks']): readonly Gap[] {
  return [...marks].flatMap(([name, letter]) =>
    name.startsWith('left ') ? [{ at: Number(name.slice('left '.length)), letter }] : [],
  );
}

interface Place {
  readonly shown: ShownDie | undefined;
  readonly item: number;
  readonly letter: string;
}

/** Puts the gaps, which are in order, among the dice that still lie. */
export function withGaps(dice: readonly ShownDie[], gaps: readonly Gap[]): readonly Place[] {
  const places: Place[] = dice.map((shown, item) => ({ shown, item, letter: shown.letter }));
  for (const { at, letter } of gaps) places.splice(at, 0, { shown: undefined, item: at, letter });
  return places;
}

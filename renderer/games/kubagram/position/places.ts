import type { KubagramSetUp, SetUpShown, DiceSet } from '#shared/games/kubagram/index.ts';
import type { CubeId, Problem } from '#shared/kernel/index.ts';
import type { Field } from './entering.ts';
import type { EntryDice } from './entry-text.ts';

export interface EntryPlaces {
  readonly entered: KubagramSetUp;
  readonly set: DiceSet;
  readonly jokers: readonly CubeId[];
  readonly onChange: (entered: KubagramSetUp) => void;
  readonly onWrong: (field: Field, wrong: boolean) => void;
  readonly problemAt: (field: Field) => Problem | undefined;
}

/** Jokers entered in other fields are not available here. */
export function diceFor({ jokers, set }: EntryPlaces, own: readonly SetUpShown[]): EntryDice {
  const mine = new Set(own.map(({ die }) => die));
  return { set, jokersGone: new Set(jokers.filter((die) => !mine.has(die))) };
}

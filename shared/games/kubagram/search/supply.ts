import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { ShownLetter, SpelledWord, WordsFromRequest } from '#shared/word-engine/words/words-request.ts';
import { lettersOn, valueIn, type ShownDie, setOf } from '../dice.ts';
import type { Known } from '../state.ts';
import { jokersFor } from '../notation/resolve.ts';

export interface Supply {
  readonly dice: readonly CubeId[];
  readonly pieces: WordsFromRequest['pieces'];
  /** A word must hold at least one of these pieces of the central field (K8). */
  readonly central: readonly number[];
}

export function supplyOf(known: Known, by: Seat, field: readonly ShownDie[]): Supply {
  const set = setOf(known.options);
  const jokers = jokersFor(known, by);
  const face = (letter: string) => ({ letter, value: valueIn(set, letter) });
  return {
    dice: [...field.map(({ die }) => die), ...jokers],
    pieces: [
      ...field.map(({ letter }) => ({ faces: [face(letter)] })),
      ...jokers.map((die) => ({ faces: lettersOn(set, die).map(face) })),
    ],
    central: [...field.keys()],
  };
}

export function diceShown({ dice }: Supply, { shown }: SpelledWord): readonly ShownDie[] {
  return shown.flatMap(({ piece, letter }: ShownLetter) => {
    const die = dice[piece];
    return die === undefined ? [] : { die, letter };
  });
}

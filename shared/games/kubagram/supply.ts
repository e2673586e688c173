import type { CubeId, Seat } from '#shared/kernel/index.ts';
import type { ShownLetter, SpelledWord, WordsFromAsk } from '#shared/word-engine/words/words-ask.ts';
import { lettersOn, valueIn, type ShownDie, setOf } from './dice.ts';
import type { Known } from './known.ts';
import { jokersFor } from './resolve.ts';

/** The dice that a player may spell with, as the word engine takes them: jokers that were set aside show any of theirs. */
export interface Supply {
  /** By piece of the question. */
  readonly dice: readonly CubeId[];
  readonly pieces: WordsFromAsk['pieces'];
  /** Pieces of the central field: a word holds one of them at least (K8). */
  readonly central: readonly number[];
}

/** `field`: the central field, or a part of it. */
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

/** The dice of an answer, in the order of its word. */
export function diceShown({ dice }: Supply, { shown }: SpelledWord): readonly ShownDie[] {
  return shown.flatMap(({ piece, letter }: ShownLetter) => {
    const die = dice[piece];
    return die === undefined ? [] : { die, letter };
  });
}

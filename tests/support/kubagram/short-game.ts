import { squareName, squaresInOrder, type KubagramSetUp } from '#shared/games/kubagram/index.ts';
import { DiceBag, dieOf, shownDie } from './dice.ts';

/** A game near its end, by spellings: dice that show them are found; all the others lie in the last player's field. */
export interface ShortGame {
  readonly seats?: number;
  readonly central: string;
  /** By seat. */
  readonly words?: readonly (readonly string[])[];
  readonly jokers?: readonly (readonly string[])[];
  /** The dice of the squares that are taken last, in their order, as `ACH:A`. */
  readonly box: readonly string[];
}

export function shortGame({ seats = 2, central, words = [], jokers = [], box }: ShortGame): KubagramSetUp {
  const boxed = box.map((text) => shownDie('en', text));
  const aside = Array.from({ length: seats }, (_, at) => (jokers[at] ?? []).map((name) => dieOf('en', name)));
  const bag = new DiceBag('en', [...boxed.map(({ die }) => die), ...aside.flat()]);
  const [field = [], ...found] = bag.words([central, ...words.flat()]);
  const fields = Array.from({ length: seats }, (_, at) => {
    const before = words.slice(0, at).flat().length;
    return (words[at] ?? []).map((_word, index) => ({ dice: found[before + index] ?? [] }));
  });
  const rest = bag.heaps(10).map((dice) => ({ dice }));
  const last = squaresInOrder(0).map(squareName).slice(-box.length);
  return {
    corner: 0,
    first: 0,
    turn: 0,
    central: field,
    words: fields.map((list, at) => (at === seats - 1 ? [...list, ...rest] : list)),
    jokers: aside,
    box: Array.from({ length: 108 }, (_, square) => {
      const die = boxed[last.indexOf(squareName(square))];
      return die === undefined ? null : { die: die.die, top: die.letter };
    }),
  };
}

import type { CubeId } from '#shared/kernel/index.ts';
import { isJoker, lettersOn, type ShownDie, setOf } from '../dice.ts';
import type { Known } from '../state.ts';

interface Joker {
  readonly die: CubeId;
  readonly letters: readonly string[];
}

/** Uses as many jokers as possible, because each doubles the word, and those of the central field first (K8, K9). */
export function highestScoringDice(
  { options, central }: Pick<Known, 'options' | 'central'>,
  aside: readonly CubeId[],
  letters: readonly string[],
  needsField: boolean,
): readonly ShownDie[] | undefined {
  const marked = central.filter(({ die }) => isJoker(die));
  const plain = central.filter(({ die }) => !isJoker(die));
  const jokers: readonly Joker[] = [
    ...marked.map(({ die, letter }) => ({ die, letters: [letter] })),
    ...aside.map((die) => ({ die, letters: lettersOn(setOf(options), die) })),
  ];
  const places = new Array<CubeId | undefined>(letters.length).fill(undefined);
  let best: readonly ShownDie[] | undefined;
  let most = -1;
  const place = (from: number, used: number): void => {
    const joker = jokers[from];
    if (used + jokers.length - from <= most) return;
    if (joker === undefined) {
      const shown = filled(letters, places, plain);
      if (shown === undefined) return;
      if (needsField && !shown.some(({ die }) => central.some((one) => one.die === die))) return;
      [best, most] = [shown, used];
      return;
    }
    for (const [at, letter] of letters.entries()) {
      if (places[at] !== undefined || !joker.letters.includes(letter)) continue;
      places[at] = joker.die;
      place(from + 1, used + 1);
      places[at] = undefined;
    }
    place(from + 1, used);
  };
  place(0, 0);
  return best;
}

function filled(
  letters: readonly string[],
  places: readonly (CubeId | undefined)[],
  plain: readonly ShownDie[],
): readonly ShownDie[] | undefined {
  const left = [...plain];
  const shown: ShownDie[] = [];
  for (const [at, letter] of letters.entries()) {
    const joker = places[at];
    const found = joker === undefined ? left.findIndex((one) => one.letter === letter) : -1;
    const [die] = joker === undefined ? left.splice(found, found < 0 ? 0 : 1).map((one) => one.die) : [joker];
    if (die === undefined) return undefined;
    shown.push({ die, letter });
  }
  return shown;
}

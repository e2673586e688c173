import type { CubeId } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';
import { lettersOn, type ShownDie, type DiceSet } from '../dice.ts';

/** At least one die must come from the central field (K8, K11). A judge that cannot list its words knows none. */
export function canSpell(
  set: DiceSet,
  { words }: WordJudge,
  central: readonly ShownDie[],
  jokers: readonly CubeId[],
  least: number,
): boolean {
  if (words === undefined) return false;
  const most = central.length + jokers.length;
  for (const word of words()) {
    if (word.length >= least && word.length <= most && isSpelledBy(set, word, central, jokers)) return true;
  }
  return false;
}

function isSpelledBy(
  set: DiceSet,
  word: string,
  central: readonly ShownDie[],
  jokers: readonly CubeId[],
): boolean {
  const left = central.map(({ letter }) => letter);
  const missing = [...word].filter((letter) => {
    const at = left.indexOf(letter);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
  return (
    missing.length < word.length &&
    missing.length <= jokers.length &&
    canShow(
      missing,
      jokers.map((die) => lettersOn(set, die)),
    )
  );
}

function canShow(letters: readonly string[], jokers: readonly (readonly string[])[]): boolean {
  const [letter, ...others] = letters;
  if (letter === undefined) return true;
  return jokers.some((joker, at) => joker.includes(letter) && canShow(others, jokers.toSpliced(at, 1)));
}

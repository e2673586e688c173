import type { RandomSource } from './random-source.ts';
import type { Plan } from './plan.ts';

export function keyOf(letters: readonly string[]): string {
  return [...letters].sort().join('');
}

/** After this many swaps for each piece, nothing of the order of the deal is left. */
const mixing = 20;
/** A small alphabet may have fewer sets of letters than pieces, so tries to make two pieces differ are limited. */
const mostTries = 200;

/** Deals vowels first and in turn, to spread them, and a letter's copies in a row, so that no piece gets it twice. */
export function deal({ letters, vowels, counts, pieces, each }: Plan, random: RandomSource): string[][] {
  const dealt = Array.from({ length: pieces }, (): string[] => []);
  const places = random.shuffled(dealt);
  const isVowel = (letter: string): boolean => vowels.includes(letter);
  const inTurn = [
    ...random.shuffled([...vowels]),
    ...random.shuffled([...letters].filter((one) => !isVowel(one))),
  ];
  let at = 0;
  for (const letter of inTurn) {
    for (let n = counts[letter]?.count ?? 0; n > 0; n -= 1) {
      places[at % pieces]?.push(letter);
      at += 1;
    }
  }
  if (each === 1) return dealt;
  for (let n = 0; n < mixing * pieces; n += 1) trySwap(dealt, random.below(pieces), random, isVowel);
  for (let n = 0; n < mostTries; n += 1) {
    const alike = firstAlike(dealt);
    if (alike === undefined) break;
    trySwap(dealt, alike, random, isVowel);
  }
  return dealt;
}

function trySwap(
  dealt: string[][],
  one: number,
  random: RandomSource,
  isVowel: (letter: string) => boolean,
): void {
  const other = random.below(dealt.length);
  const mine = dealt[one];
  const theirs = dealt[other];
  if (mine === undefined || theirs === undefined || one === other) return;
  const from = random.below(mine.length);
  const to = random.below(theirs.length);
  const given = mine[from] ?? '';
  const taken = theirs[to] ?? '';
  if (isVowel(given) !== isVowel(taken) || mine.includes(taken) || theirs.includes(given)) return;
  mine[from] = taken;
  theirs[to] = given;
}

function firstAlike(dealt: readonly (readonly string[])[]): number | undefined {
  const seen = new Set<string>();
  const at = dealt.findIndex((letters) => {
    const key = keyOf(letters);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
  return at < 0 ? undefined : at;
}

import type { CubeId, Seat } from '#shared/kernel/index.ts';
import { isJoker, lettersOn, type ShownDie } from './dice.ts';
import type { Known } from './known.ts';
import { jokersFor } from './resolve.ts';
import { valueOfWord } from './scoring.ts';

/** A word and the dice that it is worth most with. */
export interface ClaimFound {
  readonly word: string;
  readonly dice: readonly ShownDie[];
  readonly points: number;
}

/**
 * The dearest way to spell a word: all letters count alike whichever die shows them, and each joker doubles, so that as many
 * jokers as can serve are used (K8, K9). Undefined where the dice cannot spell it.
 */
export function dearestClaim(known: Known, by: Seat, word: string): ClaimFound | undefined {
  const { options, central } = known;
  const letters = [...word];
  const dice = new Array<CubeId | undefined>(letters.length).fill(undefined);
  const jokers = jokersFor(known, by);
  const left = central.filter(({ die }) => !isJoker(die));
  const marked = central.filter(({ die }) => isJoker(die));
  let best: readonly ShownDie[] | undefined;
  let most = -1;
  const settle = (used: number): void => {
    if (used <= most) return;
    const spare = [...left, ...marked.filter(({ die }) => !dice.includes(die))];
    const shown: ShownDie[] = [];
    let lying = dice.some((die) => marked.some((one) => one.die === die));
    for (const [at, letter] of letters.entries()) {
      const placed = dice[at];
      if (placed !== undefined) {
        shown.push({ die: placed, letter });
        continue;
      }
      const found = spare.findIndex((one) => one.letter === letter);
      const [one] = found < 0 ? [] : spare.splice(found, 1);
      if (one === undefined) return;
      lying = true;
      shown.push(one);
    }
    if (!lying) return;
    most = used;
    best = shown;
  };
  const choices: readonly Joker[] = [
    ...marked.map(({ die, letter }) => ({ die, letters: [letter] })),
    ...jokers.map((die) => ({ die, letters: lettersOn(options.set, die) })),
  ];
  const place = (from: number, used: number): void => {
    const joker = choices[from];
    if (joker === undefined) {
      settle(used);
      return;
    }
    for (const [at, letter] of letters.entries()) {
      if (dice[at] !== undefined || !joker.letters.includes(letter)) continue;
      dice[at] = joker.die;
      place(from + 1, used + 1);
      dice[at] = undefined;
    }
    place(from + 1, used);
  };
  place(0, 0);
  if (best === undefined) return undefined;
  return {
    word,
    dice: best,
    points: valueOfWord(options.set, { dice: best, parts: 1, extended: false }).total,
  };
}

interface Joker {
  readonly die: CubeId;
  readonly letters: readonly string[];
}

import type { RandomSource } from './random-source.ts';
import { keyOf } from './deal.ts';
import { panelOf, wordsWith, type Panel, type SampleWords } from './panel.ts';
import type { Plan } from './plan.ts';

export interface Effort {
  readonly rounds: number;
  readonly panels: number;
  readonly changes: number;
  readonly hand: number;
}

/**
 * Only this share of pieces changes with the same panels; else the set would soon lack one letter, then another. Of
 * tiles, whose letter is all they have, fewer change in each later round.
 */
const mostChanged = 0.2;
/** A change must help by this many standard errors. */
const surely = 2;

/**
 * Swaps letters between pieces, or replaces them within the plan, so that hands get better. A hand is worth the logarithm
 * of its words, so a poor one has more to gain. The panels without the changed pieces judge a change. Yields the steps
 * done, up to `stepsOf(effort)`; `words` returns a new sample on each call.
 */
export function* improve(
  dealt: string[][],
  plan: Plan,
  words: () => SampleWords,
  scale: number,
  effort: Effort,
  random: RandomSource,
): Generator<number, void, undefined> {
  const { letters, vowels } = plan;
  const numbers = new Map(Array.from(letters, (letter, at) => [letter, at]));
  const numbersOf = (piece: readonly string[]): readonly number[] =>
    piece.map((letter) => numbers.get(letter) ?? 0);
  const isVowel = (letter: string): boolean => vowels.includes(letter);
  const counts = new Map(Array.from(letters, (letter) => [letter, plan.counts[letter]?.count ?? 0]));
  const keys = new Map<string, number>();
  for (const piece of dealt) keys.set(keyOf(piece), (keys.get(keyOf(piece)) ?? 0) + 1);
  let moreVowels = 0;
  let panels: readonly { readonly panel: Panel; readonly pieces: readonly number[] }[] = [];

  const isGain = (at: readonly number[], after: readonly string[][]): boolean => {
    const before = at.map((piece) => dealt[piece] ?? []);
    let sum = 0;
    let squares = 0;
    const olds = before.map(numbersOf);
    const news = after.map(numbersOf);
    for (const { panel, pieces } of panels) {
      if (at.some((piece) => pieces.includes(piece))) continue;
      let gain = 0;
      for (const one of news) gain += Math.log(1 + scale * wordsWith(panel, one));
      for (const one of olds) gain -= Math.log(1 + scale * wordsWith(panel, one));
      sum += gain;
      squares += gain * gain;
    }
    return sum > 0 && sum * sum > surely ** 2 * squares;
  };
  const isNew = (piece: readonly string[]): boolean => plan.each === 1 || !keys.has(keyOf(piece));
  const put = (at: number, piece: string[]): void => {
    const before = keyOf(dealt[at] ?? []);
    const left = (keys.get(before) ?? 1) - 1;
    if (left === 0) keys.delete(before);
    else keys.set(before, left);
    keys.set(keyOf(piece), (keys.get(keyOf(piece)) ?? 0) + 1);
    dealt[at] = piece;
  };

  const swap = (): boolean => {
    const one = random.below(dealt.length);
    const other = random.below(dealt.length);
    const mine = dealt[one] ?? [];
    const theirs = dealt[other] ?? [];
    const from = random.below(mine.length);
    const to = random.below(theirs.length);
    const given = mine[from] ?? '';
    const taken = theirs[to] ?? '';
    if (one === other || isVowel(given) !== isVowel(taken)) return false;
    if (mine.includes(taken) || theirs.includes(given)) return false;
    const newMine = mine.with(from, taken);
    const newTheirs = theirs.with(to, given);
    if (!isNew(newMine) || !isNew(newTheirs) || keyOf(newMine) === keyOf(newTheirs)) return false;
    if (!isGain([one, other], [newMine, newTheirs])) return false;
    put(one, newMine);
    put(other, newTheirs);
    return true;
  };
  const replace = (): boolean => {
    const at = random.below(dealt.length);
    const piece = dealt[at] ?? [];
    const place = random.below(piece.length);
    const before = piece[place] ?? '';
    const after = letters.charAt(random.below(letters.length));
    const vowelsAfter = moreVowels + Number(isVowel(after)) - Number(isVowel(before));
    if (Math.abs(vowelsAfter) > plan.vowelsOff || piece.includes(after)) return false;
    const fewer = (counts.get(before) ?? 0) - 1;
    const more = (counts.get(after) ?? 0) + 1;
    if (fewer < (plan.counts[before]?.least ?? 0) || more > (plan.counts[after]?.most ?? 0)) return false;
    const next = piece.with(place, after);
    if (!isNew(next) || !isGain([at], [next])) return false;
    counts.set(before, fewer);
    counts.set(after, more);
    moreVowels = vowelsAfter;
    put(at, next);
    return true;
  };

  let done = 0;
  for (let round = 0; round < effort.rounds; round += 1) {
    const fresh: (typeof panels)[number][] = [];
    // Draw other words in each round, so that the set is not fitted to one sample.
    const sample = words();
    for (let n = 0; n < effort.panels; n += 1) {
      const pieces = random.some([...dealt.keys()], effort.hand - 1);
      const masks = pieces.map((piece) =>
        numbersOf(dealt[piece] ?? []).reduce((mask, letter) => mask | (1 << letter), 0),
      );
      fresh.push({ panel: panelOf(sample, masks, letters.length), pieces });
      done += 1;
      yield done;
    }
    panels = fresh;
    const less = plan.each === 1 ? round / effort.rounds : 0;
    const most = Math.ceil(dealt.length * mostChanged * (1 - less));
    let changed = 0;
    for (let n = 0; n < effort.changes && changed < most; n += 1) {
      if (plan.each > 1 && random.below(2) === 0 ? swap() : replace()) changed += 1;
    }
    done += 1;
    yield done;
  }
}

export function stepsOf({ rounds, panels }: Effort): number {
  return rounds * (panels + 1);
}

import type { Split } from '#shared/word-engine/words/splits.ts';

export interface CompoundIndex {
  readonly compounds: number;
  readonly splits: number;
  splitsOf(word: string): readonly Split[];
  splitsWith(part: string): readonly Split[];
  /** Returns the splits whose parts all lie here. `lying` has a spelling as often as it lies, and each is used once. */
  joinable(lying: readonly string[]): readonly Split[];
}

/**
 * Indexes the result of `allSplits`, where all splits of a word are together. The index keeps places in that list and
 * not the parts, because a list of Dutch words has half a million splits, of which a game needs a few.
 */
export function openCompounds(lines: readonly string[]): CompoundIndex {
  const firstOf = new Map<string, number>();
  const placesOf = new Map<string, number[]>();
  for (const [place, line] of lines.entries()) {
    const word = line.replaceAll(' ', '');
    if (!firstOf.has(word)) firstOf.set(word, place);
    for (const part of new Set(line.split(' '))) {
      const places = placesOf.get(part);
      if (places === undefined) placesOf.set(part, [place]);
      else places.push(place);
    }
  }
  const splitAt = (place: number): Split => (lines[place] ?? '').split(' ');
  const splitsWith = (part: string): readonly Split[] => (placesOf.get(part) ?? []).map(splitAt);

  return {
    compounds: firstOf.size,
    splits: lines.length,
    splitsWith,
    splitsOf(word) {
      const splits: Split[] = [];
      const first = firstOf.get(word) ?? lines.length;
      for (let place = first; lines[place]?.replaceAll(' ', '') === word; place += 1) {
        splits.push(splitAt(place));
      }
      return splits;
    },
    joinable(lying) {
      const lies = new Map<string, number>();
      for (const word of lying) lies.set(word, (lies.get(word) ?? 0) + 1);
      const isLying = (split: Split): boolean =>
        split.every((part) => split.filter((one) => one === part).length <= (lies.get(part) ?? 0));
      return [...lies.keys()].flatMap((first) =>
        splitsWith(first).filter((split) => split[0] === first && isLying(split)),
      );
    },
  };
}

import type { SettingsChange } from '#shared/contract/index.ts';

/** One change that does what `first` and then `second` would do. */
export function bothChanges(first: SettingsChange, second: SettingsChange): SettingsChange {
  const both = { ...first, ...second };
  if (first.remembered !== undefined && second.remembered !== undefined) {
    both.remembered = { ...first.remembered, ...second.remembered };
  }
  // The words that were shown before the first of the two.
  if (first.myWords !== undefined) {
    delete both.myWordsWere;
    if (first.myWordsWere !== undefined) both.myWordsWere = first.myWordsWere;
  }
  return both;
}

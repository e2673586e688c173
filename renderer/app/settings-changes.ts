import type { SettingsChange } from '#shared/contract/index.ts';

export function bothChanges(first: SettingsChange, second: SettingsChange): SettingsChange {
  const both = { ...first, ...second };
  if (first.remembered !== undefined && second.remembered !== undefined) {
    both.remembered = { ...first.remembered, ...second.remembered };
  }
  // `myWordsWere` must be the words shown before the first change.
  if (first.myWords !== undefined) {
    delete both.myWordsWere;
    if (first.myWordsWere !== undefined) both.myWordsWere = first.myWordsWere;
  }
  return both;
}

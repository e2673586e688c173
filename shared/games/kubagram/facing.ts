import { isJoker, isVowel, lettersOn, type ShownDie, type DiceSet } from './dice.ts';
import type { HeldDie } from './state.ts';

/** After this many consonants without a vowel the next die must show a vowel (K13). */
export const consonantsThatBind = 10;

export function needsVowel(central: readonly ShownDie[]): boolean {
  return central.length >= consonantsThatBind && !central.some(({ letter }) => isVowel(letter));
}

/** A die may be laid with these letters (K6, K8, K13). */
export function facesOpen(
  set: DiceSet,
  central: readonly ShownDie[],
  { die, top, mark }: HeldDie,
): readonly string[] {
  const letters = lettersOn(set, die);
  const ordinary = mark === 'I' && !isJoker(die) ? [top] : letters;
  if (!needsVowel(central) || ordinary.every(isVowel)) return ordinary;
  const vowels = letters.filter(isVowel);
  return vowels.length === 0 ? ordinary : vowels;
}

/** A joker may not be set aside while a vowel is needed (K8, K13). */
export function maySetAside(central: readonly ShownDie[], { die }: HeldDie): boolean {
  return isJoker(die) && !needsVowel(central);
}

import { isJoker, isVowel, lettersOn, type ShownDie, type DiceSet } from './dice.ts';
import type { HeldDie } from './state.ts';

/** Consonants that bind the next die to a vowel, with no vowel among them (K13). */
export const consonantsThatBind = 10;

/** Whether the next die must be laid with a vowel, if it has one (K13). */
export function needsVowel(central: readonly ShownDie[]): boolean {
  return central.length >= consonantsThatBind && !central.some(({ letter }) => isVowel(letter));
}

/** The letters with which a die may be laid (K6, K8, K13). */
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

/** Whether this joker may be set aside: not while a vowel is needed (K8, K13). */
export function maySetAside(central: readonly ShownDie[], { die }: HeldDie): boolean {
  return isJoker(die) && !needsVowel(central);
}

/**
 * Whether at this place a loop ends that does nothing but look whether a bit has changed: IN, LDS or nothing, then a skip
 * by that bit, then RJMP back. A program that stands there can be passed over to the next thing that happens.
 */
export function endsPolling(program: Uint16Array, pc: number): boolean {
  const body = backAcrossNothing - (program[pc] ?? 0);
  if (body < 1 || body > 3) return false;
  const word = (back: number): number => program[pc - back] ?? 0;
  if (!isSkip(word(1))) return false;
  if (body === 2) return isIn(word(2));
  return body === 1 || isLds(word(3));
}

/** RJMP to itself; with each word further back it is one less. */
const backAcrossNothing = 0xcfff;
/** SBRC and SBRS, SBIC and SBIS. */
const isSkip = (word: number): boolean => (word & 0xfc08) === 0xfc00 || (word & 0xfd00) === 0x9900;
const isIn = (word: number): boolean => (word & 0xf800) === 0xb000;
const isLds = (word: number): boolean => (word & 0xfe0f) === 0x9000;

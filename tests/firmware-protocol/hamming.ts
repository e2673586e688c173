/**
 * The Hamming distance of a checksum: the least number of flipped bits that it does not notice. Such bits are a multiple
 * of its polynomial, so the remainders of x^0, x^1, … are looked through for the smallest sets that add up to 0. One of
 * the set may be taken to be x^0, for a pattern may be shifted.
 */
export interface Checksum {
  readonly width: number;
  readonly polynomial: number;
}

/** The distance over frames of so many bits, or 7 where it is 7 or more. */
export function hammingDistance(checksum: Checksum, bits: number): number {
  const powers = remainders(checksum, bits);
  const single = new Set(powers);
  if (single.size < powers.length) return 2;
  // With an even number of terms x + 1 divides the polynomial, and no odd number of flips goes unnoticed.
  const isEven = ones(checksum.polynomial) % 2 === 1;
  for (const weight of isEven ? [4, 6] : [3, 4, 5, 6]) {
    if (hasPattern(powers, single, weight)) return weight;
  }
  return 7;
}

function remainders({ width, polynomial }: Checksum, bits: number): Uint32Array {
  const top = 2 ** (width - 1);
  const powers = new Uint32Array(bits);
  let rest = 1;
  for (let power = 0; power < bits; power += 1) {
    powers[power] = rest;
    const shifted = (rest * 2) % 2 ** width;
    rest = rest >= top ? (shifted ^ polynomial) >>> 0 : shifted;
  }
  return powers;
}

/** Whether x^0 and others, `weight` in all, add up to 0. Short patterns are met first. */
function hasPattern(powers: Uint32Array, single: ReadonlySet<number>, weight: number): boolean {
  const [one = 1] = powers;
  const pairs = new Set<number>();
  for (let i = 1; i < powers.length; i += 1) {
    const a = one ^ (powers[i] ?? 0);
    if (weight === 3 && single.has(a >>> 0)) return true;
    for (let j = 1; j < i && weight > 3; j += 1) {
      const b = a ^ (powers[j] ?? 0);
      if (weight === 4 && single.has(b >>> 0)) return true;
      for (let k = 1; k < j && weight > 4; k += 1) {
        const c = (b ^ (powers[k] ?? 0)) >>> 0;
        if (weight === 5 ? single.has(c) : pairs.has(c)) return true;
      }
    }
    for (let j = 1; j < i && weight === 6; j += 1) pairs.add(((powers[i] ?? 0) ^ (powers[j] ?? 0)) >>> 0);
  }
  return false;
}

const ones = (value: number): number => [...value.toString(2)].filter((bit) => bit === '1').length;

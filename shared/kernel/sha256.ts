/** FIPS 180-4 is written out for texts of some kilobytes, as the platform's own is asynchronous or only in Node. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(first);
  const padded = pad(bytes);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) mix(state, words, padded, at);
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, index) => {
    view.setUint32(4 * index, word);
  });
  return digest;
}

function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return padded;
}

/** The typed arrays truncate every sum to 32 bits. */
function mix(state: Uint32Array, words: Uint32Array, padded: Uint8Array, block: number): void {
  const view = new DataView(padded.buffer, padded.byteOffset + block, 64);
  const word = (index: number): number => words[index] as number;
  for (let t = 0; t < 16; t += 1) words[t] = view.getUint32(4 * t);
  for (let t = 16; t < 64; t += 1) {
    const [near, far] = [word(t - 2), word(t - 15)];
    const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    const s0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    words[t] = word(t - 16) + s0 + word(t - 7) + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let t = 0; t < 64; t += 1) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[t] as number);
    const sum = (one + word(t)) >>> 0;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + sum) >>> 0, c, b, a, (sum + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = (state[index] as number) + value;
  });
}

type Eight = [number, number, number, number, number, number, number, number];

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

const primes = firstPrimes(64);
/** These are the first 32 bits of fractions: of square roots of the first 8 primes, and cube roots of the first 64. */
const first = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function firstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

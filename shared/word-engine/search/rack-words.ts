import type { WordLayers } from '../layers.ts';
import { faceBytes } from './play-store.ts';
import type { RackFaces } from '../pieces/rack-faces.ts';

/** Longest word that a rack alone spells. */
const longest = 10;
const letterNumbers = 33;
const bitsPerNumber = 32;

/** The words of one length that a rack spells, and where each letter stands in them. */
export interface RackWordsOfLength {
  readonly length: number;
  count: number;
  /** By word x `faceBytes` + place: the face laid there. */
  faces: Uint8Array;
  /** The same bytes by word x 3, as a play keeps them. */
  packed: Int32Array;
  /** Numbers of one bitset over the words. */
  bitsetWidth: number;
  /** By (place x 33 + letter) x `bitsetWidth`: the words with that letter in that place. */
  bitsets: Int32Array;
}

/**
 * Every word that a rack spells by itself, listed once: nothing on the board changes them, they only have to fit. Words
 * that differ in a face (a blank's letter or a tile's) are listed each.
 */
export class RackWords {
  readonly byLength: readonly RackWordsOfLength[] = Array.from({ length: longest + 1 }, (_, length) => ({
    length,
    count: 0,
    ...roomFor(64),
    bitsetWidth: 0,
    bitsets: new Int32Array(0),
  }));

  #letters: Uint8Array = new Uint8Array(0);
  readonly #layers: WordLayers;

  constructor(layers: WordLayers) {
    this.#layers = layers;
  }

  /** Forgets the rack before. */
  reset(rack: RackFaces): void {
    for (const words of this.byLength) words.count = 0;
    this.#letters = rack.letters;
  }

  /** Takes the word that the first `length` of these faces spell. */
  keep(path: Uint8Array, length: number): void {
    const words = this.byLength[length];
    if (words === undefined) return;
    if (this.#layers.deniedLengths !== 0 && this.#isDenied(path, length)) return;
    if ((words.count + 1) * faceBytes > words.faces.length) widen(words);
    const from = words.count * faceBytes;
    for (let at = 0; at < length; at += 1) words.faces[from + at] = path[at] ?? 0;
    words.count += 1;
  }

  /** Call it when all words are kept and before they are asked for by place and letter. */
  index(rack: RackFaces): void {
    for (const words of this.byLength) index(words, rack);
  }

  #isDenied(path: Uint8Array, length: number): boolean {
    if (((this.#layers.deniedLengths >>> length) & 1) === 0) return false;
    return this.#layers.isDenied(path.subarray(0, length).map((face) => this.#letters[face] ?? 0));
  }
}

function roomFor(words: number): { faces: Uint8Array<ArrayBuffer>; packed: Int32Array<ArrayBuffer> } {
  const faces = new Uint8Array(words * faceBytes);
  return { faces, packed: new Int32Array(faces.buffer) };
}

function widen(words: RackWordsOfLength): void {
  const { faces, packed } = roomFor((words.faces.length / faceBytes) * 2);
  faces.set(words.faces);
  words.faces = faces;
  words.packed = packed;
}

function index(words: RackWordsOfLength, rack: RackFaces): void {
  const { length, count, faces } = words;
  const width = (count + bitsPerNumber - 1) >>> 5;
  words.bitsetWidth = width;
  const size = length * letterNumbers * width;
  if (words.bitsets.length < size) words.bitsets = new Int32Array(size);
  else words.bitsets.fill(0, 0, size);
  const bitsets = words.bitsets;
  let from = 0;
  for (let word = 0; word < count; word += 1) {
    const number = word >>> 5;
    const bit = 1 << (word & 31);
    for (let place = 0; place < length; place += 1) {
      const letter = rack.letters[faces[from + place] ?? 0] ?? 0;
      const at = (place * letterNumbers + letter) * width + number;
      bitsets[at] = (bitsets[at] ?? 0) | bit;
    }
    from += faceBytes;
  }
}

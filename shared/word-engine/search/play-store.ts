import type { LaidFace, Play, PlayList } from '../play.ts';
import type { Position } from '../position.ts';
import type { RackFaces } from '../pieces/rack-faces.ts';

const width = 5;
/** A play lays at most ten faces, a byte each. */
export const faceBytes = 12;

const placeBits = 5;

/** `direction` is 0 across, 1 down; `line` counts from 0, and places of the word in the line from 1. */
export function packWhere(direction: number, line: number, first: number, last: number): number {
  return (direction << 15) | (line << 10) | (first << placeBits) | last;
}

export function placesOf(where: number) {
  return {
    direction: where >>> 15,
    line: (where >>> 10) & 31,
    first: (where >>> placeBits) & 31,
    last: where & 31,
  };
}

export interface PlaySink {
  add(where: number, score: number, faces1: number, faces2: number, faces3: number): void;
  /** Plays have five numbers, as `PlayStore` keeps them; the caller may overwrite the array afterwards. */
  addAll(plays: Int32Array): void;
  clear(): void;
}

export function addEach(sink: PlaySink, plays: Int32Array): void {
  for (let at = 0; at < plays.length; at += width) {
    sink.add(plays[at] ?? 0, plays[at + 1] ?? 0, plays[at + 2] ?? 0, plays[at + 3] ?? 0, plays[at + 4] ?? 0);
  }
}

/** The memory of up to this many plays, 20 MB, is kept from search to search. */
const largeStore = 1_000_000;

/** A play is five numbers, not an object: the place, the score, and three whose bytes are the faces in word order. */
export class PlayStore implements PlaySink {
  #numbers = new Int32Array(width * 1024);
  #count = 0;

  clear(): void {
    this.#count = 0;
    if (this.#numbers.length > largeStore * width) this.#numbers = new Int32Array(width * 1024);
  }

  add(where: number, score: number, faces1: number, faces2: number, faces3: number): void {
    const at = this.#count * width;
    if (at + width > this.#numbers.length) this.#widen();
    const numbers = this.#numbers;
    numbers[at] = where;
    numbers[at + 1] = score;
    numbers[at + 2] = faces1;
    numbers[at + 3] = faces2;
    numbers[at + 4] = faces3;
    this.#count += 1;
  }

  addAll(plays: Int32Array): void {
    const at = this.#count * width;
    while (at + plays.length > this.#numbers.length) this.#widen();
    this.#numbers.set(plays, at);
    this.#count += plays.length / width;
  }

  /** Copies the plays so far, so that later searches do not change them. */
  list(position: Position, rack: RackFaces, alphabet: string): PlayList {
    return new PackedPlays(this.#numbers.slice(0, this.#count * width), position, rack, alphabet);
  }

  #widen(): void {
    const longer = new Int32Array(this.#numbers.length * 2);
    longer.set(this.#numbers);
    this.#numbers = longer;
  }
}

class PackedPlays implements PlayList {
  readonly count: number;
  readonly #numbers: Int32Array;
  readonly #position: Position;
  readonly #rack: RackFaces;
  readonly #alphabet: string;

  constructor(numbers: Int32Array, position: Position, rack: RackFaces, alphabet: string) {
    this.count = numbers.length / width;
    this.#numbers = numbers;
    this.#position = position;
    this.#rack = rack;
    this.#alphabet = alphabet;
  }

  scoreAt(place: number): number {
    return this.#numbers[this.#from(place) + 1] ?? 0;
  }

  playAt(place: number): Play {
    const from = this.#from(place);
    const { direction, line, first, last } = placesOf(this.#numbers[from] ?? 0);
    const { layout, board } = this.#position;
    const squareAt = (at: number): number =>
      direction === 0 ? line * layout.width + at - 1 : (at - 1) * layout.width + line;
    const faces = new Uint8Array(this.#numbers.buffer, this.#numbers.byteOffset + (from + 2) * 4, faceBytes);
    const laid: LaidFace[] = [];
    let word = '';
    for (let at = first; at <= last; at += 1) {
      const square = squareAt(at);
      const there = board[square];
      if (there === undefined) {
        laid.push(this.#laidFace(faces[laid.length] ?? 0, square));
      }
      word += there?.letter ?? laid.at(-1)?.letter ?? '';
    }
    return {
      start: squareAt(first),
      direction: direction === 0 ? 'across' : 'down',
      word,
      laid,
      score: this.#numbers[from + 1] ?? 0,
    };
  }

  #from(place: number): number {
    if (!Number.isInteger(place) || place < 0 || place >= this.count) {
      throw new RangeError(`No play ${place} among ${this.count}`);
    }
    return place * width;
  }

  #laidFace(face: number, square: number): LaidFace {
    const rack = this.#rack;
    return {
      square,
      letter: this.#alphabet.charAt((rack.letters[face] ?? 0) - 1),
      value: rack.values[face] ?? 0,
      blank: rack.blanks[face] === 1,
    };
  }
}

/** Counts plays without keeping them: ten cubes of six letters can have a hundred million. */
export class PlayTally implements PlaySink {
  plays = 0;
  bestScore = 0;

  add(_where: number, score: number): void {
    this.plays += 1;
    if (score > this.bestScore) this.bestScore = score;
  }

  addAll(plays: Int32Array): void {
    this.plays += plays.length / width;
    for (let at = 1; at < plays.length; at += width) {
      this.bestScore = Math.max(this.bestScore, plays[at] ?? 0);
    }
  }

  clear(): void {
    this.plays = 0;
    this.bestScore = 0;
  }
}

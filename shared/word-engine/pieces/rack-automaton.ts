import { letterBit } from '#shared/lexicon/node.ts';
import type { RackFaces } from './rack-faces.ts';

/** Subsets of the first five pieces are the bits of one number; further pieces select the number. */
const withinNumber = 5;
const lacking = [0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff];

/** Most racks have at most seven pieces: their families all take four numbers and have their own code. */
const sevenPieces = 7;
const widthOfSeven = 4;

const largeTable = 1 << 14;
const largeNext = 1 << 20;

/**
 * Tells exactly which letters can still be laid, without matching letters to pieces during the search.
 *
 * A state is the family of all sets of pieces that can have shown the letters so far, with one bit for each of the 2^n
 * subsets. Laying a face that the pieces C show leads to the family { s + c : s in the family, c in C, c not in s },
 * and is possible if that is not empty, which is Hall's condition. Equal families are one state; seven cubes of five
 * letters have about two thousand. Steps are filled on demand, so a known step is one load from a table.
 */
export class RackAutomaton {
  allowed = new Int32Array(1 << 9);
  /** At state x `faces` + face is the next state, 0 if not yet known, negative if the face cannot be laid. */
  next = new Int32Array(1 << 14);
  faces = 0;
  readonly start = 1;

  #rack: RackFaces | undefined;
  #width = 1;
  #families = new Int32Array(1 << 11);
  #count = 1;
  /** This hash table with open addressing finds the state of a family; 0 is a free slot, and at most half are taken. */
  #slots = new Int32Array(1 << 12);
  #made = new Int32Array(32);

  reset(rack: RackFaces): void {
    if (this.next.length > largeNext) {
      this.next = new Int32Array(largeNext);
      this.#families = new Int32Array(largeNext);
    } else this.next.fill(0, 0, this.#count * this.faces);
    if (this.#slots.length > largeTable) this.#slots = new Int32Array(largeTable);
    else this.#slots.fill(0);
    this.#rack = rack;
    this.faces = rack.count;
    this.#width = rack.pieces <= sevenPieces ? widthOfSeven : 1 << (rack.pieces - withinNumber);
    this.#count = 1;
    this.#made.fill(0);
    this.#made[0] = 1;
    this.#stateOfMade();
  }

  get states(): number {
    return this.#count - 1;
  }

  /** Computes and stores the state after laying this face; negative if no piece is left for it. */
  fill(state: number, face: number): number {
    const pieces = this.#rack?.piecesOf[face] ?? 0;
    const isPossible =
      this.#width === widthOfSeven ? this.#makeFour(state, pieces) : this.#makeWide(state, pieces);
    const to = isPossible ? this.#stateOfMade() : -1;
    this.next[state * this.faces + face] = to;
    return to;
  }

  /** Writes the family after laying one of these pieces to `#made`; false if it is empty. */
  #makeFour(state: number, pieces: number): boolean {
    const families = this.#families;
    const from = state * widthOfSeven;
    const family0 = families[from] ?? 0;
    const family1 = families[from + 1] ?? 0;
    const family2 = families[from + 2] ?? 0;
    const family3 = families[from + 3] ?? 0;
    let made0 = 0;
    let made1 = 0;
    let made2 = 0;
    let made3 = 0;
    for (let open = pieces & 31; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const piece = 31 - Math.clz32(bit);
      const free = lacking[piece] ?? 0;
      made0 |= (family0 & free) << bit;
      made1 |= (family1 & free) << bit;
      made2 |= (family2 & free) << bit;
      made3 |= (family3 & free) << bit;
    }
    if ((pieces & 32) !== 0) {
      made1 |= family0;
      made3 |= family2;
    }
    if ((pieces & 64) !== 0) {
      made2 |= family0;
      made3 |= family1;
    }
    const made = this.#made;
    made[0] = made0;
    made[1] = made1;
    made[2] = made2;
    made[3] = made3;
    return (made0 | made1 | made2 | made3) !== 0;
  }

  #makeWide(state: number, pieces: number): boolean {
    const made = this.#made;
    const families = this.#families;
    const width = this.#width;
    const from = state * width;
    for (let at = 0; at < width; at += 1) made[at] = 0;
    let any = 0;
    for (let open = pieces; open !== 0; open &= open - 1) {
      const piece = 31 - Math.clz32(open & -open);
      if (piece < withinNumber) {
        const free = lacking[piece] ?? 0;
        for (let at = 0; at < width; at += 1) {
          const more = ((families[from + at] ?? 0) & free) << (1 << piece);
          made[at] = (made[at] ?? 0) | more;
          any |= more;
        }
      } else {
        const apart = 1 << (piece - withinNumber);
        for (let at = 0; at < width; at += 1) {
          if ((at & apart) !== 0) continue;
          const more = families[from + at] ?? 0;
          made[at | apart] = (made[at | apart] ?? 0) | more;
          any |= more;
        }
      }
    }
    return any !== 0;
  }

  #stateOfMade(): number {
    const made = this.#made;
    const width = this.#width;
    let hash = 0;
    for (let at = 0; at < width; at += 1) {
      hash = Math.imul(hash ^ (made[at] ?? 0) ^ (hash >>> 15), 0x9e3779b1);
    }
    const last = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 14)) & last;
    for (let state = this.#slots[slot] ?? 0; state !== 0; state = this.#slots[slot] ?? 0) {
      const from = state * width;
      let at = 0;
      while (at < width && this.#families[from + at] === made[at]) at += 1;
      if (at === width) return state;
      slot = (slot + 1) & last;
    }
    const state = this.#count;
    this.#count += 1;
    this.#makeRoom();
    for (let at = 0; at < width; at += 1) this.#families[state * width + at] = made[at] ?? 0;
    this.#slots[slot] = state;
    this.allowed[state] = this.#lettersLeft(state);
    if (this.#count * 2 > this.#slots.length) this.#widen();
    return state;
  }

  /** A piece that some subset lacks can still show its letters. */
  #lettersLeft(state: number): number {
    const rack = this.#rack;
    if (rack === undefined) return 0;
    let free = 0;
    for (let piece = 0; piece < rack.pieces; piece += 1) {
      if (this.#isFree(state, piece)) free |= 1 << piece;
    }
    let mask = 0;
    for (let face = 0; face < rack.count; face += 1) {
      if (((rack.piecesOf[face] ?? 0) & free) !== 0) mask |= letterBit(rack.letters[face] ?? 0);
    }
    return mask;
  }

  #isFree(state: number, piece: number): boolean {
    const from = state * this.#width;
    for (let at = 0; at < this.#width; at += 1) {
      const family = this.#families[from + at] ?? 0;
      if (piece < withinNumber) {
        if ((family & (lacking[piece] ?? 0)) !== 0) return true;
      } else if ((at & (1 << (piece - withinNumber))) === 0 && family !== 0) return true;
    }
    return false;
  }

  #makeRoom(): void {
    if (this.#count * this.#width > this.#families.length) this.#families = longer(this.#families);
    if (this.#count > this.allowed.length) this.allowed = longer(this.allowed);
    while (this.#count * this.faces > this.next.length) this.next = longer(this.next);
  }

  #widen(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const last = slots.length - 1;
    for (let state = 1; state < this.#count; state += 1) {
      let hash = 0;
      for (let at = 0; at < this.#width; at += 1) {
        hash = Math.imul(hash ^ (this.#families[state * this.#width + at] ?? 0) ^ (hash >>> 15), 0x9e3779b1);
      }
      let slot = (hash ^ (hash >>> 14)) & last;
      while (slots[slot] !== 0) slot = (slot + 1) & last;
      slots[slot] = state;
    }
    this.#slots = slots;
  }
}

function longer(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const twice = new Int32Array(array.length * 2);
  twice.set(array);
  return twice;
}

import { letterBit } from '#shared/lexicon/node.ts';
import type { FaceKind } from './face-kinds.ts';

/** What an anchor walk asks of a rack while it lays letters; the state is a number of the rule's own. */
export interface RackRule {
  readonly kinds: readonly FaceKind[];
  /** State of the whole rack. */
  readonly first: number;
  /** Letters that can be laid next, as a mask. */
  allowed(state: number): number;
  /** The state after laying one of the kinds, negative if that cannot be. */
  lay(state: number, kind: number): number;
  /** Undoes the last `lay` of that kind. */
  takeBack(kind: number): void;
  /** Whether all that is laid now can be shown at once. */
  accepts(): boolean;
}

/**
 * The rack automaton: a state is a family of sets of pieces, each of which can show the letters laid so far. A family is
 * a bit set over all subsets of the rack; equal families are one state, and a step is looked up once it is known.
 */
export function rackAutomaton(kinds: readonly FaceKind[], pieces: number): RackRule {
  const words = Math.max(1, (1 << pieces) >> 5);
  const everyPiece = (1 << pieces) - 1;
  const lettersOf = Int32Array.from({ length: 1 << pieces }, (_, free) =>
    kinds.reduce((mask, kind) => ((kind.pieces & free) !== 0 ? mask | letterBit(kind.letter) : mask), 0),
  );
  const unknown = -2;
  let room = 1024;
  let families = new Int32Array(room * words);
  let masks = new Int32Array(room);
  let steps = new Int32Array(room * kinds.length).fill(unknown);
  let states = 0;
  let slots = new Int32Array(4 * room).fill(-1);
  const made = new Int32Array(words);

  function grow(): void {
    room *= 2;
    families = copied(families, room * words, 0);
    masks = copied(masks, room, 0);
    steps = copied(steps, room * kinds.length, unknown);
    slots = new Int32Array(4 * room).fill(-1);
    for (let state = 0; state < states; state += 1) slots[freeSlot(state * words, families)] = state;
  }

  /** The slot that holds the family at `from`, or the free one where it belongs. */
  function freeSlot(from: number, bits: Int32Array): number {
    let hash = 0;
    for (let word = 0; word < words; word += 1)
      hash = Math.imul(hash ^ (bits[from + word] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
    const last = slots.length - 1;
    for (let slot = (hash ^ (hash >>> 13)) & last; ; slot = (slot + 1) & last) {
      const state = slots[slot] ?? -1;
      if (state < 0 || isFamily(state, from, bits)) return slot;
    }
  }

  function isFamily(state: number, from: number, bits: Int32Array): boolean {
    for (let word = 0; word < words; word += 1) {
      if (families[state * words + word] !== bits[from + word]) return false;
    }
    return true;
  }

  function stateOf(): number {
    const slot = freeSlot(0, made);
    const known = slots[slot] ?? -1;
    if (known >= 0) return known;
    if (states === room) {
      grow();
      return stateOf();
    }
    const state = states;
    states += 1;
    slots[slot] = state;
    families.set(made, state * words);
    masks[state] = lettersOf[freePieces(state)] ?? 0;
    return state;
  }

  /** Pieces that at least one set of the family leaves on the rack. */
  function freePieces(state: number): number {
    let free = 0;
    for (let piece = 0; piece < pieces; piece += 1) {
      for (let word = 0; word < words && (free & (1 << piece)) === 0; word += 1) {
        if ((withoutPiece(word, piece) & (families[state * words + word] ?? 0)) !== 0) free |= 1 << piece;
      }
    }
    return free & everyPiece;
  }

  /** Each set of the family with one more of the pieces that show this kind. */
  function step(state: number, kind: number): number {
    made.fill(0);
    let any = 0;
    const { pieces: shown = 0 } = kinds[kind] ?? {};
    for (let piece = 0; piece < pieces; piece += 1) {
      if ((shown & (1 << piece)) === 0) continue;
      for (let word = 0; word < words; word += 1) {
        const sets = (families[state * words + word] ?? 0) & withoutPiece(word, piece);
        if (sets === 0) continue;
        any |= sets;
        if (piece < 5) made[word] = (made[word] ?? 0) | (sets << (1 << piece));
        else made[word | (1 << (piece - 5))] = (made[word | (1 << (piece - 5))] ?? 0) | sets;
      }
    }
    return any === 0 ? -1 : stateOf();
  }

  made[0] = 1;
  const first = stateOf();
  return {
    kinds,
    first,
    allowed: (state) => masks[state] ?? 0,
    lay(state, kind) {
      const known = steps[state * kinds.length + kind] ?? unknown;
      if (known !== unknown) return known;
      const next = step(state, kind);
      steps[state * kinds.length + kind] = next;
      return next;
    },
    takeBack: () => undefined,
    accepts: () => true,
  };
}

/** Sets without a piece, among the 32 sets of one word of the bit set. */
function withoutPiece(word: number, piece: number): number {
  if (piece >= 5) return (word & (1 << (piece - 5))) === 0 ? -1 : 0;
  return setsWithout[piece] ?? 0;
}
const setsWithout = [0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff];

function copied(from: Int32Array<ArrayBuffer>, length: number, fill: number): Int32Array<ArrayBuffer> {
  const to = new Int32Array(length).fill(fill);
  to.set(from);
  return to;
}

/**
 * Union and filter: any letter that some piece shows may be laid, as often as there are pieces with it; whether the
 * letters laid fit the pieces one to one is matched for complete plays alone (Hall's condition over the pieces).
 */
export function unionOfLetters(kinds: readonly FaceKind[], pieces: number): RackRule {
  const most = Uint8Array.from(kinds, (kind) => bitCount(kind.pieces));
  const used = new Uint8Array(kinds.length);
  const union = kinds.reduce((mask, kind) => mask | letterBit(kind.letter), 0);
  const laid: number[] = [];
  /** Piece that a letter laid has been matched with; one entry a piece, -1 for none. */
  const matched = new Int8Array(pieces);

  function place(letter: number, tried: { seen: number }): boolean {
    const shown = kinds[laid[letter] ?? 0]?.pieces ?? 0;
    for (let free = shown & ~tried.seen; free !== 0; free = shown & ~tried.seen) {
      const piece = 31 - Math.clz32(free & -free);
      tried.seen |= 1 << piece;
      const holder = matched[piece] ?? -1;
      if (holder < 0 || place(holder, tried)) {
        matched[piece] = letter;
        return true;
      }
    }
    return false;
  }

  return {
    kinds,
    first: 0,
    allowed: (state) => (state < pieces ? union : 0),
    lay(state, kind) {
      if ((used[kind] ?? 0) >= (most[kind] ?? 0)) return -1;
      used[kind] = (used[kind] ?? 0) + 1;
      laid.push(kind);
      return state + 1;
    },
    takeBack(kind) {
      used[kind] = (used[kind] ?? 0) - 1;
      laid.pop();
    },
    accepts() {
      matched.fill(-1);
      for (let letter = 0; letter < laid.length; letter += 1) if (!place(letter, { seen: 0 })) return false;
      return true;
    },
  };
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

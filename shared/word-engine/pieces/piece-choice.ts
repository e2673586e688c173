import { letterBit } from '#shared/lexicon/node.ts';
import { maskOfPiece } from './matched-cubes.ts';
import type { Piece } from '../position.ts';

export interface PieceTerms {
  /** Each piece of `using` must show a letter, and so must at least `someOf.least` of the pieces of `someOf`. */
  readonly using: readonly number[];
  readonly someOf: { readonly pieces: readonly number[]; readonly least: number };
}

/** A word of 21 letters at 99 points counts less than this. */
const aboveAllPoints = 1 << 13;

export class PieceChoice {
  readonly #pieces: readonly Piece[];
  readonly #masks: readonly number[];
  /** The indices are the piece and the letter number; the value is 0 if the piece does not show the letter. */
  readonly #values: readonly Int32Array[];
  readonly #terms: PieceTerms;
  /** These are the pieces of `someOf` and `using`; `#usedBeside` counts those that are only in `using`. */
  readonly #countedPieces: readonly number[];
  readonly #usedBeside: number;

  constructor(pieces: readonly Piece[], numbers: Uint8Array, terms: PieceTerms) {
    this.#pieces = pieces;
    this.#masks = pieces.map((piece) => maskOfPiece(piece, numbers));
    this.#values = pieces.map(({ faces, blank }) => {
      const values = new Int32Array(64);
      if (blank === true) return values;
      for (const { letter, value } of faces) values[numbers[letter.charCodeAt(0)] ?? 0] = value;
      return values;
    });
    const some = new Set(terms.someOf.pieces);
    const using = [...new Set(terms.using)];
    this.#terms = { using, someOf: { pieces: [...some], least: terms.someOf.least } };
    this.#countedPieces = [...new Set([...some, ...using])];
    this.#usedBeside = using.filter((piece) => !some.has(piece)).length;
  }

  /**
   * Tells whether some choice of pieces keeps the terms, for letters that all pieces together can show. Counting is
   * enough, because sets of pieces that can serve are a matroid: any such set grows to one that shows the whole word.
   */
  keepsTerms(letters: readonly number[]): boolean {
    const { using, someOf } = this.#terms;
    if (using.length > 0 && !this.#servesMost(letters, using, using.length)) return false;
    if (someOf.least === 0) return true;
    return this.#servesMost(letters, this.#countedPieces, someOf.least + this.#usedBeside);
  }

  /** Returns an upper bound: each letter counts as on its best piece, even if several letters need the same piece. */
  mostPoints(letters: readonly number[]): number {
    let points = 0;
    for (const letter of letters) {
      let most = 0;
      for (const values of this.#values) most = Math.max(most, values[letter] ?? 0);
      points += most;
    }
    return points;
  }

  /** Returns the piece of each letter in a choice with the most points; the terms must be possible. */
  highestScoring(letters: readonly number[]): readonly number[] {
    const { using, someOf } = this.#terms;
    const pieceNode = 2 + letters.length;
    const groupNode = pieceNode + this.#pieces.length;
    const flow = new MostFlow(groupNode + 1);
    const shown: { readonly at: number; readonly piece: number; readonly arc: number }[] = [];
    letters.forEach((letter, at) => {
      flow.connect(0, 2 + at, 1, 0);
      this.#masks.forEach((mask, piece) => {
        if ((mask & letterBit(letter)) === 0) return;
        const arc = flow.connect(2 + at, pieceNode + piece, 1, this.#values[piece]?.[letter] ?? 0);
        shown.push({ at, piece, arc });
      });
    });
    this.#pieces.forEach((_, piece) => {
      const out = someOf.pieces.includes(piece) ? groupNode : 1;
      flow.connect(pieceNode + piece, out, 1, using.includes(piece) ? aboveAllPoints : 0);
    });
    flow.connect(groupNode, 1, someOf.least, aboveAllPoints);
    flow.connect(groupNode, 1, letters.length, 0);
    while (flow.send());
    const pieces = new Array<number>(letters.length).fill(-1);
    for (const { at, piece, arc } of shown) if (flow.sentAlong(arc) === 1) pieces[at] = piece;
    if (pieces.includes(-1)) throw new Error('A word was to be shown that its pieces cannot show.');
    return pieces;
  }

  pointsOf(letters: readonly number[], pieces: readonly number[]): number {
    return letters.reduce((sum, letter, at) => sum + (this.#values[pieces[at] ?? 0]?.[letter] ?? 0), 0);
  }

  valueOf(piece: number, letter: number): number {
    return this.#values[piece]?.[letter] ?? 0;
  }

  #servesMost(letters: readonly number[], pieces: readonly number[], wanted: number): boolean {
    const pieceOf = new Int8Array(letters.length).fill(-1);
    let serving = 0;
    for (const [index, piece] of pieces.entries()) {
      if (serving + pieces.length - index < wanted) return false;
      if (this.#serve(letters, piece, pieceOf, new Uint8Array(letters.length))) serving += 1;
      if (serving >= wanted) return true;
    }
    return serving >= wanted;
  }

  #serve(letters: readonly number[], piece: number, pieceOf: Int8Array, tried: Uint8Array): boolean {
    const mask = this.#masks[piece] ?? 0;
    for (let at = 0; at < letters.length; at += 1) {
      if ((mask & letterBit(letters[at] ?? 0)) === 0 || tried[at] !== 0) continue;
      tried[at] = 1;
      const before = pieceOf[at] ?? -1;
      if (before >= 0 && !this.#serve(letters, before, pieceOf, tried)) continue;
      pieceOf[at] = piece;
      return true;
    }
    return false;
  }
}

/** An arc has its remaining capacity (`room`) and the gain of each unit sent. The reverse of arc n is arc n ^ 1. */
interface Arcs {
  readonly from: number[];
  readonly to: number[];
  readonly room: number[];
  readonly gain: number[];
}

/** Sends units from node 0 to 1, each by the path of the greatest gain (Bellman and Ford); it suits small networks. */
class MostFlow {
  readonly #nodes: number;
  readonly #arcs: Arcs = { from: [], to: [], room: [], gain: [] };

  constructor(nodes: number) {
    this.#nodes = nodes;
  }

  connect(from: number, to: number, room: number, gain: number): number {
    const arc = this.#arcs.to.length;
    this.#add(from, to, room, gain);
    this.#add(to, from, 0, -gain);
    return arc;
  }

  sentAlong(arc: number): number {
    return this.#arcs.room[arc + 1] ?? 0;
  }

  /** Returns false if no further unit can be sent. After n units their total gain is the greatest possible. */
  send(): boolean {
    const { from, to, room, gain } = this.#arcs;
    const best = new Array<number>(this.#nodes).fill(-Infinity);
    const by = new Array<number>(this.#nodes).fill(-1);
    best[0] = 0;
    for (let changed = true; changed;) {
      changed = false;
      for (let arc = 0; arc < to.length; arc += 1) {
        const reached = (best[from[arc] ?? 0] ?? -Infinity) + (gain[arc] ?? 0);
        const node = to[arc] ?? 0;
        if ((room[arc] ?? 0) === 0 || reached <= (best[node] ?? 0)) continue;
        best[node] = reached;
        by[node] = arc;
        changed = true;
      }
    }
    if ((by[1] ?? -1) < 0) return false;
    for (let node = 1; node !== 0;) {
      const arc = by[node] ?? 0;
      room[arc] = (room[arc] ?? 0) - 1;
      room[arc ^ 1] = (room[arc ^ 1] ?? 0) + 1;
      node = from[arc] ?? 0;
    }
    return true;
  }

  #add(from: number, to: number, room: number, gain: number): void {
    this.#arcs.from.push(from);
    this.#arcs.to.push(to);
    this.#arcs.room.push(room);
    this.#arcs.gain.push(gain);
  }
}

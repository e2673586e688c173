import { cellLetter, cellWidth, type Grid } from './grid.ts';
import type { WalkedGraph, RuledLexicon } from '../ruled-lexicon.ts';
import { placesOf, addEach, type PlaySink, type PlayStore } from './play-store.ts';
import type { RackFaces } from '../pieces/rack-faces.ts';

export interface Search {
  readonly graph: WalkedGraph;
  readonly layers: RuledLexicon;
  readonly grid: Grid;
  readonly rack: RackFaces;
  readonly bonuses: Int32Array;
  readonly plays: PlaySink;
}

/** Only the word in the line of play is checked; `faces` are in the order of the word. */
export function isDeniedPlay({ layers, grid, rack }: Search, where: number, faces: Uint8Array): boolean {
  const { direction, line, first, last } = placesOf(where);
  if (((layers.deniedLengths >>> (last - first + 1)) & 1) === 0) return false;
  const base = grid.lineAt(direction, line);
  let length = 0;
  let laid = 0;
  for (let place = first; place <= last; place += 1) {
    const there = grid.cells[base + place * cellWidth + cellLetter] ?? 0;
    if (there > 0) spelled[length] = there;
    else {
      spelled[length] = rack.letters[faces[laid] ?? 0] ?? 0;
      laid += 1;
    }
    length += 1;
  }
  return layers.isDenied(spelled, length);
}

/** All plays are spelled in this array, so that no array is made for each. */
const spelled = new Uint8Array(32);

/** Keeps the best plays up to `atMost`, and all that tie with the last; a further play must score at least `least`. */
export class BestSoFar implements PlaySink {
  least = Number.NEGATIVE_INFINITY;
  readonly #plays: PlayStore;
  readonly #most: number;
  readonly #atMost: number;
  /** The scores ascend; at most `most` are kept. */
  #scores: number[] = [];

  constructor(plays: PlayStore, most: number, atMost = Number.POSITIVE_INFINITY) {
    this.#plays = plays;
    this.#most = most;
    this.#atMost = atMost;
    if (most <= 0) this.least = Number.POSITIVE_INFINITY;
  }

  add(where: number, score: number, faces1: number, faces2: number, faces3: number): void {
    if (score < this.least || score > this.#atMost) return;
    this.#plays.add(where, score, faces1, faces2, faces3);
    const scores = this.#scores;
    let at = scores.length;
    while (at > 0 && (scores[at - 1] ?? 0) > score) at -= 1;
    scores.splice(at, 0, score);
    if (scores.length > this.#most) scores.shift();
    if (scores.length === this.#most) this.least = scores[0] ?? this.least;
  }

  addAll(plays: Int32Array): void {
    addEach(this, plays);
  }

  clear(): void {
    this.#plays.clear();
    this.#scores = [];
    this.least = this.#most <= 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  }
}

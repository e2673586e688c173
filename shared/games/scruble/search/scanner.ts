import type { WalkedGraph, RuledLexicon } from '#shared/word-engine/ruled-lexicon.ts';
import { childrenOf, endOfWord, lastSibling, letterBits, separator } from '#shared/lexicon/node.ts';
import { ringLength, rings } from '../cube.ts';
import { pegIds } from '../pegs.ts';
import { facesBonus, leastRealLetters, lengthBonusOf } from '../scoring.ts';
import type { StandingPegs } from './standing-words.ts';
import { linksOf, ringPlaces, wildPeg, type PegTables } from './peg-tables.ts';

/** The letters of the claim are in `scanner.letters`. */
export type Visit = (ring: number, from: number, back: boolean, length: number, points: number) => void;

/** Walks every ring of a cube in both directions with the word graph and scores every word that may be claimed. */
export class Scanner {
  readonly letters = new Uint8Array(ringLength);
  readonly #pegs = new Uint8Array(ringLength);
  readonly #times = new Uint8Array(ringLength);
  readonly #tables: PegTables;
  readonly #layers: RuledLexicon;
  readonly #least: number;
  #graph: WalkedGraph;
  #cube: Uint8Array = new Uint8Array(pegIds.length);
  #links: Uint8Array = new Uint8Array(0);
  #lying: readonly StandingPegs[] = [];
  #visit: Visit = () => undefined;
  #ring = 0;
  #from = 0;
  #step = 1;

  constructor(layers: RuledLexicon, tables: PegTables, least: number) {
    const [graph] = layers.graphs;
    if (graph === undefined) throw new Error('Layers have a graph');
    this.#layers = layers;
    this.#tables = tables;
    this.#graph = graph;
    this.#least = least;
  }

  /** Pegs that stood in line when the turn began make no new word (S8). */
  turnFrom(cube: ArrayLike<number>): void {
    this.#links = linksOf(cube);
  }

  scan(cube: Uint8Array, lying: readonly StandingPegs[], visit: Visit): void {
    this.#cube = cube;
    this.#lying = lying;
    this.#visit = visit;
    for (let ring = 0; ring < rings.length; ring += 1) {
      if (this.#isAsBefore(ring)) continue;
      this.#ring = ring;
      for (this.#graph of this.#layers.graphs) {
        for (this.#from = 0; this.#from < ringLength; this.#from += 1) {
          this.#step = 1;
          this.#walk(this.#graph.root, 0, 0, 0, 0, 0);
          this.#step = ringLength - 1;
          this.#walk(this.#graph.root, 0, 0, 0, 0, 0);
        }
      }
    }
  }

  /** A ring whose pegs all stand in line as they did when the turn began, on whatever ring, holds no new word. */
  #isAsBefore(ring: number): boolean {
    let link = 0;
    for (let at = 0; at < ringLength; at += 1) {
      const one = this.#cube[ringPlaces[ring * ringLength + at] as number] as number;
      const next = this.#cube[ringPlaces[ring * ringLength + ((at + 1) & 15)] as number] as number;
      const found = this.#links[one * pegIds.length + next] as number;
      if (found === 0 || (at > 0 && found !== link)) return false;
      link = found;
    }
    return true;
  }

  #placeAt(step: number): number {
    return ringPlaces[this.#ring * ringLength + ((this.#from + this.#step * step) & 15)] as number;
  }

  /** `link` tells how the pegs so far stood in line when the turn began, 0 if they did not. */
  #walk(list: number, at: number, sum: number, faces: number, real: number, link: number): void {
    const place = this.#placeAt(at);
    const peg = this.#cube[place] as number;
    const letter = this.#tables.letters[peg] as number;
    if (letter === 0) return;
    let now = link;
    if (at > 0) {
      const found = this.#links[(this.#pegs[at - 1] as number) * pegIds.length + peg] as number;
      now = at === 1 || found === link ? found : 0;
    }
    this.#pegs[at] = peg;
    const { nodes } = this.#graph;
    const first = list >>> 1;
    const isWild = letter === wildPeg;
    if (!isWild && (list & 1) !== 0 && (((nodes[first - 1] as number) >>> (letter - 1)) & 1) === 0) return;
    const newSum = sum + (this.#tables.points[peg] as number);
    const newFaces = faces | (1 << (place >>> 4));
    const newReal = isWild ? real : real + 1;
    for (let index = first; index !== 0; index += 1) {
      const node = nodes[index] as number;
      const found = node & letterBits;
      if (found !== separator && (isWild || found === letter)) {
        this.letters[at] = found;
        if ((node & endOfWord) !== 0 && at + 1 >= this.#least && newReal >= leastRealLetters) {
          if (now === 0) this.#count(at + 1, newSum, newFaces);
        }
        if (at + 1 < ringLength) {
          const children = childrenOf(node);
          if (children !== 0) this.#walk(children, at + 1, newSum, newFaces, newReal, now);
        }
        if (!isWild) return;
      }
      if ((node & lastSibling) !== 0) return;
    }
  }

  #count(length: number, plain: number, faces: number): void {
    if (this.#layers.isDenied(this.letters.subarray(0, length))) return;
    const points =
      this.#multiplied(length, plain) +
      lengthBonusOf(length) +
      (bitsIn(faces) >= facesBonus.least ? facesBonus.points : 0) +
      this.#crossing(length);
    this.#visit(this.#ring + 1, this.#from, this.#step !== 1, length, points);
  }

  /** Returns the points of the letters with all premiums (S7, S12). */
  #multiplied(length: number, plain: number): number {
    const { beside, inside, letterTimes, wordTimes, points } = this.#tables;
    const pegs = this.#pegs;
    const last = length - 1;
    const times = this.#times.fill(1, 0, length);
    let sum = plain;
    let word = 1;
    const act = (at: number, by: number): void => {
      const value = (points[pegs[at] as number] as number) * (times[at] as number);
      sum += value * (by - 1);
      times[at] = (times[at] as number) * by;
    };
    if (inside) {
      for (let at = 0; at < length; at += 1) {
        const peg = pegs[at] as number;
        if (wordTimes[peg] !== 0) word *= wordTimes[peg] as number;
        if (letterTimes[peg] === 0) continue;
        const before = at === 0 ? -1 : (points[pegs[at - 1] as number] as number);
        const behind = at === last ? -1 : (points[pegs[at + 1] as number] as number);
        act(before >= behind ? at - 1 : at + 1, letterTimes[peg] as number);
      }
    }
    if (beside && length < ringLength) {
      const before = this.#cube[this.#placeAt(15)] as number;
      const behind = this.#cube[this.#placeAt(length)] as number;
      if (length === ringLength - 1) {
        const worth = (at: number) => (points[pegs[at] as number] as number) * (times[at] as number);
        if (wordTimes[before] !== 0) word *= wordTimes[before] as number;
        if (letterTimes[before] !== 0) act(worth(last) > worth(0) ? last : 0, letterTimes[before] as number);
      } else {
        for (const [peg, at] of [
          [before, 0],
          [behind, last],
        ] as const) {
          if (wordTimes[peg] !== 0) word *= wordTimes[peg] as number;
          if (letterTimes[peg] !== 0) act(at, letterTimes[peg] as number);
        }
      }
    }
    return sum * word;
  }

  /** Returns the points of the best older word that the new one crosses (S9). */
  #crossing(length: number): number {
    let best = 0;
    for (const { ring, points, letters } of this.#lying) {
      if (points <= best || ring === this.#ring) continue;
      let shared = 0;
      let differs = false;
      for (let at = 0; at < length; at += 1) {
        const there = letters[this.#pegs[at] as number] as number;
        if (there === 0) continue;
        shared += 1;
        if (there !== this.letters[at]) differs = true;
      }
      if (shared > 0 && !differs) best = points;
    }
    return best;
  }
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { lexiconForLetters, type Lexicon } from '#shared/lexicon/lexicon.ts';
import { childrenOf, countBits, endOfWord, firstOf, letterMaskOf } from '#shared/lexicon/node.ts';
import type { Piece, PieceSet } from '#shared/pieces/index.ts';
import { rackFacesOf, type RackFaces } from '#shared/word-engine/pieces/rack-faces.ts';
import { RackAutomaton } from '#shared/word-engine/pieces/rack-automaton.ts';

export const noWord = -1;

/**
 * Finds the most points that a hand scores with each piece that may complete it. One walk along the word graph answers
 * for all such pieces: it lays one letter, the newcomer, at any place without a piece of the hand, and keeps the most
 * points of the other letters by newcomer. The points of the newcomer itself are added afterwards.
 */
export class HighestScoringWords {
  /** At the index of each newcomer's letter number, 0 for none, are the most points of the other letters. */
  readonly #beside: Int32Array;
  readonly #values: Int32Array;
  readonly #alphabet: string;
  readonly #nodes: Int32Array;
  readonly #root: number;
  readonly #numbers: Uint8Array;
  readonly #automaton = new RackAutomaton();
  #rack: RackFaces | undefined;

  constructor({ alphabet, values }: PieceSet, lexicon: Lexicon) {
    const used = [...alphabet].filter((letter) => lexicon.alphabet.includes(letter)).join('');
    const spelled = lexiconForLetters(lexicon, used);
    this.#alphabet = spelled.alphabet;
    this.#nodes = new Int32Array(spelled.nodes.buffer, spelled.nodes.byteOffset, spelled.nodes.length);
    this.#root = spelled.root;
    this.#numbers = letterNumbers(spelled.alphabet);
    this.#beside = new Int32Array(spelled.alphabet.length + 1);
    this.#values = Int32Array.from(['', ...spelled.alphabet], (letter) => values[letter] ?? 0);
  }

  /** The hand lacks one piece, so it has at most nine, each of which is `isPlayable`. */
  hold(hand: readonly Piece[]): void {
    const rack = hand.map(({ letters }) =>
      letters.length === 0
        ? { faces: [], blank: true }
        : {
            faces: letters
              .filter((letter) => this.#alphabet.includes(letter))
              .map((letter) => ({ letter, value: this.#values[this.#number(letter)] ?? 0 })),
          },
    );
    this.#rack = rackFacesOf(rack, this.#numbers, this.#alphabet.length);
    this.#automaton.reset(this.#rack);
    this.#beside.fill(noWord);
    if (this.#root !== 0) this.#walk(this.#root, this.#automaton.start, 0, 0);
  }

  /** Returns the points of the best word with this piece, or `noWord`. A blank counts 0. */
  with({ letters }: Piece): number {
    let best = this.#beside[0] ?? noWord;
    if (letters.length === 0) return this.#beside.reduce((most, one) => Math.max(most, one), noWord);
    for (const letter of letters) {
      const number = this.#number(letter);
      const others = number === 0 ? noWord : (this.#beside[number] ?? noWord);
      if (others !== noWord) best = Math.max(best, others + (this.#values[number] ?? 0));
    }
    return best;
  }

  #number(letter: string): number {
    return this.#alphabet.includes(letter) ? (this.#numbers[letter.charCodeAt(0)] ?? 0) : 0;
  }

  #walk(list: number, state: number, points: number, newcomer: number): void {
    const automaton = this.#automaton;
    const nodes = this.#nodes;
    const beside = this.#beside;
    const rack = this.#rack;
    const mask = letterMaskOf(nodes, list);
    const first = firstOf(list);
    const allowed = automaton.allowed[state] ?? 0;
    for (let open = newcomer === 0 ? mask : mask & allowed; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 32 - Math.clz32(bit);
      const node = nodes[first + countBits(mask & (bit - 1))] ?? 0;
      const children = childrenOf(node);
      const isWord = (node & endOfWord) !== 0;
      if (newcomer === 0) {
        if (isWord && points > (beside[letter] ?? noWord)) beside[letter] = points;
        if (children !== 0) this.#walk(children, state, points, letter);
      }
      if (rack === undefined || (allowed & bit) === 0) continue;
      const end = rack.firstOf[letter + 1] ?? 0;
      for (let face = rack.firstOf[letter] ?? 0; face < end; face += 1) {
        let next = automaton.next[state * automaton.faces + face] ?? 0;
        if (next === 0) next = automaton.fill(state, face);
        if (next < 0) continue;
        const counted = points + (rack.values[face] ?? 0);
        if (isWord && counted > (beside[newcomer] ?? noWord)) beside[newcomer] = counted;
        if (children !== 0) this.#walk(children, next, counted, newcomer);
      }
    }
  }
}

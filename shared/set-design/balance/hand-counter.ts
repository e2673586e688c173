import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { lexiconForLetters, type Lexicon } from '#shared/lexicon/lexicon.ts';
import { childrenOf, countBits, endOfWord, firstOf, letterMaskOf } from '#shared/lexicon/node.ts';
import type { Piece } from '#shared/pieces/index.ts';
import { rackFacesOf, type RackFaces } from '#shared/word-engine/pieces/rack-faces.ts';
import { RackAutomaton } from '#shared/word-engine/pieces/rack-automaton.ts';

/** Counts a hand's different words, in total and by letter: once each, even if there are several ways to lay one. */
export class HandCounter {
  /** At the index of each letter number, from 1, is how many words of the last hand have the letter. */
  readonly using: Int32Array;
  readonly alphabet: string;

  readonly #nodes: Int32Array;
  readonly #root: number;
  readonly #numbers: Uint8Array;
  readonly #automaton = new RackAutomaton();
  #rack: RackFaces | undefined;

  constructor(lexicon: Lexicon, letters: string) {
    // Letters that are in no word spell nothing, and those of another script would be too many for one alphabet.
    const used = [...letters].filter((letter) => lexicon.alphabet.includes(letter)).join('');
    const spelled = lexiconForLetters(lexicon, used);
    this.alphabet = spelled.alphabet;
    this.#nodes = new Int32Array(spelled.nodes.buffer, spelled.nodes.byteOffset, spelled.nodes.length);
    this.#root = spelled.root;
    this.#numbers = letterNumbers(spelled.alphabet);
    this.using = new Int32Array(spelled.alphabet.length + 1);
  }

  count(hand: readonly Piece[]): number {
    const any = Array.from(this.alphabet, (letter) => ({ letter, value: 0 }));
    const rack = hand.map(({ letters }) => ({
      faces: letters.length === 0 ? any : any.filter(({ letter }) => letters.includes(letter)),
    }));
    this.#rack = rackFacesOf(rack, this.#numbers, this.alphabet.length);
    this.#automaton.reset(this.#rack);
    this.using.fill(0);
    return this.#root === 0 ? 0 : this.#below(this.#root, this.#automaton.start, 0);
  }

  #below(list: number, state: number, laid: number): number {
    const automaton = this.#automaton;
    const nodes = this.#nodes;
    const mask = letterMaskOf(nodes, list);
    const first = firstOf(list);
    let words = 0;
    for (let open = mask & (automaton.allowed[state] ?? 0); open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 32 - Math.clz32(bit);
      const face = this.#rack?.firstOf[letter] ?? 0;
      let next = automaton.next[state * automaton.faces + face] ?? 0;
      if (next === 0) next = automaton.fill(state, face);
      if (next < 0) continue;
      const node = nodes[first + countBits(mask & (bit - 1))] ?? 0;
      const children = childrenOf(node);
      let here = (node & endOfWord) === 0 ? 0 : 1;
      if (children !== 0) here += this.#below(children, next, laid | bit);
      if ((laid & bit) === 0) this.using[letter] = (this.using[letter] ?? 0) + here;
      words += here;
    }
    return words;
  }
}

/** A blank face beside letters is ignored: games allow few (C5), and with them a hand would spell almost any word. */
export function isPlayable({ letters, faces }: Piece): boolean {
  return letters.length > 0 || (faces.length > 0 && faces.every(({ kind }) => kind === 'blank'));
}

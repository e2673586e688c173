import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { childrenOf, countBits, endOfWord, firstOf, letterBit, letterMaskOf } from '#shared/lexicon/node.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import { TopWords } from './top-words.ts';
import type { WalkedGraph, RuledLexicon } from '../ruled-lexicon.ts';

export interface WordsAlongRequest {
  /** There are at most 40 places, each with its letters: one, all if wild, or none, which breaks the line. */
  readonly places: readonly string[];
  /** In a ring the first place follows the last; a word uses each place at most once. */
  readonly ring: boolean;
  /** Words read from the last place to the first also count. */
  readonly bothWays: boolean;
  readonly least?: number;
  readonly longest?: number;
  /** At most 10,000 words are returned, the longest first; all are counted. */
  readonly most: number;
}

export interface PlacedWord {
  readonly word: string;
  readonly places: readonly number[];
}

export interface WordsAlong {
  readonly found: number;
  readonly words: readonly PlacedWord[];
}

/** The ask must have been checked. */
export function wordsAlong(layers: RuledLexicon, alphabet: string, ask: WordsAlongRequest): WordsAlong {
  const numbers = letterNumbers(alphabet);
  const masks = ask.places.map((letters) =>
    Array.from(letters).reduce((mask, letter) => mask | letterBit(numbers[letter.charCodeAt(0)] ?? 0), 0),
  );
  const first = new TopWords('longest', ask.most);
  const least = ask.least ?? 1;
  const longest = Math.min(ask.longest ?? wordLengths.most, wordLengths.most);
  const path = new Uint8Array(wordLengths.most);

  const placeAt = ({ start, step }: Reading, letter: number): number | undefined => {
    const place = start + step * letter;
    if (letter >= masks.length) return undefined;
    if (ask.ring) return (place + masks.length) % masks.length;
    return place < 0 || place >= masks.length ? undefined : place;
  };
  const read = (graph: WalkedGraph, reading: Reading, list: number, length: number): void => {
    const place = placeAt(reading, length);
    if (place === undefined || list === 0 || length === longest) return;
    const mask = letterMaskOf(graph.nodes, list);
    for (let open = mask & (masks[place] ?? 0); open !== 0; open &= open - 1) {
      const bit = open & -open;
      const node = graph.nodes[firstOf(list) + countBits(mask & (bit - 1))] ?? 0;
      path[length] = 32 - Math.clz32(bit);
      if ((node & endOfWord) !== 0 && length + 1 >= least) keep(reading, path.subarray(0, length + 1));
      read(graph, reading, childrenOf(node), length + 1);
    }
  };
  const keep = (reading: Reading, letters: Uint8Array): void => {
    if (layers.isDenied(letters)) return;
    first.found += 1;
    if (!first.mayTake(letters.length, 0)) return;
    // Readings that begin earlier come first, forwards before backwards.
    const at = 2 * reading.start + (reading.step === 1 ? 0 : 1);
    first.take({ key: String.fromCharCode(...letters), points: 0, at });
  };
  const steps = ask.bothWays ? ([1, -1] as const) : ([1] as const);
  for (const graph of layers.graphs) {
    for (const start of masks.keys()) for (const step of steps) read(graph, { start, step }, graph.root, 0);
  }

  const words = first.words.map(({ key, at }): PlacedWord => {
    const reading: Reading = { start: at >> 1, step: at % 2 === 0 ? 1 : -1 };
    return {
      word: Array.from(key, (letter) => alphabet.charAt(letter.charCodeAt(0) - 1)).join(''),
      places: Array.from(key, (_, letter) => placeAt(reading, letter) ?? 0),
    };
  });
  return { found: first.found, words };
}

interface Reading {
  readonly start: number;
  readonly step: 1 | -1;
}

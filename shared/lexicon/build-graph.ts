import { letterNumbers } from './alphabet.ts';
import { ClosedLists } from './closed-lists.ts';
import { childrenOf, endOfWord, nodeOf } from './node.ts';
import { FrontTrie } from './front-trie.ts';
import { OpenPath } from './open-path.ts';

export interface WordGraph {
  readonly nodes: Uint32Array<ArrayBuffer>;
  readonly root: number;
  /**
   * This is the first list of the GADDAG (Gordon, "A Faster Scrabble Move Generation Algorithm", 1994). For every cut
   * of a word it has the front part backwards, the separator and the back part, which is the list of the DAWG after
   * that front part. A whole word backwards ends without a separator.
   */
  readonly gaddag: number;
}

export type BuildProgress = (done: number, total: number) => void;

/** Builds a graph of each list over one array of nodes (node.ts); words must be in alphabet order without repeats. */
export function buildGraphs(
  lists: readonly (readonly string[])[],
  alphabet: string,
  progress: BuildProgress = () => undefined,
): readonly WordGraph[] {
  const numbers = letterNumbers(alphabet);
  const words = lists.reduce((sum, list) => sum + list.length, 0);
  // Each word is visited three times: for the DAWG, for its front parts, and when those are closed.
  const total = 3 * words;
  let before = 0;
  let told = 0;
  const closed = new ClosedLists(listsPerWord * words);
  const graphs = lists.map((list) => {
    const graph = addGraph(closed, list, numbers, (step) => {
      const done = before + step;
      if (done < told + 16_384 && done < total) return;
      told = done;
      progress(done, total);
    });
    before += 3 * list.length;
    return graph;
  });
  const nodes = closed.nodes.slice();
  return graphs.map((graph) => ({ nodes, ...graph }));
}

function addGraph(
  closed: ClosedLists,
  words: readonly string[],
  numbers: Uint8Array,
  tell: (done: number) => void,
): Omit<WordGraph, 'nodes'> {
  const forwards = new OpenPath(closed);
  for (const [index, word] of words.entries()) {
    forwards.add(spelt(word, numbers));
    tell(index);
  }
  const root = forwards.close();

  const fronts = new FrontTrie();
  let parts = 0;
  eachFront(words, numbers, closed.nodes, root, (letters, length, node, index) => {
    fronts.add(letters, length, (node & endOfWord) !== 0, childrenOf(node));
    parts += 1;
    tell(words.length + index);
  });
  let closedParts = 0;
  const gaddag = fronts.close(closed, () => {
    closedParts += 1;
    tell(2 * words.length + Math.floor((closedParts / parts) * words.length));
  });
  return { root, gaddag };
}

const listsPerWord = 2;

function spelt(word: string, numbers: Uint8Array): number[] {
  const letters: number[] = [];
  for (let at = 0; at < word.length; at += 1) letters.push(numbers[word.charCodeAt(at)] ?? 0);
  return letters;
}

/** Passes each front part once: as the first `length` letters of a word, its DAWG node and the index of the word. */
function eachFront(
  words: readonly string[],
  numbers: Uint8Array,
  dawg: Uint32Array,
  root: number,
  take: (letters: readonly number[], length: number, node: number, word: number) => void,
): void {
  let previous: readonly number[] = [];
  const nodes: number[] = [];
  for (const [index, word] of words.entries()) {
    const letters = spelt(word, numbers);
    let shared = 0;
    while (shared < letters.length && letters[shared] === previous[shared]) shared += 1;
    for (let at = shared; at < letters.length; at += 1) {
      const list = at === 0 ? root : childrenOf(nodes[at] ?? 0);
      const node = nodeOf(dawg, list, letters[at] ?? 0);
      nodes[at + 1] = node;
      take(letters, at + 1, node, index);
    }
    previous = letters;
  }
}

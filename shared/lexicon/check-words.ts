import { rootsOf, type Lexicon } from './lexicon.ts';
import { childrenOf, endOfWord, firstOf, isMasked, lastSibling, letterBits, separator } from './node.ts';
import { wordLengths } from './word-list.ts';

/**
 * Checks that a lexicon from elsewhere has the words it claims, none too long, and no more cuts than they allow. A few
 * nodes can spell more words than there is time to read, and then a search might never end.
 */
export function holdsItsWords(lexicon: Lexicon): boolean {
  const { nodes, root, gaddag, beside, words } = lexicon;
  /** At a list's first node are its number of spellings, the longest length, and 1 if a separator is in or below it. */
  const spellings = new Float64Array(nodes.length);
  const lengths = new Uint32Array(nodes.length);
  const separated = new Uint8Array(nodes.length);
  for (const first of listsInOrder(nodes, rootsOf(lexicon))) {
    for (let at = first; ; at += 1) {
      const node = nodes[at] ?? lastSibling;
      const children = firstOf(childrenOf(node));
      const isSeparator = (node & letterBits) === separator;
      // The DAWG lies beyond a separator and has none.
      if (isSeparator && separated[children] === 1) return false;
      if (isSeparator || separated[children] === 1) separated[first] = 1;
      const ends = (node & endOfWord) === 0 ? 0 : 1;
      spellings[first] = (spellings[first] ?? 0) + ends + (spellings[children] ?? 0);
      const length = (lengths[children] ?? 0) + (isSeparator ? 0 : 1);
      lengths[first] = Math.max(lengths[first] ?? 0, length);
      if ((node & lastSibling) !== 0) break;
    }
  }
  const holds = (graphs: Pick<Lexicon, 'root' | 'gaddag'>): boolean => {
    const [dawg, cuts] = [firstOf(graphs.root), firstOf(graphs.gaddag)];
    return (
      (spellings[dawg] ?? 0) <= words &&
      separated[dawg] === 0 &&
      (spellings[cuts] ?? 0) <= words * wordLengths.most &&
      Math.max(lengths[dawg] ?? 0, lengths[cuts] ?? 0) <= wordLengths.most
    );
  };
  // `beside` may have fewer words, because some become too long for any board.
  return (
    spellings[firstOf(root)] === words && holds({ root, gaddag }) && (beside === undefined || holds(beside))
  );
}

/** Returns the first index of every list of a sound graph, children before parents. */
function listsInOrder(nodes: Int32Array | Uint32Array, roots: readonly number[]): Int32Array {
  const begins = new Uint8Array(nodes.length + 1);
  const mark = (list: number): void => {
    if (list !== 0) begins[firstOf(list)] = isMasked(list) ? 2 : 1;
  };
  roots.forEach(mark);
  const found: number[] = [];
  for (let index = nodes.length - 1; index > 0; index -= 1) {
    mark(childrenOf(nodes[index] ?? 0));
    const begin = begins[index] ?? 0;
    if (begin === 0) continue;
    found.push(index);
    if (begin === 2) index -= 1;
  }
  return Int32Array.from(found).reverse();
}

import { childrenOf, firstOf, isMasked } from './node.ts';

/** Returns the first index of every list of a sound graph, children before parents. */
export function listsInOrder(nodes: Int32Array | Uint32Array, roots: readonly number[]): Int32Array {
  // From the end every parent comes before its children and tells which of them have a mask before them.
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

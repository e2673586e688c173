import { childrenOf, firstOf, isMasked, lastSibling, leastMasked, letterBits, separator } from './node.ts';

/**
 * Checks nodes from an untrusted file, so that no walk from `roots` leaves the array or goes in circles: every list
 * ends, lies before the nodes that lead to it and has ascending letters, and every mask matches its list. The array is
 * read from the end, because the nodes behind a list tell where it begins and whether it has a mask.
 */
export function isGraph(nodes: Uint32Array, roots: readonly number[], letters: number): boolean {
  const signed = new Int32Array(nodes.buffer, nodes.byteOffset, nodes.length);
  if (signed[0] !== lastSibling || roots.some((root) => firstOf(root) >= nodes.length)) return false;
  /** An entry is 1 where a list begins, and 2 where a list with a mask begins. */
  const begins = new Uint8Array(nodes.length + 1);
  for (const root of roots) begins[firstOf(root)] = isMasked(root) ? 2 : 1;
  let mask = 0;
  let siblings = 0;
  let above = 0;
  for (let index = nodes.length - 1; index > 0; index -= 1) {
    const node = signed[index] ?? 0;
    const letter = node & letterBits;
    if ((node & lastSibling) !== 0) {
      if (siblings !== 0) return false;
      above = letters + 1;
    } else if (siblings === 0) return false;
    if (letter >= above) return false;
    above = letter;
    siblings += 1;
    if (letter !== separator) mask |= 1 << (letter - 1);
    const children = childrenOf(node);
    if (children !== 0) {
      const first = firstOf(children);
      if (first >= index || first === 0) return false;
      begins[first] = (begins[first] ?? 0) | (1 << (children & 1));
    }
    const begin = begins[index] ?? 0;
    if (begin === 0) continue;
    if (begin !== (siblings >= leastMasked ? 2 : 1)) return false;
    if (begin === 2) {
      index -= 1;
      if (index === 0 || signed[index] !== mask || begins[index] !== 0) return false;
    }
    mask = 0;
    siblings = 0;
  }
  return siblings === 0;
}

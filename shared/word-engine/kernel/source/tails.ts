import { childrenOf, firstOf } from './graph.ts';
import { letterValuesAt, rootAt, tailsAt } from './layout.ts';
import { fill, get, getUnsignedShort, putShort } from './operations.ts';

/** Tails that are not known yet; those that are stay below. */
const unknown = 65535;

/** Works out the tails of a graph, as `TailValues` does; `bytes`: what they take. @entry */
export function workOutTails(gaddag: number, bytes: number): void {
  fill(get(tailsAt), 255, bytes);
  // The empty list.
  putShort(get(tailsAt), 0);
  tailBelow(get(rootAt));
  tailBelow(gaddag);
}

function tailBelow(list: number): number {
  const at = get(tailsAt) + (list & -2);
  const known = getUnsignedShort(at);
  if (known !== unknown) return known;
  let most = 0;
  let node = 0;
  for (let next = firstOf(list); (node & 128) === 0; next += 4) {
    node = get(next);
    const tail = get(letterValuesAt + ((node & 63) << 2)) + tailBelow(childrenOf(node));
    if (tail > most) most = tail;
  }
  if (most >= unknown) most = unknown - 1;
  putShort(at, most);
  return most;
}

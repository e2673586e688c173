import { childrenOf, firstOf } from './graph.ts';
import { letterValuesAt, tailsAt } from './layout.ts';
import { fill, get, getByte, putByte } from './operations.ts';

/** Tails that are not known yet. */
const unknown = 255;

/** Forgets the tails, which take so many bytes. @entry */
export function clearTails(bytes: number): void {
  fill(get(tailsAt), 255, bytes);
  // The empty list.
  putByte(get(tailsAt), 0);
}

/** Works out the tails from a list on, as `TailValues` does. @entry */
export function workOutTails(list: number): void {
  tailBelow(list);
}

function tailBelow(list: number): number {
  const at = get(tailsAt) + (list >>> 1);
  const known = getByte(at);
  if (known !== unknown) return known;
  let most = 0;
  let node = 0;
  for (let next = firstOf(list); (node & 128) === 0; next += 4) {
    node = get(next);
    const tail = get(letterValuesAt + ((node & 63) << 2)) + tailBelow(childrenOf(node));
    if (tail > most) most = tail;
  }
  if (most >= unknown) most = unknown - 1;
  putByte(at, most);
  return most;
}

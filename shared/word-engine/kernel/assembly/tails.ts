import { childrenOf, firstOf, isLastSibling, nodeAt } from './graph';
import { letterValuesAt } from '../layout';

/** The tail of a list is the most that the rest of any word counts from there on, a byte for each node of the graph. */
const unknown: u8 = 255;
/** Stands for this much and more. */
const large = 254;
const largest = 65535;

let tailsAt: i32 = 0;

/** Works out the tails anew for the letters' values as the host has set them, which takes as many bytes as there are nodes. */
export function clearTails(at: i32, bytes: i32): void {
  tailsAt = at;
  memory.fill(at, unknown, bytes);
  // The empty list.
  store<u8>(at, 0);
}

/** Those of a list and of all that come behind it. */
export function workOutTails(list: i32): void {
  tailBelow(list);
}

function tailBelow(list: i32): i32 {
  const at = tailsAt + (list >>> 1);
  const known: i32 = load<u8>(at);
  if (known !== (unknown as i32)) return known;
  let most = 0;
  let node = 0;
  for (let next = firstOf(list); !isLastSibling(node); next += 4) {
    node = nodeAt(next);
    most = max(most, load<i32>((node & 63) << 2, letterValuesAt) + tailBelow(childrenOf(node)));
  }
  most = min(most, large);
  store<u8>(at, most);
  return most;
}

export function tailOf(list: i32): i32 {
  const tail: i32 = load<u8>(tailsAt + (list >>> 1));
  return tail === large ? largest : tail;
}

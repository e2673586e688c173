import { childrenOf, firstOf, isLastSibling, isSeparator, isWordEnd, nodeAt } from './graph';
import { letterValuesAt } from '../layout';

/**
 * What is known of the rest of the words from a list on, two bytes for each node of the graph. The low one is the *tail*,
 * the most that any rest counts. In the high one bit `n` stands for a rest of `n + 1` letters, the last bit for eight or more.
 */
const unknown = 0xffff;
/** The tail that stands for this much and more. */
const large = 254;
const largest = 65535;
const longest = 128;

let tailsAt: i32 = 0;

/** Works out the tails anew for the letters' values as the host has set them, which takes twice as many bytes as there are nodes. */
export function clearTails(at: i32, bytes: i32): void {
  tailsAt = at;
  memory.fill(at, 255, bytes);
  // The empty list.
  store<u16>(at, 0);
}

/** Those of a list and of all that come behind it. */
export function workOutTails(list: i32): void {
  restsOf(list);
}

function restsOf(list: i32): i32 {
  const at = tailsAt + (list & -2);
  const known: i32 = load<u16>(at);
  if (known !== unknown) return known;
  let most = 0;
  let lengths = 0;
  let node = 0;
  for (let next = firstOf(list); !isLastSibling(node); next += 4) {
    node = nodeAt(next);
    const below = restsOf(childrenOf(node));
    const lengthsBelow = below >>> 8;
    most = max(most, load<i32>((node & 63) << 2, letterValuesAt) + (below & 255));
    if (isSeparator(node)) lengths |= lengthsBelow;
    else lengths |= (lengthsBelow << 1) | (lengthsBelow & longest) | (isWordEnd(node) as i32);
  }
  const rests = min(most, large) | ((lengths & 255) << 8);
  store<u16>(at, rests);
  return rests;
}

export function tailOf(list: i32): i32 {
  const tail: i32 = load<u8>(tailsAt + (list & -2));
  return tail === large ? largest : tail;
}

/** Whether some word goes on from the list with so many letters, at least one. */
export function hasRest(list: i32, letters: i32): bool {
  return ((load<u8>(tailsAt + (list & -2), 1) << (8 - min(letters, 8))) & longest) !== 0;
}

import { childrenOf, firstOf, isLastSibling, isSeparator, isWordEnd, nodeAt } from './graph';
import { letterValuesAt } from '../layout';

/**
 * For each node, two bytes tell about the rest of the words from a list on. The low one is the *tail*, the most that
 * any rest counts. In the high one, bit `n` stands for a rest of `n + 1` letters, the last bit for eight or more.
 */
const unknown = 0xffff;
/** A tail of this value may be larger. */
const large = 254;
const largest = 65535;
const longest = 128;

let tailsAt: i32 = 0;

/** Call this when the host has set new letter values; `bytes` is two for each node. */
export function clearTails(at: i32, bytes: i32): void {
  tailsAt = at;
  memory.fill(at, 255, bytes);
  // The empty list has no rest.
  store<u16>(at, 0);
}

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

/** Tells whether words go on from the list with this many letters: at least 1, and all from 8 on are alike. */
export function hasRest(list: i32, letters: i32): bool {
  return ((load<u8>(tailsAt + (list & -2), 1) << (8 - min(letters, 8))) & longest) !== 0;
}

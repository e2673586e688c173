import { childrenOf, firstOf, isLastSibling, isSeparator, isWordEnd, nodeAt } from './graph';
import { letterValuesAt } from '../layout';

/**
 * For each list, two bytes at the place of its first node tell how words go on from there. The low byte is the *tail*,
 * the most points that any rest of a word counts. In the high byte, bit `n` means that some rest has `n + 1` letters,
 * and the last bit that some rest has eight or more.
 */
const unknown = 0xffff;
/** This tail stands for itself and all larger ones. */
const large = 254;
const largest = 65535;
const longest = 128;

let tailsAt: i32 = 0;

/** The host calls this after it has set new letter values; `bytes` is two for each node. */
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

/** Tells whether words go on from the list with this many letters, at least 1; all numbers from 8 on are alike. */
export function hasRest(list: i32, letters: i32): bool {
  return ((load<u8>(tailsAt + (list & -2), 1) << (8 - min(letters, 8))) & longest) !== 0;
}

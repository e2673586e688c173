import { after, allowedAfter, start } from './automaton';
import { blocks, endOfGroups, firstGroupOf, groupAt, letterOf } from './blocks';
import { childrenOf, firstOf, isWordEnd, lettersOf, nodeAmong, nodeOf } from './graph';
import { tellLetter } from './host';
import { aliveAt, takesBeforeAt } from '../layout';
import { begin } from './onwards';
import { keepWord } from './rack-words';
import { firstFaceOf, lay, search } from './search';

/**
 * Finds plays through pieces of the board, each from the leftmost block that it uses.
 *
 * The few thousand front parts that the rack can lay before a block are walked once, for all blocks and all distances.
 * A bit stands for each block at each distance, and a letter laid keeps the bits whose square takes it. If the letters
 * of a block continue a front part whose length is the distance, the word goes on behind the block. Front parts that
 * are words are kept for the empty runs.
 */
export function walkFronts(): void {
  if (search.root !== 0) walk(0, search.root, start, blocks.words > 0);
}

/** `isAlive` means that some block has taken all the letters laid. */
function walk(laid: i32, list: i32, state: i32, isAlive: bool): void {
  const letters = lettersOf(list);
  const first = firstOf(list);
  if (isAlive) {
    for (let open = letters & blocks.beginnings; open !== 0; open &= open - 1) {
      const letter = ctz(open);
      meet(letter + 1, laid, nodeAmong(first, letters, letter), state);
    }
  }
  if (laid === search.pieces) return;
  for (let open = letters & allowedAfter(state); open !== 0; open &= open - 1) {
    const letter = ctz(open);
    const node = nodeAmong(first, letters, letter);
    const children = childrenOf(node);
    const staysAlive = isAlive && children !== 0 && keepAlive(laid + 1, letter + 1);
    const end = firstFaceOf(letter + 1);
    for (let face = firstFaceOf(letter); face < end; face += 1) {
      const to = inline.always(after(state, face));
      if (to < 0) continue;
      lay(face, laid);
      if (isWordEnd(node)) keepWord(laid + 1);
      if (staysAlive || (lettersOf(children) & allowedAfter(to)) !== 0) {
        walk(laid + 1, children, to, staysAlive);
      }
    }
    if (laid === 0) tellLetter(letter + 1);
  }
}

function keepAlive(laid: i32, letter: i32): bool {
  const distances = search.pieces + 1;
  const blockWords = blocks.words << 2;
  const row = distances * blockWords;
  const to = laid * (row + blockWords);
  const from = to - row;
  const takes = letter * blocks.takesRow;
  const bytes = (distances - laid) * blockWords;
  let any = 0;
  // The last step may run into the next row, which is not in use yet and gets zeros there.
  for (let at = 0; at < bytes; at += 16) {
    const still = v128.and(v128.load(from + at, aliveAt), v128.load(takes + at, takesBeforeAt));
    v128.store(to + at, still, aliveAt);
    any |= v128.any_true(still) as i32;
  }
  return any !== 0;
}

/** Continues words from the blocks that begin with this letter, whose node in the graph is `node`. */
function meet(letter: i32, laid: i32, node: i32, state: i32): void {
  const row = laid * (search.pieces + 2) * (blocks.words << 2);
  const end = endOfGroups(letter);
  for (let number = firstGroupOf(letter); number < end; number += 1) {
    const group = groupAt(number);
    const alive = load<i32>(row + (group.word << 2), aliveAt) & group.mask;
    if (alive === 0) continue;
    let last = node;
    const length: i32 = group.length;
    for (let at = 1; at < length && last !== 0; at += 1) {
      last = nodeOf(childrenOf(last), letterOf(group, at));
    }
    if (last !== 0) begin(group.word, laid, alive, isWordEnd(last), childrenOf(last), state);
  }
}

import { goOnAlone, isFoundAcross, setBlock } from './alone';
import { after, allowedAfter } from './automaton';
import { blocks, cellBefore, cellBehind, noneBehind, pieceBehind, placeOf, sumOf } from './blocks';
import { beyond } from './cell';
import { childrenOf, firstOf, isWordEnd, lettersOf, nodeAmong } from './graph';
import { takesBehindAt } from '../layout';
import { keep } from './plays';
import { bonusOf, firstFaceOf, faceAt, lay, valueOf } from './search';

/** Words go on from blocks in number `word` of the bitsets; `before` letters are laid before each of these blocks. */
let word: i32 = 0;
let before: i32 = 0;

/** `score` sets the points of a word's letters, the factor that multiplies them, and the points of crossing words. */
let sum: i32 = 0;
let factor: i32 = 0;
let crossing: i32 = 0;

/** Continues words from these blocks to their end; `ends` means that a word may end with the block. */
export function begin(blockWord: i32, laidBefore: i32, alive: i32, ends: bool, list: i32, state: i32): void {
  word = blockWord;
  before = laidBefore;
  if (ends && laidBefore > 0) addAll(alive, 0);
  if (list !== 0 && (lettersOf(list) & allowedAfter(state)) !== 0) goOnTogether(0, list, state, alive);
}

function goOnTogether(behind: i32, list: i32, state: i32, among: i32): void {
  const blockWords = blocks.words << 2;
  const far = behind * blockWords + (word << 2);
  const met = among & pieceBehind(far);
  if (met !== 0) goOnEach(met, behind, list, state);
  const alive = among & noneBehind(far);
  if ((alive & (alive - 1)) === 0) {
    if (alive !== 0) goOnEach(alive, behind, list, state);
    return;
  }
  const letters = lettersOf(list);
  const first = firstOf(list);
  const next = far + blockWords;
  const row = blocks.takesRow;
  const laid = before + behind;
  for (let open = letters & allowedAfter(state); open !== 0; open &= open - 1) {
    const letter = ctz(open);
    const still = alive & load<i32>(far + (letter + 1) * row, takesBehindAt);
    if (still === 0) continue;
    const node = nodeAmong(first, letters, letter);
    const children = childrenOf(node);
    const ending = isWordEnd(node) ? still & noneBehind(next) : 0;
    const meeting = still & pieceBehind(next);
    const end = firstFaceOf(letter + 1);
    for (let face = firstFaceOf(letter); face < end; face += 1) {
      const to = inline.always(after(state, face));
      if (to < 0) continue;
      lay(face, laid);
      if (ending !== 0) addAll(ending, behind + 1);
      if (children === 0) continue;
      if (meeting !== 0 || (lettersOf(children) & allowedAfter(to)) !== 0) {
        goOnTogether(behind + 1, children, to, still);
      }
    }
  }
}

function goOnEach(alive: i32, behind: i32, list: i32, state: i32): void {
  const letters = lettersOf(list);
  const allowed = allowedAfter(state);
  for (let left = alive; left !== 0; left &= left - 1) {
    const block = (word << 5) + ctz(left);
    const cell = beyond(cellBehind(block), behind);
    // Most words end here, because no letter that the square takes or that lies there continues them.
    const there = cell.letter;
    const accepts = there === 0 ? allowed & cell.accepts : there > 0 ? 1 << (there - 1) : 0;
    if ((letters & accepts) === 0) continue;
    score(block, behind);
    setBlock(placeOf(block) - (before << 5), before === 1 ? cellBefore(block) : cellBehind(block));
    goOnAlone(cell, behind, list, state, before + behind, sum, factor, crossing);
  }
}

function addAll(alive: i32, behind: i32): void {
  const laid = before + behind;
  const bonus = bonusOf(laid);
  for (let left = alive; left !== 0; left &= left - 1) {
    const block = (word << 5) + ctz(left);
    const place = placeOf(block);
    if (laid === 1 && isFoundAcross(place, behind === 0 ? cellBefore(block) : cellBehind(block))) continue;
    score(block, behind);
    keep(place - (before << 5) + behind, sum * factor + crossing + bonus);
  }
}

function score(block: i32, behind: i32): void {
  let ownSum = sumOf(block);
  let ownFactor = 1;
  let ownCrossing = 0;
  let cell = beyond(cellBefore(block), 1 - before);
  for (let at = 0; at < before + behind; at += 1) {
    if (at === before) cell = cellBehind(block);
    const value = valueOf(faceAt(at));
    ownSum += value * cell.letterFactor;
    ownFactor *= cell.wordFactor;
    ownCrossing += value * cell.crossFactor + cell.crossConstant;
    cell = beyond(cell, 1);
  }
  sum = ownSum;
  factor = ownFactor;
  crossing = ownCrossing;
}

import { alone, isFoundAcross } from './alone.ts';
import { after, allowedAfter } from './automaton.ts';
import { childrenOf, firstOf, lettersOf, nodeAmong } from './graph.ts';
import { keep } from './keep.ts';
import {
  beforeAt,
  blockBeforeAt,
  blockBehindAt,
  blockPlaceAt,
  blockSumAt,
  blockWordAt,
  blockWordsAt,
  bonusesAt,
  cellAcceptsAt,
  cellBytes,
  cellCrossConstantAt,
  cellCrossFactorAt,
  cellLetterAt,
  cellLetterFactorAt,
  cellWordFactorAt,
  crossingAt,
  factorAt,
  firstFaceAt,
  noneBehindAt,
  onlyAt,
  pathAt,
  pieceBehindAt,
  placeAt,
  sumAt,
  takesBehindAt,
  takesRowAt,
  valuesAt,
} from './layout.ts';
import { get, getByte, lowest, put, putByte } from './operations.ts';

/** Words from a block to their end, as `Onwards` of onwards.ts has them. */
export function begin(
  word: number,
  before: number,
  alive: number,
  ends: number,
  list: number,
  state: number,
): void {
  put(blockWordAt, word);
  put(beforeAt, before);
  if (ends !== 0 && before > 0) addAll(alive, 0);
  if (list !== 0 && (lettersOf(list) & allowedAfter(state)) !== 0) together(0, list, state, alive);
}

/** `behind` letters are laid behind the blocks. */
function together(behind: number, list: number, state: number, among: number): void {
  const blockWords = get(blockWordsAt) << 2;
  const far = behind * blockWords + (get(blockWordAt) << 2);
  const met = among & get(pieceBehindAt + far);
  if (met !== 0) allAlone(met, behind, list, state);
  const alive = among & get(noneBehindAt + far);
  if ((alive & (alive - 1)) === 0) {
    if (alive !== 0) allAlone(alive, behind, list, state);
    return;
  }
  const letters = lettersOf(list);
  const first = firstOf(list);
  const next = far + blockWords;
  const row = get(takesRowAt);
  const laid = get(beforeAt) + behind;
  for (let open = letters & allowedAfter(state); open !== 0; open &= open - 1) {
    const letter = lowest(open);
    const still = alive & get(takesBehindAt + (far + (letter + 1) * row));
    if (still === 0) continue;
    const node = nodeAmong(first, letters, letter);
    const children = childrenOf(node);
    const ending = (node & 64) === 0 ? 0 : still & get(noneBehindAt + next);
    const meeting = still & get(pieceBehindAt + next);
    const end = getByte(firstFaceAt + 2 + letter);
    for (let face = getByte(firstFaceAt + 1 + letter); face < end; face += 1) {
      const to = after(state, face);
      if (to < 0) continue;
      putByte(pathAt + laid, face);
      if (ending !== 0) addAll(ending, behind + 1);
      if (children === 0) continue;
      if (meeting !== 0 || (lettersOf(children) & allowedAfter(to)) !== 0) {
        together(behind + 1, children, to, still);
      }
    }
  }
}

function allAlone(alive: number, behind: number, list: number, state: number): void {
  const letters = lettersOf(list);
  const allowed = allowedAfter(state);
  const before = get(beforeAt);
  for (let left = alive; left !== 0; left &= left - 1) {
    const block = ((get(blockWordAt) << 5) + lowest(left)) << 2;
    const cell = get(blockBehindAt + block) + behind * cellBytes;
    // Most end here: what the square takes, or the piece that lies there, is not how the word goes on.
    const there = get(cell + cellLetterAt);
    const accepts = there === 0 ? allowed & get(cell + cellAcceptsAt) : there > 0 ? 1 << (there - 1) : 0;
    if ((letters & accepts) === 0) continue;
    score(block, behind);
    put(placeAt, get(blockPlaceAt + block) - (before << 5));
    put(onlyAt, before === 1 ? get(blockBeforeAt + block) : get(blockBehindAt + block));
    alone(cell, behind, list, state, before + behind, get(sumAt), get(factorAt), get(crossingAt));
  }
}

/** The same letters at each of these blocks, `behind` of them behind it. */
function addAll(alive: number, behind: number): void {
  const before = get(beforeAt);
  const laid = before + behind;
  const bonus = get(bonusesAt + (laid << 2));
  for (let left = alive; left !== 0; left &= left - 1) {
    const block = ((get(blockWordAt) << 5) + lowest(left)) << 2;
    const place = get(blockPlaceAt + block);
    if (laid === 1) {
      const only = behind === 0 ? get(blockBeforeAt + block) : get(blockBehindAt + block);
      if (isFoundAcross(place, only) !== 0) continue;
    }
    score(block, behind);
    keep(place - (before << 5) + behind, get(sumAt) * get(factorAt) + get(crossingAt) + bonus);
  }
}

/** Works out what the letters laid so far count at one block. @inline */
function score(block: number, behind: number): void {
  const before = get(beforeAt);
  const laid = before + behind;
  let sum = get(blockSumAt + block);
  let factor = 1;
  let crossing = 0;
  let cell = get(blockBeforeAt + block) - (before - 1) * cellBytes;
  for (let at = 0; at < laid; at += 1) {
    if (at === before) cell = get(blockBehindAt + block);
    const value = get(valuesAt + (getByte(pathAt + at) << 2));
    sum += value * get(cell + cellLetterFactorAt);
    factor *= get(cell + cellWordFactorAt);
    crossing += value * get(cell + cellCrossFactorAt) + get(cell + cellCrossConstantAt);
    cell += cellBytes;
  }
  put(sumAt, sum);
  put(factorAt, factor);
  put(crossingAt, crossing);
}

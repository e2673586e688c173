import { after, allowedAfter } from './automaton';
import { beyond, Cell, isCrossed } from './cell';
import { childrenOf, firstOf, isWordEnd, lettersOf, nodeAmong, nodeOf } from './graph';
import { keep } from './plays';
import { bonusOf, firstFaceOf, lay, valueOf } from './search';

/**
 * `blockPlace` is where the word lies up to its block; `onlyLaid` is the cell of its laid letter if there is one only.
 */
let blockPlace: i32 = 0;
let onlyLaid: Cell = changetype<Cell>(0);

/** Call this before `goOnAlone`. */
export function setBlock(place: i32, only: Cell): void {
  blockPlace = place;
  onlyLaid = only;
}

/**
 * A block goes on alone: reads the pieces that lie there, then lays a letter.
 * @param squares  between the block and the cell
 * @param sum  points of the word's letters; `factor` multiplies them, and `crossing` is what crossing words count
 */
export function goOnAlone(
  cell: Cell,
  squares: i32,
  list: i32,
  state: i32,
  laid: i32,
  sum: i32,
  factor: i32,
  crossing: i32,
): void {
  let there = cell.letter;
  while (there > 0) {
    const node = nodeOf(list, there);
    if (node === 0) return;
    sum += cell.value;
    cell = beyond(cell, 1);
    squares += 1;
    there = cell.letter;
    if (isWordEnd(node) && there <= 0) add(squares, laid, sum * factor + crossing);
    list = childrenOf(node);
    if (list === 0) return;
  }
  if (there < 0) return;
  const letters = lettersOf(list);
  let open = letters & allowedAfter(state) & cell.accepts;
  if (open === 0) return;
  const first = firstOf(list);
  const next = beyond(cell, 1);
  const mayEnd = next.letter <= 0;
  // These letters can be next: those that the next square accepts, that of the piece there, or none past the edge.
  const nextAccepts = next.letter === 0 ? next.accepts : next.letter > 0 ? 1 << (next.letter - 1) : 0;
  const letterFactor = cell.letterFactor;
  const newFactor = factor * cell.wordFactor;
  const crossFactor = cell.crossFactor;
  const newCrossing = crossing + cell.crossConstant;
  while (open !== 0) {
    const letter = ctz(open);
    open &= open - 1;
    const node = nodeAmong(first, letters, letter);
    const children = childrenOf(node);
    const onwards = children === 0 ? 0 : lettersOf(children) & nextAccepts;
    const ends = mayEnd && isWordEnd(node);
    if (onwards === 0 && !ends) continue;
    const end = firstFaceOf(letter + 1);
    for (let face = firstFaceOf(letter); face < end; face += 1) {
      const to = inline.always(after(state, face));
      if (to < 0) continue;
      lay(face, laid);
      const value = valueOf(face);
      const newSum = sum + value * letterFactor;
      const newCross = newCrossing + value * crossFactor;
      if (ends) add(squares + 1, laid + 1, newSum * newFactor + newCross);
      if ((onwards & (mayEnd ? allowedAfter(to) : -1)) !== 0) {
        goOnAlone(next, squares + 1, children, to, laid + 1, newSum, newFactor, newCross);
      }
    }
  }
}

function add(squares: i32, laid: i32, points: i32): void {
  if (laid === 1 && isFoundAcross(blockPlace, onlyLaid)) return;
  keep(blockPlace + squares, points + bonusOf(laid));
}

/** A single letter that forms words both ways counts as a play across, so its play down is left out. */
export function isFoundAcross(place: i32, cell: Cell): bool {
  return place >>> 15 !== 0 && isCrossed(cell);
}

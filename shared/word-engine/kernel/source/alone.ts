import { after, allowedAfter } from './automaton.ts';
import { childrenOf, firstOf, lettersOf, nodeAmong, nodeOf } from './graph.ts';
import { keep } from './keep.ts';
import {
  bonusesAt,
  cellAcceptsAt,
  cellBytes,
  cellCrossConstantAt,
  cellCrossFactorAt,
  cellFlagsAt,
  cellLetterAt,
  cellLetterFactorAt,
  cellValueAt,
  cellWordFactorAt,
  firstFaceAt,
  onlyAt,
  pathAt,
  placeAt,
  valuesAt,
} from './layout.ts';
import { get, getByte, lowest, putByte } from './operations.ts';

/** A block goes on alone (`Onwards` of onwards.ts): reads the pieces that lie there, then lays a letter. */
export function alone(
  cell: number,
  beyond: number,
  list: number,
  state: number,
  laid: number,
  sum: number,
  factor: number,
  crossing: number,
): void {
  let there = get(cell + cellLetterAt);
  while (there > 0) {
    const node = nodeOf(list, there);
    if (node === 0) return;
    sum += get(cell + cellValueAt);
    cell += cellBytes;
    beyond += 1;
    there = get(cell + cellLetterAt);
    if ((node & 64) !== 0 && there <= 0) add(beyond, laid, sum * factor + crossing);
    list = childrenOf(node);
    if (list === 0) return;
  }
  if (there < 0) return;
  const letters = lettersOf(list);
  let open = letters & allowedAfter(state) & get(cell + cellAcceptsAt);
  if (open === 0) return;
  const first = firstOf(list);
  const next = get(cell + (cellBytes + cellLetterAt));
  const mayEnd = next <= 0 ? 1 : 0;
  // What the next square takes: a letter of the rack, the piece that lies there, or nothing past the edge.
  const nextAccepts = next === 0 ? get(cell + (cellBytes + cellAcceptsAt)) : next > 0 ? 1 << (next - 1) : 0;
  const letterFactor = get(cell + cellLetterFactorAt);
  const newFactor = factor * get(cell + cellWordFactorAt);
  const crossFactor = get(cell + cellCrossFactorAt);
  const newCrossing = crossing + get(cell + cellCrossConstantAt);
  while (open !== 0) {
    const letter = lowest(open);
    open &= open - 1;
    const node = nodeAmong(first, letters, letter);
    const children = childrenOf(node);
    const onwards = children === 0 ? 0 : lettersOf(children) & nextAccepts;
    const ends = mayEnd !== 0 ? node & 64 : 0;
    if (onwards === 0 && ends === 0) continue;
    const end = getByte(firstFaceAt + 2 + letter);
    for (let face = getByte(firstFaceAt + 1 + letter); face < end; face += 1) {
      const to = after(state, face);
      if (to < 0) continue;
      putByte(pathAt + laid, face);
      const value = get(valuesAt + (face << 2));
      const newSum = sum + value * letterFactor;
      const across = newCrossing + value * crossFactor;
      if (ends !== 0) add(beyond + 1, laid + 1, newSum * newFactor + across);
      if ((onwards & (mayEnd !== 0 ? allowedAfter(to) : -1)) !== 0) {
        alone(cell + cellBytes, beyond + 1, children, to, laid + 1, newSum, newFactor, across);
      }
    }
  }
}

/** A play of the block; its word ends `beyond` squares behind the block. */
function add(beyond: number, laid: number, points: number): void {
  const place = get(placeAt);
  if (laid === 1 && isFoundAcross(place, get(onlyAt)) !== 0) return;
  keep(place + beyond, points + get(bonusesAt + (laid << 2)));
}

/** A single letter that also forms a word across was found there.
 * @inline
 */
export function isFoundAcross(place: number, cell: number): number {
  return place >>> 15 !== 0 && (get(cell + cellFlagsAt) & 1) !== 0 ? 1 : 0;
}

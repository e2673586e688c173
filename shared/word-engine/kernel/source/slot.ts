import { after, allowedAfter } from './automaton.ts';
import { childrenOf, firstOf, lettersOf, nodeAmong, nodeOf } from './graph.ts';
import { handOver, keep } from './keep.ts';
import {
  coefficientsAt,
  dearestSquareAt,
  firstFaceAt,
  leastAt,
  leftAt,
  pathAt,
  placeAt,
  shadowAt,
  stepAcceptsAt,
  stepLettersAt,
  stepsAt,
  tailsAt,
  turnAt,
  valuesAt,
} from './layout.ts';
import { get, getByte, lowest, putByte } from './operations.ts';

/** The plays of one slot that are good enough, as `SlotSearch` finds them. @entry */
export function walkSlot(step: number, list: number, state: number, laid: number, points: number): void {
  if (step === get(turnAt)) {
    const turn = get(firstOf(list));
    if ((turn & 63) !== 0) return;
    list = childrenOf(turn);
  }
  const own = step << 2;
  const most = smaller(get(dearestSquareAt + own) * tailOf(list), get(shadowAt + own));
  if (points + most < get(leastAt)) return;
  const isLast = step + 1 === get(stepsAt) ? 1 : 0;
  const there = get(stepLettersAt + own);
  if (there > 0) {
    const node = nodeOf(list, there);
    if (node === 0) return;
    if (isLast !== 0) {
      if ((node & 64) !== 0) take(points);
    } else if (childrenOf(node) !== 0) walkSlot(step + 1, childrenOf(node), state, laid, points);
    return;
  }
  const letters = lettersOf(list);
  let open = letters & allowedAfter(state) & get(stepAcceptsAt + own);
  if (open === 0) return;
  const nodeList = firstOf(list);
  const first = (get(nodeList) & 63) === 0 ? nodeList + 4 : nodeList;
  const coefficient = get(coefficientsAt + own);
  const tail = get(dearestSquareAt + 4 + own);
  const shadow = get(shadowAt + 4 + own);
  const left = get(leftAt);
  const face0 = step < left ? left - 1 - step : laid;
  while (open !== 0) {
    const letter = lowest(open);
    open &= open - 1;
    const node = nodeAmong(first, letters, letter);
    const children = childrenOf(node);
    if ((isLast !== 0 ? node & 64 : children) === 0) continue;
    const bound = isLast !== 0 ? 0 : smaller(shadow, tail * tailOf(children));
    const end = getByte(firstFaceAt + 2 + letter);
    for (let face = getByte(firstFaceAt + 1 + letter); face < end; face += 1) {
      const now = points + get(valuesAt + (face << 2)) * coefficient;
      if (now + bound < get(leastAt)) continue;
      const to = after(state, face);
      if (to < 0) continue;
      putByte(pathAt + face0, face);
      if (isLast !== 0) take(now);
      else walkSlot(step + 1, children, to, laid + 1, now);
    }
  }
}

/** The host hears of each play at once: it may ask for more points of the next. */
function take(points: number): void {
  keep(get(placeAt), points);
  handOver();
}

/** The most that the rest of any word counts from a list on.
 * @inline
 */
function tailOf(list: number): number {
  const tail = getByte(get(tailsAt) + (list >>> 1));
  return tail === 254 ? 65535 : tail;
}

/** @inline */
function smaller(one: number, other: number): number {
  return one < other ? one : other;
}

import { after, allowedAfter, start } from './automaton';
import { beyond, Cell, wallOf } from './cell';
import { childrenOf, firstOf, isSeparator, isWordEnd, lettersOf, nodeAmong, nodeAt, nodeOf } from './graph';
import { tellSlot } from './host';
import { stepsAt } from '../layout';
import { handOver, keep } from './plays';
import { bonusOf, firstFaceOf, lay, search, valueOf } from './search';
import { capOf, findSlots, insertSorted, mostOf, slots, takeBestSlot } from './slots';
import { hasRest, tailOf } from './tails';

/**
 * Steps are the squares of the slot: first those left of the first block, from right to left, then those right of it.
 */
@unmanaged
class Step {
  letter: i32;
  accepts: i32;
  /** A letter laid there counts its value this many times. */
  coefficient: i32;
  cap: i32;
  /** These are the largest coefficient and the most points that the rack can bring, both from this step on. */
  dearestSquare: i32;
  shadow: i32;
}

let least: i32 = 0;
/** The word turns to the right before step `turn`; `left` letters, laid from last to first, precede the first block. */
let slotPlace: i32 = 0;
let steps: i32 = 0;
let turn: i32 = 0;
let left: i32 = 0;

/**
 * Searches slot by slot, the best bound first, until no slot can hold a play that is wanted. A slot is exact, so it is
 * known from the start what each square counts and where the word ends; a path ends as soon as the rack, or every word
 * of the lexicon there, brings too few points.
 */
export function searchSlots(): void {
  least = handOver();
  findSlots();
  const all = slots;
  while (slots > 0 && !search.hasOverflowed) {
    const slot = takeBestSlot();
    if (slot.bound < least) return;
    searchSlot(slot.place);
    tellSlot(all - slots, all);
  }
}

function searchSlot(place: i32): void {
  slotPlace = place;
  const wall = wallOf(place >>> 15, (place >>> 10) & 31);
  const first = (place >>> 5) & 31;
  const last = place & 31;
  let block = first;
  while (block <= last && beyond(wall, block).letter <= 0) block += 1;
  if (block > last) {
    turn = -1;
    left = 0;
    const points = prepare(wall, first, last, first, first);
    walk(0, search.root, start, 0, points);
    return;
  }
  let behind = block;
  while (beyond(wall, behind).letter > 0) behind += 1;
  let list = search.gaddag;
  for (let at = behind - 1; at >= block && list !== 0; at -= 1) {
    list = childrenOf(nodeOf(list, beyond(wall, at).letter));
  }
  if (list === 0) return;
  left = block - first;
  turn = behind > last ? -1 : left;
  const points = prepare(wall, first, last, block, behind);
  walk(0, list, start, 0, points);
}

function stepAt(number: i32): Step {
  return changetype<Step>(stepsAt + number * offsetof<Step>());
}

function prepare(wall: Cell, first: i32, last: i32, block: i32, behind: i32): i32 {
  let wordFactor = 1;
  let sum = 0;
  let laid = 0;
  let constant = 0;
  for (let at = first; at <= last; at += 1) {
    const cell = beyond(wall, at);
    if (cell.letter > 0) sum += cell.value;
    else {
      wordFactor *= cell.wordFactor;
      constant += cell.crossConstant;
      laid += 1;
    }
  }
  steps = 0;
  for (let at = block - 1; at >= first; at -= 1) addStep(beyond(wall, at), wordFactor);
  for (let at = behind; at <= last; at += 1) addStep(beyond(wall, at), wordFactor);
  boundSteps();
  return constant + sum * wordFactor + bonusOf(laid);
}

function addStep(cell: Cell, wordFactor: i32): void {
  const step = stepAt(steps);
  step.letter = cell.letter;
  step.accepts = cell.accepts;
  step.coefficient = cell.letterFactor * wordFactor + cell.crossFactor;
  step.cap = capOf(cell);
  steps += 1;
}

function boundSteps(): void {
  let open = 0;
  let capped = 0;
  let dearest = 0;
  const end = stepAt(steps);
  end.shadow = 0;
  end.dearestSquare = 0;
  for (let number = steps - 1; number >= 0; number -= 1) {
    const step = stepAt(number);
    if (step.letter === 0) {
      if (step.cap >= 0) capped += step.cap * step.coefficient;
      else {
        insertSorted(step.coefficient, open);
        open += 1;
      }
      dearest = max(dearest, step.coefficient);
    }
    step.shadow = capped + mostOf(open);
    step.dearestSquare = dearest;
  }
}

/** `points` includes the points that every play in the slot scores. */
function walk(number: i32, list: i32, state: i32, laid: i32, points: i32): void {
  if (number === turn) {
    const node = nodeAt(firstOf(list));
    if (!isSeparator(node)) return;
    list = childrenOf(node);
  }
  const step = stepAt(number);
  if (points + min(step.dearestSquare * tailOf(list), step.shadow) < least) return;
  const isLast = number + 1 === steps;
  if (step.letter > 0) {
    const node = nodeOf(list, step.letter);
    if (node === 0) return;
    if (isLast) {
      if (isWordEnd(node)) take(points);
    } else if (hasRest(childrenOf(node), steps - number - 1))
      walk(number + 1, childrenOf(node), state, laid, points);
    return;
  }
  const letters = lettersOf(list);
  let open = letters & allowedAfter(state) & step.accepts;
  if (open === 0) return;
  const listAt = firstOf(list);
  const first = isSeparator(nodeAt(listAt)) ? listAt + 4 : listAt;
  const coefficient = step.coefficient;
  const next = stepAt(number + 1);
  const dearestNext = next.dearestSquare;
  const shadowNext = next.shadow;
  const rest = steps - number - 1;
  const place = number < left ? left - 1 - number : laid;
  while (open !== 0) {
    const letter = ctz(open);
    open &= open - 1;
    const node = nodeAmong(first, letters, letter);
    const children = childrenOf(node);
    if (isLast ? !isWordEnd(node) : !hasRest(children, rest)) continue;
    const bound = isLast ? 0 : min(shadowNext, dearestNext * tailOf(children));
    const end = firstFaceOf(letter + 1);
    for (let face = firstFaceOf(letter); face < end; face += 1) {
      const now = points + valueOf(face) * coefficient;
      if (now + bound < least) continue;
      const to = inline.always(after(state, face));
      if (to < 0) continue;
      lay(face, place);
      if (isLast) take(now);
      else walk(number + 1, children, to, laid + 1, now);
    }
  }
}

/** Each play is handed over at once, because the host may then want plays of more points. */
function take(points: i32): void {
  keep(slotPlace, points);
  least = handOver();
}

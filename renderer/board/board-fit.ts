/** How a board fits the room it is given: whole, or as a window that follows the cursor. */
export interface BoardFit {
  readonly kind: 'whole' | 'window';
  /** Side of a square in CSS pixels, a whole number so that lines stay sharp. */
  readonly q: number;
  /** Room for the coordinates along an edge. */
  readonly margin: number;
  /** Felt behind the last squares of a window, so that its far end is reached in whole squares as well. */
  readonly beyond: { readonly right: number; readonly below: number };
}

const smallestSquare = 28;
/** Side of a square that a finger finds. */
export const fingerSquare = 40;
/** Up to this square the coordinates keep their size; beside larger ones they grow alike. */
const drawnSquare = 39;
const wholeMargin = 22;
const windowMargin = 18;
/** A window shows ten squares and a half, so that it is seen to go on. */
const squaresInWindow = 10.5;

/** The largest whole board with squares of `least` px or more, 28 px without it; where there is no room for it, a window. */
export function fitBoard(
  room: { readonly width: number; readonly height: number },
  columns: number,
  rows: number,
  /** The smallest square there may be: larger for fingers than for a mouse. */
  least: number = smallestSquare,
): BoardFit {
  // Squares for fingers leave less room for the coordinates.
  const edge = least > smallestSquare ? windowMargin : wholeMargin;
  const whole = Math.floor(Math.min((room.width - 2 * edge) / columns, (room.height - 2 * edge) / rows));
  if (whole > fingerSquare) {
    const grown = wholeMargin / drawnSquare;
    const larger = Math.floor(Math.min(room.width / (columns + 2 * grown), room.height / (rows + 2 * grown)));
    const q = Math.max(fingerSquare, larger);
    return { kind: 'whole', q, margin: Math.max(wholeMargin, Math.floor(q * grown)), beyond: nothing };
  }
  if (whole >= least) return { kind: 'whole', q: whole, margin: edge, beyond: nothing };
  const side = Math.min(room.width, room.height) - windowMargin;
  const q = Math.min(fingerSquare, Math.max(least, Math.floor(side / squaresInWindow)));
  const beyond = {
    right: feltBehind(room.width - windowMargin, q, columns),
    below: feltBehind(room.height - windowMargin, q, rows),
  };
  return { kind: 'window', q, margin: windowMargin, beyond };
}

const nothing = { right: 0, below: 0 };

/** What a window of `length` px shows behind the last of `count` squares; nothing where it need not move. */
function feltBehind(length: number, q: number, count: number): number {
  return lastBegin(length, q, count) + Math.min(length, count * q) - count * q;
}

/** Where a window of `length` px begins at the far end of `count` squares: at a whole one. */
function lastBegin(length: number, q: number, count: number): number {
  return Math.max(0, Math.ceil((count * q - length) / q) * q);
}

/** Where such a window begins with the square at `at` in its middle. */
export function centre(length: number, at: number, q: number, count: number): number {
  const begin = Math.round(((at + 0.5) * q - length / 2) / q) * q;
  return Math.max(0, Math.min(begin, lastBegin(length, q, count)));
}

/**
 * Where a window of `length` px must begin along one axis to show the square at `at` with two more before and
 * after it, moving as little as it can from where it begins now, and by whole squares. All in CSS pixels.
 */
export function follow(begin: number, length: number, at: number, q: number, count: number): number {
  const ahead = 2 * q;
  const first = Math.max(0, at * q - ahead);
  const last = Math.min(count * q, (at + 1) * q + ahead);
  const least = Math.ceil((last - length) / q) * q;
  const moved = begin > first ? first : begin < least ? least : Math.round(begin / q) * q;
  return Math.max(0, Math.min(moved, lastBegin(length, q, count)));
}

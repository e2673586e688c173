import { changesSince, type BoxReading } from './observing.ts';

/** In so many milliseconds no hand lifts a cube and puts another in its place. */
const quickMs = 200;

/** Changes that follow each other quickly, from the state before them. */
interface Burst {
  readonly from: boolean;
  readonly count: number;
}

interface WatchedSquare {
  readonly full: boolean;
  /** In milliseconds of the device; undefined before the first change. */
  readonly at: number | undefined;
  readonly burst: Burst | undefined;
  /** Changes that a hand made. */
  readonly moves: number;
  readonly lying: number;
  readonly empty: number;
  readonly moving: number;
  readonly cubes: number;
  readonly uneasy: number;
  readonly isUneasy: boolean;
  /** What a hand and flickers have changed since the cube was last lifted. */
  readonly sinceLift: SinceLift;
}

export interface SinceLift {
  readonly moves: number;
  readonly flickers: number;
}

const justLifted: SinceLift = { moves: 0, flickers: 0 };

/** What the squares of a box have done while people played on it. */
export interface SensorWatch {
  readonly last: BoxReading;
  readonly squares: readonly WatchedSquare[];
}

/** A square that went back and forth faster than a hand. */
export interface Flickering {
  readonly square: number;
  /** Times that it flickered while a cube lay there, while none did, and as one came or went. */
  readonly lying: number;
  readonly empty: number;
  readonly moving: number;
  /** Cubes that lay there one after the other, and those of them with which it flickered as they lay. */
  readonly cubes: number;
  readonly uneasy: number;
  /** Of all that it did, the share that a hand did: from 1, sure, to 0. */
  readonly margin: number;
}

export function beginWatch(picture: BoxReading): SensorWatch {
  const squares = [...(picture.squares ?? '')].map((sign) => ({
    full: sign === '1',
    at: undefined,
    burst: undefined,
    moves: 0,
    lying: 0,
    empty: 0,
    moving: 0,
    cubes: sign === '1' ? 1 : 0,
    uneasy: 0,
    isUneasy: false,
    sinceLift: justLifted,
  }));
  return { last: picture, squares };
}

/** Changes that the box told are followed; where a picture alone differs, a cube was lifted or put unseen. */
export function watchOn(seen: SensorWatch, picture: BoxReading): SensorWatch {
  const now = picture.squares ?? '';
  if (now.length !== seen.squares.length) return beginWatch(picture);
  const squares = [...seen.squares];
  for (const { square, full, at } of changesSince(seen.last, picture).toReversed()) {
    const before = squares[square];
    if (before !== undefined && before.full !== full) squares[square] = changed(before, at);
  }
  return {
    last: picture,
    squares: squares.map((one, square) =>
      one.full === (now[square] === '1') ? one : { ...changed(one, Infinity), at: undefined },
    ),
  };
}

function changed(before: WatchedSquare, at: number): WatchedSquare {
  const quickly = before.at !== undefined && at >= before.at && at - before.at <= quickMs;
  const full = !before.full;
  if (quickly && before.burst !== undefined) {
    return { ...before, full, at, burst: { ...before.burst, count: before.burst.count + 1 } };
  }
  const rested = settled(before);
  return {
    ...rested,
    full,
    at,
    burst: { from: before.full, count: 1 },
    sinceLift: before.full ? justLifted : rested.sinceLift,
  };
}

/** Counts the burst that is over: an even number of changes has led back to where it began. */
function settled(square: WatchedSquare): WatchedSquare {
  const { burst } = square;
  if (burst === undefined) return square;
  const times = Math.floor(burst.count / 2);
  const { moves, flickers } = square.sinceLift;
  const sinceLift = { moves: moves + (burst.count % 2), flickers: flickers + times };
  const rested = { ...square, burst: undefined, sinceLift };
  if (burst.count % 2 === 1) {
    const moved = { ...rested, moves: square.moves + 1, moving: square.moving + times };
    return square.full ? { ...moved, cubes: square.cubes + 1, isUneasy: false } : moved;
  }
  if (!burst.from) return { ...rested, empty: square.empty + times };
  const uneasy = square.isUneasy ? square.uneasy : square.uneasy + 1;
  return { ...rested, lying: square.lying + times, uneasy, isUneasy: true };
}

/** The weakest come first: what flickers as a cube lies, or with none, before what flickers as one comes or goes. */
export function flickeringOf({ squares }: SensorWatch): readonly Flickering[] {
  const found = squares.flatMap((one, square): readonly Flickering[] => {
    const { moves, lying, empty, moving, cubes, uneasy } = settled(one);
    const times = lying + empty + moving;
    if (times === 0) return [];
    return [{ square, lying, empty, moving, cubes, uneasy, margin: moves / (moves + 2 * times) }];
  });
  const still = ({ lying, empty }: Flickering): number => lying + empty;
  return found.toSorted(
    (one, other) => still(other) - still(one) || one.margin - other.margin || one.square - other.square,
  );
}

export function sinceLiftOf({ squares }: SensorWatch, square: number): SinceLift {
  const one = squares[square];
  return one === undefined ? justLifted : settled(one).sinceLift;
}

export const movesOf = ({ squares }: SensorWatch): number =>
  squares.reduce((sum, one) => sum + settled(one).moves, 0);

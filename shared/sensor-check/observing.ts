export interface BoxReading {
  /** Each square has one character: `1` holds a cube, `0` is empty. */
  readonly squares?: string | undefined;
  /** The newest change comes first; `at` is in milliseconds of the device. */
  readonly changes: readonly { readonly square: number; readonly full: boolean; readonly at: number }[];
}

export interface Observation {
  readonly last: BoxReading;
  readonly changed: readonly number[];
  readonly wasEmpty: readonly boolean[];
  readonly wasFull: readonly boolean[];
}

export function beginObservation(picture: BoxReading): Observation {
  const squares = [...(picture.squares ?? '')];
  return {
    last: picture,
    changed: squares.map(() => 0),
    wasEmpty: squares.map((sign) => sign === '0'),
    wasFull: squares.map((sign) => sign === '1'),
  };
}

/** A change counts once, whether the box reported it or two pictures differ. */
export function observe(seen: Observation, picture: BoxReading): Observation {
  const before = seen.last.squares ?? '';
  const now = picture.squares ?? '';
  // A different number of squares means another box or none, so the observation begins again.
  if (now.length !== before.length) return beginObservation(picture);
  const told = changesSince(seen.last, picture);
  const toldOf = (square: number, full?: boolean): number =>
    told.filter((change) => change.square === square && (full === undefined || change.full === full)).length;
  return {
    last: picture,
    changed: seen.changed.map(
      (times, square) => times + (toldOf(square) || (now[square] === before[square] ? 0 : 1)),
    ),
    wasEmpty: seen.wasEmpty.map((was, square) => was || now[square] === '0' || toldOf(square, false) > 0),
    wasFull: seen.wasFull.map((was, square) => was || now[square] === '1' || toldOf(square, true) > 0),
  };
}

/** Those that `before` has not told, newest first; none where it cannot be known which they are. */
export function changesSince(before: BoxReading, now: BoxReading): BoxReading['changes'] {
  const [known] = before.changes;
  const at =
    known === undefined
      ? -1
      : now.changes.findIndex(
          (one) => one.square === known.square && one.at === known.at && one.full === known.full,
        );
  return at === -1 ? (known === undefined ? now.changes : []) : now.changes.slice(0, at);
}

export function unconfirmedSquares({ wasEmpty, wasFull }: Observation): readonly number[] {
  return wasEmpty.flatMap((empty, square) => (empty && wasFull[square] === true ? [] : [square]));
}

import {
  facePlaceOf,
  placeAt,
  placesOf,
  ringOf,
  runThrough,
  standingOn,
  type ClaimCheck,
  type Cube,
  type ScrubleView,
} from '#shared/games/scruble/index.ts';
import type { PlaceMarks } from './cube/stickers.ts';
import type { DraftStep } from './draft/draft.ts';

export interface ShownCube {
  readonly cube: Cube;
  /** The traced places, in reading order. */
  readonly places: readonly number[];
  readonly marks: ReadonlyMap<number, PlaceMarks>;
  readonly standing: ReadonlyMap<number, readonly string[]>;
  readonly ring: ReadonlySet<number>;
  /** These places hold the word of the last move. */
  readonly last: ReadonlySet<number>;
  /** Pegs without a letter of their own, on the trace and in words that stand, stand for these letters, by peg. */
  readonly wilds: ReadonlyMap<number, string>;
}

export interface CubeToShow {
  readonly cube: Cube;
  readonly view: Pick<ScrubleView, 'claimed'>;
  readonly places: readonly number[];
  readonly wilds: DraftStep['wilds'];
  readonly check: ClaimCheck | undefined;
  readonly last?: ReadonlyMap<string, string>;
}

export function shownCube({ cube, view, places, wilds, check, last }: CubeToShow): ShownCube {
  const standing = new Map<number, readonly string[]>();
  const names = new Map<number, string>();
  for (const { word, run, pegs } of standingOn(cube, view.claimed)) {
    for (const place of placesOf(run)) standing.set(place, [...(standing.get(place) ?? []), word]);
    for (const [at, peg] of pegs.entries()) names.set(peg, word.charAt(at));
  }
  for (const [place, letter] of Object.entries(wilds)) {
    const peg = cube[Number(place)];
    if (peg !== undefined) names.set(peg, letter);
  }
  const marks = new Map<number, PlaceMarks>();
  const add = (place: number, mark: PlaceMarks) => marks.set(place, { ...marks.get(place), ...mark });
  for (const place of standing.keys()) add(place, { standing: true });
  for (const [at, place] of places.entries()) add(place, { traced: at + 1 });
  const crossing = check?.score.crossing;
  for (const place of crossing === undefined ? [] : placesOf(crossing.run)) add(place, { crossing: true });
  for (const { peg } of check?.score.premiums ?? []) add(cube.indexOf(peg), { counts: true });
  const lastPlaces = [...(last?.keys() ?? [])].map(Number);
  for (const place of lastPlaces) add(place, { last: true });
  const ring = runThrough(places)?.ring;
  return {
    cube,
    places,
    marks,
    standing,
    ring: new Set(ring === undefined ? [] : ringOf(ring)),
    last: new Set(lastPlaces),
    wilds: names,
  };
}

const sides = [
  ['top', -1, 0],
  ['bottom', 1, 0],
  ['left', 0, -1],
  ['right', 0, 1],
] as const;

/** Returns the sides on which the outline of a ring passes this place of the map: those that lead out of the ring. */
export function ringSides(ring: ReadonlySet<number>, place: number): readonly (typeof sides)[number][0][] {
  if (!ring.has(place)) return [];
  const { face, row, column } = facePlaceOf(place);
  return sides.flatMap(([side, down, along]) => {
    const beside = { face, row: row + down, column: column + along };
    const isOnFace = [beside.row, beside.column].every((at) => at >= 0 && at <= 3);
    return isOnFace && ring.has(placeAt(beside)) ? [] : [side];
  });
}

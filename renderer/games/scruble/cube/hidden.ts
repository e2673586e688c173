import { facePlaceOf, type CubeFace } from '#shared/games/scruble/index.ts';
import type { Pixel, Sight } from './sight.ts';
import { spotOf, sum, times } from './spots.ts';

/** Letters of the trace that lie together on one face that is not seen. */
export interface HiddenLetters {
  /** Where they stand in the trace, counted from 0. */
  readonly at: readonly number[];
  readonly face: CubeFace;
  /** Over this point of the edge the trace leaves what is seen; undefined where it is not seen beside them either. */
  readonly edge: Pixel | undefined;
}

export function hiddenLetters(places: readonly number[], sight: Sight): readonly HiddenLetters[] {
  const isSeen = (place: number | undefined) => {
    if (place === undefined) return false;
    const { normal, centre } = spotOf(place);
    return sight.faces(normal, centre);
  };
  const groups: { face: CubeFace; at: number[] }[] = [];
  for (const [at, place] of places.entries()) {
    if (isSeen(place)) continue;
    const { face } = facePlaceOf(place);
    const last = groups.at(-1);
    if (last?.face === face && last.at.at(-1) === at - 1) last.at.push(at);
    else groups.push({ face, at: [at] });
  }
  return groups.map(({ face, at }) => {
    const [first = 0, last = first] = [at[0], at.at(-1)];
    const beside = [places[first - 1], places[last + 1]].find(isSeen);
    const hidden = places[first] ?? 0;
    const edge =
      beside === undefined
        ? undefined
        : sight.see(sum(spotOf(beside).centre, times(spotOf(hidden).normal, 0.5)));
    return { at, face, edge };
  });
}

/**
 * In which order the faces of a cube are engraved, and how the cube is turned between two passes. The places are those of the
 * cross net (`net-shapes.ts`), so that an engraved cube shows each face where a folded one has it, and the same way up.
 */
import type { Vector } from '../../layout/folded.ts';
import type { FacePlace } from '../../layout/net-shapes.ts';

/** A quarter turn in the pocket: over the edge that is away from the reader, towards the reader, to the right, or to the left. */
export type Turn = 'away' | 'towards' | 'right' | 'left';

/** One run of the machine: which face lies upwards, and how it came there from the pass before. */
export interface Pass {
  readonly place: FacePlace;
  readonly turns: readonly Turn[];
}

/** Round the cube lengthwise, then the two sides. The first face lies upwards as the net shows it. */
const order: readonly Pass[] = [
  { place: 'centre', turns: [] },
  { place: 'lower', turns: ['away'] },
  { place: 'total', turns: ['away'] },
  { place: 'top', turns: ['away'] },
  { place: 'left', turns: ['away', 'right'] },
  { place: 'right', turns: ['right', 'right'] },
];

/** The passes that these faces take; what is turned past a face that nobody has counts for the next. */
export function passesFor(places: ReadonlySet<FacePlace>): readonly Pass[] {
  let waiting: readonly Turn[] = [];
  return order.flatMap(({ place, turns }) => {
    waiting = [...waiting, ...turns];
    if (!places.has(place)) return [];
    const pass = { place, turns: shortest(waiting) };
    waiting = [];
    return [pass];
  });
}

const opposite = { away: 'towards', towards: 'away', right: 'left', left: 'right' } as const;

/** Three quarter turns one way are one the other way, and four are none. */
function shortest(turns: readonly Turn[]): readonly Turn[] {
  const runs: { readonly turn: Turn; count: number }[] = [];
  for (const turn of turns) {
    const last = runs.at(-1);
    if (last?.turn === turn) last.count += 1;
    else runs.push({ turn, count: 1 });
  }
  return runs.flatMap(({ turn, count }) => {
    const left = count % 4;
    return left === 3 ? [opposite[turn]] : Array.from({ length: left }, () => turn);
  });
}

/** A direction or a place of a cube about its middle after a turn: x to the right, y towards the reader, z up. */
export function turned([x, y, z]: Vector, turn: Turn): Vector {
  switch (turn) {
    case 'away':
      return [x, 0 - z, y];
    case 'towards':
      return [x, z, 0 - y];
    case 'right':
      return [z, y, 0 - x];
    case 'left':
      return [0 - z, y, x];
  }
}

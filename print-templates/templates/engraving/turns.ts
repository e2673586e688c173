/** Places follow the cross net (`net-shapes.ts`), so that an engraved cube has its faces turned like a folded one. */
import type { Translate } from '#shared/i18n/index.ts';
import type { FacePlace } from '../../layout/nets/net-shapes.ts';
import type { Vector } from '../../layout/types.ts';

export type Turn = 'away' | 'towards' | 'right' | 'left';

/** `place` lies upwards after these turns from the pass before. */
export interface Pass {
  readonly place: FacePlace;
  readonly turns: readonly Turn[];
}

/** The passes go round the cube lengthwise, then to the two sides. The first face lies upwards as in the net. */
const order: readonly Pass[] = [
  { place: 'centre', turns: [] },
  { place: 'lower', turns: ['away'] },
  { place: 'total', turns: ['away'] },
  { place: 'top', turns: ['away'] },
  { place: 'left', turns: ['away', 'right'] },
  { place: 'right', turns: ['right', 'right'] },
];

/** Turns past a face without engraving are added to the next pass. */
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

/** Three quarter turns equal one the other way; four cancel out. */
function shortest(turns: readonly Turn[]): readonly Turn[] {
  return runsOf(turns).flatMap(({ turn, count }) => {
    const left = count % 4;
    return left === 3 ? [opposite[turn]] : Array.from({ length: left }, () => turn);
  });
}

function runsOf(turns: readonly Turn[]): readonly { readonly turn: Turn; readonly count: number }[] {
  const runs: { readonly turn: Turn; count: number }[] = [];
  for (const turn of turns) {
    const last = runs.at(-1);
    if (last?.turn === turn) last.count += 1;
    else runs.push({ turn, count: 1 });
  }
  return runs;
}

/** The vector is relative to the middle of the cube: x to the right, y towards the reader, z up. */
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

export function turnText(turns: readonly Turn[], t: Translate): string {
  if (turns.length === 0) return t('option:print.engraving.turns.none');
  return runsOf(turns)
    .map(({ turn, count }) => {
      const one = t(`option:print.engraving.turns.${turn}`);
      return count === 1 ? one : t('option:print.engraving.turns.twice', { turn: one });
    })
    .reduce((turn, next) => t('option:print.engraving.turns.then', { turn, next }));
}

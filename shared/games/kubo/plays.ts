import type { MadeMove, MadePlay } from '#shared/engine/index.ts';
import type { KuboTypes } from './types.ts';

/** The lines that one player pointed out in one turn are one play, whoever was on turn. */
export function plays(moves: readonly MadeMove<KuboTypes>[]): readonly MadePlay[] {
  const found = new Map<string, MadePlay>();
  for (const { at, turn, events } of moves) {
    for (const event of events) {
      if (event.kind !== 'claimed') continue;
      const { seat, line, shape, points } = event;
      const key = `${turn} ${seat}`;
      const before = found.get(key);
      const places = [...(before?.places ?? []), line];
      found.set(key, {
        seat,
        turn,
        at,
        points: (before?.points ?? 0) + points,
        called: { says: 'lines', count: places.length },
        words: [],
        places,
        feats: [...(before?.feats ?? []), ...(shape === 'zoker' ? [{ kind: 'zoker', points }] : [])],
      });
    }
  }
  return [...found.values()];
}

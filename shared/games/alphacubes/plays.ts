import type { MadeMove, MadePlay } from '#shared/engine/index.ts';
import type { AlphacubesTypes } from './types.ts';

/** A play counts once it is scored, so none that was taken back is listed. */
export function plays(moves: readonly MadeMove<AlphacubesTypes>[]): readonly MadePlay[] {
  const scored = new Set(
    moves.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'scored' ? event.move : []))),
  );
  return moves.flatMap(({ at, turn, events }): readonly MadePlay[] => {
    const played = events.find((event) => event.kind === 'played');
    if (played === undefined || !scored.has(at)) return [];
    const { seat, score } = played;
    const [main] = score.words;
    return [
      {
        seat,
        turn,
        at,
        points: score.total,
        called: main?.word ?? '',
        words: score.words.map(({ word, letters }) => ({ word, letters: letters.length })),
        places: (main?.letters ?? []).map(({ square }) => square),
        feats: score.splash === 0 ? [] : [{ kind: 'splash', points: score.splash }],
      },
    ];
  });
}

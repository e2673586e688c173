import type { MadeMove, MadePlay } from '#shared/engine/index.ts';
import type { ScrubleTypes } from './types.ts';

export function plays(moves: readonly MadeMove<ScrubleTypes>[]): readonly MadePlay[] {
  return moves.flatMap(({ at, turn, events }): readonly MadePlay[] => {
    const claimed = events.find((event) => event.kind === 'claimed');
    if (claimed === undefined) return [];
    const { seat, word, score } = claimed;
    return [
      {
        seat,
        turn,
        at,
        points: score.total,
        called: word,
        words: [{ word, letters: score.letters.length }],
        places: score.letters.map(({ peg }) => String(peg)),
        feats: score.facesBonus === 0 ? [] : [{ kind: 'faces', points: score.facesBonus }],
      },
    ];
  });
}

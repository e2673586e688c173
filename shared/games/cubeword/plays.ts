import type { MadeMove, MadePlay } from '#shared/engine/index.ts';
import type { CubewordTypes } from './types.ts';

/** So many new words in one turn are worth remembering. */
const manyWords = 3;

export function plays(moves: readonly MadeMove<CubewordTypes>[]): readonly MadePlay[] {
  return moves.flatMap(({ at, turn, events }): readonly MadePlay[] => {
    const turned = events.find((event) => event.kind === 'turned');
    const words = (turned?.score.words ?? [])
      .filter(({ standing }) => standing.kind === 'counts')
      .toSorted((one, other) => other.points - one.points);
    const [dearest] = words;
    if (turned === undefined || dearest === undefined) return [];
    const { word } = dearest;
    return [
      {
        seat: turned.seat,
        turn,
        at,
        points: turned.score.total,
        called: words.length === 1 ? word : { says: 'words', word, count: words.length - 1 },
        words: words.map((one) => ({ word: one.word, letters: one.letters.length })),
        places: dearest.letters.map(({ cube }) => String(cube)),
        feats: words.length < manyWords ? [] : [{ kind: 'words', points: 0 }],
      },
    ];
  });
}

import type { MadeMove, MadePlay } from '#shared/engine/index.ts';
import { spelled, typed } from './dice.ts';
import type { KubagramTypes } from './types.ts';

/** A claim that was undone later is left out; one that another word took over stays the play it was. */
export function plays(moves: readonly MadeMove<KubagramTypes>[]): readonly MadePlay[] {
  const undone = new Set(
    moves.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'undone' ? event.move : []))),
  );
  return moves.flatMap(({ at, turn, events }) =>
    events.flatMap((event): readonly MadePlay[] => {
      if (event.kind !== 'made' || undone.has(event.move)) return [];
      const { seat, word } = event;
      const text = typed(spelled(word.dice));
      return [
        {
          seat,
          turn,
          at,
          points: word.points,
          called: text,
          words: [{ word: text, letters: word.dice.length }],
          places: [`word ${word.id}`],
          feats: word.parts < 2 ? [] : [{ kind: 'compound', points: 0 }],
        },
      ];
    }),
  );
}

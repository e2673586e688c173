import { runThrough } from '#shared/games/scruble/index.ts';
import type { ScrubleTable } from './table-types.ts';
import type { TableModel } from './use-model.ts';

export interface Actions {
  readonly claim: () => void;
  readonly clear: () => void;
  /** Ends the turn without a word; its twists stay. */
  readonly endTurn: () => void;
  readonly undoLast: () => void;
  readonly back: () => void;
  readonly allow: (word: string) => void;
  /** Asks first where the moves end the game. */
  readonly make: (moves: readonly ScrubleTable['proposal'][]) => void;
}

export function actionsOf(
  { play, draft, view, seat, word, check, hint }: TableModel,
  make: Actions['make'],
): Actions {
  const by = view === undefined ? undefined : seat;
  const { twists, places, crossing } = draft;
  return {
    claim() {
      const run = runThrough(places);
      if (by === undefined || run === undefined || check === undefined) return;
      const { ring, from, back } = run;
      const credit = crossing === undefined ? {} : { crossing };
      make([{ kind: 'claim', by, twists, word, at: { ring, from, back }, ...credit }]);
    },
    make,
    clear: () => play.act({ kind: 'clear' }),
    endTurn() {
      if (by !== undefined) make([{ kind: 'pass', by, twists }]);
    },
    undoLast: () => play.act({ kind: places.length > 0 ? 'untrace' : 'take-back-twist' }),
    back() {
      if (hint !== undefined && places.length === 0) play.closeHint();
      else if (places.length > 0) play.act({ kind: 'clear' });
    },
    allow(allowed) {
      if (by !== undefined) void play.make([{ kind: 'allow', by, words: [allowed] }]);
    },
  };
}

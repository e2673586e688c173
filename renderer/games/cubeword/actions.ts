import type { CubeId } from '#shared/kernel/index.ts';
import type { CubewordTable } from './table-types.ts';
import { goToTyped } from './TypedLine.tsx';
import type { TableModel } from './use-model.ts';

export interface Actions {
  readonly end: () => void;
  readonly pass: () => void;
  readonly undo: (parts: readonly number[]) => void;
  readonly undoLast: () => void;
  readonly undoAll: () => void;
  readonly pick: (cube: CubeId) => void;
  readonly back: () => void;
  readonly allow: (words: readonly string[]) => void;
  readonly fit: () => void;
  readonly type: () => void;
}

export function actionsOf(
  model: TableModel,
  make: (moves: readonly CubewordTable['proposal'][]) => void,
  showTyped: () => void,
): Actions {
  const { play, draft, view, seat, hint } = model;
  const by = view === undefined ? undefined : seat;
  return {
    end() {
      if (by !== undefined) make([{ kind: 'turn', by, parts: draft.parts }]);
    },
    pass() {
      if (by !== undefined) make([{ kind: 'pass', by }]);
    },
    undo: (parts) => play.act({ kind: 'undo', parts }),
    undoLast: () => play.act({ kind: 'undo', parts: [draft.parts.length - 1] }),
    undoAll: () => play.act({ kind: 'undo-all' }),
    pick: (cube) => play.act({ kind: 'pick-cube', cube }),
    back() {
      if (hint !== undefined && draft.held === undefined) play.closeHint();
      else play.act({ kind: 'let-go' });
    },
    allow(words) {
      if (by !== undefined) void play.make([{ kind: 'allow', by, words }]);
    },
    fit: model.fit,
    type() {
      showTyped();
      goToTyped();
    },
  };
}

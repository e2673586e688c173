import { useCommands, useUndoKeys } from '#renderer/keys/index.ts';
import { useLesson } from '../lesson/lesson-context.ts';
import type { LastMoves } from '../last-move/use-last-moves.ts';
import { usePuzzle } from '../puzzle/puzzle-context.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { mayDo } from './GameMenu.tsx';

interface TableActions {
  readonly onHint: () => void;
  readonly onLast: () => void;
}

/** Hears the keys that every table has. The palette offers only those of them that would do something now. */
export function useTableCommands<T extends TableTypes>(
  model: Shell<T> & { readonly last?: LastMoves },
  { onHint, onLast }: TableActions,
): void {
  const { play } = model;
  const isLesson = useLesson() !== undefined;
  const may = mayDo(model, usePuzzle());
  useCommands(
    { hint: onHint, 'table.last': onLast },
    {
      hint: may.hint ? onHint : undefined,
      'table.last': model.last?.chosen === undefined ? undefined : onLast,
    },
  );
  const draft = draftSteps(model);
  const { back = () => void play.undo(), on = () => void play.redo() } = draft;
  // In a lesson undo goes back to the step before, whatever has been done.
  const canUndo = draft.back !== undefined || may.undo || isLesson;
  const canRedo = draft.on !== undefined || may.redo;
  useUndoKeys({ undo: back, redo: on }, { ...(canUndo && { undo: back }), ...(canRedo && { redo: on }) });
}

/** Returns the steps that the undo keys take within a draft. They undo and redo moves only where this gives no step. */
function draftSteps<T extends TableTypes>({ play, view, draft }: Shell<T>) {
  if (view === undefined) return {};
  const { past = [], future = [] } = draft as { readonly [steps in 'past' | 'future']?: readonly unknown[] };
  const step = (kind: 'step-back' | 'step-on') => () => play.act({ kind });
  return {
    ...(past.length === 0 ? {} : { back: step('step-back') }),
    ...(future.length === 0 ? {} : { on: step('step-on') }),
  };
}

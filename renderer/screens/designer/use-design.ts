import { useCallback, useEffect, useRef, useState } from 'react';
import { useGateway } from '#renderer/app/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { formatSet, parseSetText, type PieceSet } from '#shared/pieces/index.ts';
import { beginHistory, redo, stepTo, undo, type History } from '#shared/set-design/index.ts';

/** What a step was about; its text is `design:step`. */
export type StepName =
  | 'face'
  | 'value'
  | 'add'
  | 'remove'
  | 'addFace'
  | 'removeFace'
  | 'sort'
  | 'import'
  | 'propose'
  | 'title'
  | 'language'
  | 'letters'
  | 'paint'
  | 'addBoard'
  | 'removeBoard'
  | 'resize'
  | 'mark'
  | 'usualMarks';

type Keeping = 'kept' | 'keeping' | Problem;

/** A set that is being designed: what it is now, the way back and forth, and how far it is on disk. */
export interface Design {
  readonly set: PieceSet;
  /** The last step that can be undone, and the one that can be done again. */
  readonly lastStep: StepName | undefined;
  readonly nextStep: StepName | undefined;
  readonly keeping: Keeping;
  /** Takes an edit that can be made; false and no change where it cannot. */
  readonly edit: (edited: Result<PieceSet>, step: StepName) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

export type OpenedDesign =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'open'; readonly design: Design };

type Steps = History<PieceSet, StepName>;

/** Opens one design and keeps it on disk: each step is written, in order, as soon as the one before it is. */
export function useDesign(id: string): OpenedDesign {
  const gateway = useGateway();
  const [history, setHistory] = useState<Steps>();
  const [problem, setProblem] = useState<Problem>();
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const revision = useRef(0);
  const waiting = useRef<PieceSet>(undefined);
  const isWriting = useRef(false);

  useEffect(() => {
    let wanted = true;
    void gateway.call('readDesign', { id }).then((answer) => {
      if (!wanted) return;
      const set = answer.ok ? parseSetText(answer.value.text) : answer;
      if (!set.ok) setProblem(set.problem);
      else {
        revision.current = answer.ok ? answer.value.revision : 0;
        setHistory(beginHistory<PieceSet, StepName>(set.value));
      }
    });
    return () => {
      wanted = false;
    };
  }, [gateway, id]);

  const keep = useCallback(
    async (set: PieceSet) => {
      waiting.current = set;
      if (isWriting.current) return;
      isWriting.current = true;
      setKeeping('keeping');
      while (waiting.current !== undefined) {
        const text = formatSet(waiting.current);
        waiting.current = undefined;
        const answer = await gateway.call('saveDesign', { id, text, revision: revision.current });
        if (!answer.ok) {
          isWriting.current = false;
          setKeeping(answer.problem);
          return;
        }
        revision.current = answer.value.revision;
      }
      isWriting.current = false;
      setKeeping('kept');
    },
    [gateway, id],
  );
  const move = useCallback(
    (next: Steps) => {
      setHistory(next);
      void keep(next.now);
    },
    [keep],
  );

  if (problem !== undefined) return { kind: 'refused', problem };
  if (history === undefined) return { kind: 'opening' };
  return {
    kind: 'open',
    design: {
      set: history.now,
      lastStep: history.past.at(-1)?.label,
      nextStep: history.undone.at(-1)?.label,
      keeping,
      edit(edited, step) {
        if (edited.ok && edited.value !== history.now) move(stepTo(history, edited.value, step));
        return edited.ok;
      },
      undo() {
        move(undo(history));
      },
      redo() {
        move(redo(history));
      },
    },
  };
}

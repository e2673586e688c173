import { useCallback, useEffect, useRef, useState } from 'react';
import { useGateway } from '#renderer/app/index.ts';
import {
  beginHistory,
  redo,
  stepTo,
  undo,
  type History,
  type Problem,
  type Result,
} from '#shared/kernel/index.ts';
import { formatSet, parseSetText, type PieceSet } from '#shared/pieces/index.ts';
import { historyFrom, keptStepsOf } from '#shared/set-design/index.ts';

/** What a step was about; its text is `design:step`. */
const stepNames = [
  'face',
  'value',
  'add',
  'remove',
  'addFace',
  'removeFace',
  'sort',
  'import',
  'propose',
  'title',
  'language',
  'letters',
  'paint',
  'addBoard',
  'removeBoard',
  'resize',
  'mark',
  'usualMarks',
  'elsewhere',
] as const;
export type StepName = (typeof stepNames)[number];

type Keeping = 'kept' | 'keeping' | Problem;

/** A set that is being designed: what it is now, the way back and forth, and how far it is on disk. */
export interface Design {
  readonly set: PieceSet;
  /** The set as it is when this is called, for what takes a while. */
  readonly latest: () => PieceSet;
  /** The last step that can be undone, and the one that can be done again. */
  readonly lastStep: StepName | undefined;
  readonly nextStep: StepName | undefined;
  readonly keeping: Keeping;
  /** Takes an edit that can be made; false and no change where it cannot. */
  readonly edit: (edited: Result<PieceSet>, step: StepName) => boolean;
  /** What was undone, or done again; undefined where there is nothing. */
  readonly undo: () => StepName | undefined;
  readonly redo: () => StepName | undefined;
}

export type OpenedDesign =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'open'; readonly design: Design };

/** What is open: the way back and forth in texts of set files, and the set that its text of now gives. */
interface Open {
  readonly history: History<string, StepName>;
  readonly set: PieceSet;
}

/**
 * Opens one design and keeps it on disk: each step is written, in order, as soon as the one before it is, and with it the steps
 * that can be undone.
 */
export function useDesign(id: string): OpenedDesign {
  const gateway = useGateway();
  const [open, setOpen] = useState<Open>();
  const [problem, setProblem] = useState<Problem>();
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const revision = useRef(0);
  const waiting = useRef<Open['history']>(undefined);
  const isWriting = useRef(false);
  // What an edit starts from, also where it comes from an answer that took a while.
  const current = useRef<Open>(undefined);
  const show = useCallback((next: Open) => {
    current.current = next;
    setOpen(next);
  }, []);

  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const [design, kept] = await Promise.all([
        gateway.call('readDesign', { id }),
        gateway.call('readDesignSteps', { id }),
      ]);
      if (!wanted) return;
      const set = design.ok ? parseSetText(design.value.text) : design;
      if (!design.ok || !set.ok) {
        if (!set.ok) setProblem(set.problem);
        return;
      }
      revision.current = design.value.revision;
      const steps = kept.ok ? kept.value.steps : undefined;
      const { text } = design.value;
      const history =
        steps === undefined
          ? beginHistory<string, StepName>(text)
          : historyFrom(steps, text, knownStep, 'elsewhere');
      show({ history, set: set.value });
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [gateway, id, show]);

  const keep = useCallback(
    async (history: Open['history']) => {
      waiting.current = history;
      if (isWriting.current) return;
      isWriting.current = true;
      setKeeping('keeping');
      while (waiting.current !== undefined) {
        const { now: text } = waiting.current;
        const steps = keptStepsOf(waiting.current);
        waiting.current = undefined;
        const answer = await gateway.call('saveDesign', { id, text, revision: revision.current, steps });
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
  const go = (next: Open) => {
    show(next);
    void keep(next.history);
  };
  /** A step that was kept and has been damaged since is the end of the way. */
  const goTo = (history: Open['history'], step: StepName | undefined): StepName | undefined => {
    const set = parseSetText(history.now);
    if (step === undefined || !set.ok) return undefined;
    go({ history, set: set.value });
    return step;
  };

  if (problem !== undefined) return { kind: 'refused', problem };
  if (open === undefined) return { kind: 'opening' };
  return {
    kind: 'open',
    design: {
      set: open.set,
      latest: () => current.current?.set ?? open.set,
      lastStep: open.history.past.at(-1)?.label,
      nextStep: open.history.undone.at(-1)?.label,
      keeping,
      edit(edited, step) {
        const { history, set } = current.current ?? open;
        if (edited.ok && edited.value !== set) {
          go({ history: stepTo(history, formatSet(edited.value), step), set: edited.value });
        }
        return edited.ok;
      },
      undo() {
        const { history } = current.current ?? open;
        return goTo(undo(history), history.past.at(-1)?.label);
      },
      redo() {
        const { history } = current.current ?? open;
        return goTo(redo(history), history.undone.at(-1)?.label);
      },
    },
  };
}

function knownStep(kept: string): StepName {
  return stepNames.find((name) => name === kept) ?? 'elsewhere';
}

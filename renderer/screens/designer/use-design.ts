import { useCallback, useEffect, useRef, useState } from 'react';
import { useDoorOpening, useGateway } from '#renderer/app/index.ts';
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
import { revisionOf } from './revision-of.ts';

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

export interface Design {
  readonly set: PieceSet;
  /** Returns the set as it is at the time of the call, for answers that take longer than a render. */
  readonly latest: () => PieceSet;
  readonly lastStep: StepName | undefined;
  readonly nextStep: StepName | undefined;
  readonly keeping: Keeping;
  readonly edit: (edited: Result<PieceSet>, step: StepName) => boolean;
  readonly undo: () => StepName | undefined;
  readonly redo: () => StepName | undefined;
}

export type DesignState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'open'; readonly design: Design };

/** The history holds texts of set files; `set` is the current one, parsed. */
interface Open {
  readonly history: History<string, StepName>;
  readonly set: PieceSet;
}

/** A design that is opened again waits here for what is still being saved of it. */
const saving = new Map<string, Promise<void>>();

/** Opens one design and saves it. Steps are written one after another, together with those that can be undone. */
export function useDesign(id: string): DesignState {
  const gateway = useGateway();
  const [open, setOpen] = useState<Open>();
  const [problem, setProblem] = useState<Problem>();
  const [keeping, setKeeping] = useState<Keeping>('kept');
  const revision = useRef(0);
  const waiting = useRef<Open['history']>(undefined);
  const underWay = useRef('');
  const current = useRef<Open>(undefined);
  const show = useCallback((next: Open) => {
    current.current = next;
    setOpen(next);
  }, []);

  useEffect(() => {
    let wanted = true;
    const read = async () => {
      await saving.get(id);
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

  const write = useCallback(async () => {
    setKeeping('keeping');
    while (waiting.current !== undefined) {
      const { now: text } = waiting.current;
      const steps = keptStepsOf(waiting.current);
      waiting.current = undefined;
      underWay.current = text;
      const answer = await gateway.call('saveDesign', { id, text, revision: revision.current, steps });
      if (!answer.ok) {
        setKeeping(answer.problem);
        return;
      }
      revision.current = answer.value.revision;
    }
    setKeeping('kept');
  }, [gateway, id]);
  const keep = useCallback(
    (history: Open['history']) => {
      waiting.current = history;
      if (saving.has(id)) return;
      const saved = write().finally(() => {
        saving.delete(id);
      });
      saving.set(id, saved);
    },
    [id, write],
  );
  // A closing page gets no answers, so its last save names the revision to which the one under way leads. A file that also
  // holds a word list has another one, and refuses it. Without the steps, a browser still sends it.
  useEffect(() => {
    const leave = () => {
      if (waiting.current === undefined) return;
      const { now: text } = waiting.current;
      const revision = revisionOf(underWay.current);
      void gateway.call('saveDesign', { id, text, revision });
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
    };
  }, [gateway, id]);
  useDoorOpening(() => {
    if (typeof keeping !== 'string' && current.current !== undefined) keep(current.current.history);
  });
  const go = (next: Open) => {
    show(next);
    keep(next.history);
  };
  /** Ends the history at a saved step that was damaged later. */
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

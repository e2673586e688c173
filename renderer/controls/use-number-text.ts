import { useState } from 'react';
import {
  numberFromText,
  numberInRange,
  stepped,
  textFromNumber,
  type NumberRange,
  type NumberTextProblem,
} from '#shared/options/index.ts';

export interface StepperRange extends NumberRange {
  readonly step: number;
}

/** This is text that is invalid or not committed yet. It is dropped once the value is no longer `over`. */
interface Draft {
  readonly text: string;
  readonly over: number;
  readonly problem?: NumberTextProblem | undefined;
}

export interface NumberText {
  readonly text: string;
  readonly problem: NumberTextProblem | undefined;
  readonly type: (text: string) => void;
  /** Commits the text. Returns false if the text is invalid; text and value then stay as they are. */
  readonly take: () => boolean;
  readonly restore: () => boolean;
  readonly step: (direction: 1 | -1) => number;
}

export function useNumberText(
  value: number,
  range: StepperRange,
  onChange: (value: number) => void,
): NumberText {
  const [kept, setDraft] = useState<Draft>();
  const draft = kept?.over === value ? kept : undefined;
  if (draft !== kept) setDraft(undefined);

  const become = (next: number) => {
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  return {
    text: draft?.text ?? textFromNumber(value),
    problem: draft?.problem,
    type: (text) => {
      // Text that is still being typed is not judged, but a problem already shown is updated with each change.
      const problem = draft?.problem === undefined ? undefined : problemOf(text, range);
      setDraft({ text, over: value, problem });
    },
    take: () => {
      if (draft === undefined) return true;
      const read = numberInRange(draft.text, range);
      if (read.ok) become(read.value);
      else setDraft({ ...draft, problem: read.problem });
      return read.ok;
    },
    restore: () => {
      setDraft(undefined);
      return draft !== undefined;
    },
    step: (direction) => {
      const from = draft === undefined ? undefined : numberFromText(draft.text, range.unit);
      const next = stepped(from ?? value, range, direction);
      become(next);
      return next;
    },
  };
}

function problemOf(text: string, range: NumberRange): NumberTextProblem | undefined {
  const read = numberInRange(text, range);
  return read.ok ? undefined : read.problem;
}

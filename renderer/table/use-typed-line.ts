import { useState } from 'react';
import type { Problem } from '#shared/kernel/index.ts';

/** A line in which a move is typed, and what came of entering it. */
export interface Line {
  readonly text: string;
  readonly problem: Problem | undefined;
  /** What lay on the table once the line was entered; `unknown` until then, undefined while it is being typed. */
  readonly entered: { readonly standing: string } | 'unknown' | undefined;
}

export const emptyLine: Line = { text: '', problem: undefined, entered: undefined };

/** The line once `standing` lies on the table: one that was entered goes with what it was entered for. */
export function lineAt(line: Line, standing: string): Line {
  if (line.entered === undefined) return line;
  if (line.entered === 'unknown') return { ...line, entered: { standing } };
  return line.entered.standing === standing ? line : emptyLine;
}

export interface TypedLine extends Pick<Line, 'text' | 'problem'> {
  /** Whether the line stands for what lies on the table: entered, and neither has changed since. */
  readonly isEntered: boolean;
  readonly type: (text: string) => void;
  /** The line was entered and stays, to be entered again or to be mended. */
  readonly enter: (problem?: Problem) => void;
  readonly clear: () => void;
}

/**
 * A line to type moves in. `standing` is what lies on the table, as text: once that is something else than what the line
 * was entered for, the line is empty.
 */
export function useTypedLine(standing: string): TypedLine {
  const [kept, setKept] = useState(emptyLine);
  const line = lineAt(kept, standing);
  if (line !== kept) setKept(line);
  return {
    text: line.text,
    problem: line.problem,
    isEntered: line.entered !== undefined,
    type(text) {
      setKept({ ...emptyLine, text });
    },
    enter(problem) {
      setKept({ ...line, problem, entered: 'unknown' });
    },
    clear() {
      setKept(emptyLine);
    },
  };
}

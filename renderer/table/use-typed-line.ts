import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem, Seat } from '#shared/kernel/index.ts';

export interface Typist {
  readonly seat: Seat;
  readonly name: string;
}

/** Finds who typed a line: among several people it begins with the player's number, such as `2 claim red S1 S4`. */
export function typistOf(typists: readonly Typist[], text: string): { by: Seat; rest: string } | undefined {
  const [, number, rest = text] = /^\s*([1-9])[\s:.]+(.*)$/s.exec(text) ?? [];
  const [only, ...others] = typists;
  const typist =
    number !== undefined
      ? typists.find(({ seat }) => seat + 1 === Number(number))
      : others.length === 0
        ? only
        : undefined;
  return typist && { by: typist.seat, rest };
}

export function numbered(typists: readonly Typist[]): readonly string[] {
  return typists.map(({ seat, name }) => `${seat + 1} ${name}`);
}

export interface Line {
  readonly text: string;
  readonly problem: Problem | undefined;
  /** `standing` is what lay there when the entered line was first drawn (`unknown` before); undefined while typing. */
  readonly entered: { readonly standing: string } | 'unknown' | undefined;
}

export const emptyLine: Line = { text: '', problem: undefined, entered: undefined };

export function lineAt(line: Line, standing: string): Line {
  if (line.entered === undefined) return line;
  if (line.entered === 'unknown') return { ...line, entered: { standing } };
  return line.entered.standing === standing ? line : emptyLine;
}

export interface TypedLine extends Pick<Line, 'text' | 'problem'> {
  readonly isEntered: boolean;
  readonly type: (text: string) => void;
  /** Marks the line as entered. Its text stays, to be entered again or corrected. A problem is announced. */
  readonly enter: (problem?: Problem) => void;
  readonly clear: () => void;
}

/** Keeps a line for typing moves. `standing` is the state of the table as text; its change empties an entered line. */
export function useTypedLine(standing: string): TypedLine {
  const { t } = useTranslation();
  const say = useAnnounce();
  const [kept, setKept] = useState(emptyLine);
  const line = lineAt(kept, standing);
  if (line !== kept) setKept(line);
  return {
    text: line.text,
    problem: line.problem,
    isEntered: line.entered !== undefined,
    type: (text) => setKept({ ...emptyLine, text }),
    enter(problem) {
      setKept({ ...line, problem, entered: 'unknown' });
      if (problem !== undefined) say(problemText(t, problem), 'urgent');
    },
    clear: () => setKept(emptyLine),
  };
}

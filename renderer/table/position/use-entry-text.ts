import { useState } from 'react';
import { useWrong } from './PositionParts.tsx';
import type { Problem, Result } from '#shared/kernel/index.ts';

export interface EntryTextProps<T> {
  readonly value: T;
  readonly read: (text: string) => Result<T, Problem>;
  readonly format: (value: T) => string;
  readonly onChange: (value: T) => void;
  readonly problem: Problem | undefined;
  readonly onWrong: (wrong: boolean) => void;
}

export interface EntryText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** The line calls this when it loses the focus or Enter is pressed; from then on it shows its problem. */
  readonly leave: () => void;
  readonly problem: Problem | undefined;
  readonly isWrong: boolean;
}

/**
 * Typed text stays as long as it means the entered value. Unreadable text also stays, with its reason, and the entry
 * keeps its last value; both texts go once the value becomes another, as by an undo. While somebody types, incomplete
 * text is not shown as a problem.
 */
export function useEntryText<T>(props: EntryTextProps<T>): EntryText {
  const { value, read, format, onChange, problem, onWrong } = props;
  const [kept, setTyped] = useState<{ readonly text: string; readonly over: string }>();
  const [typing, setTyping] = useState(false);
  const entered = format(value);
  const typed = kept?.over === entered ? kept.text : undefined;
  const found = typed === undefined ? undefined : read(typed);
  const unread = found?.ok === false ? found.problem : undefined;
  const isWrong = unread !== undefined;
  useWrong(isWrong, onWrong);
  const isEntered = found?.ok === true && format(found.value) === entered;
  return {
    text: typed !== undefined && (isWrong || isEntered) ? typed : entered,
    type(text) {
      const now = read(text);
      setTyped({ text, over: now.ok ? format(now.value) : entered });
      setTyping(true);
      if (now.ok) onChange(now.value);
    },
    leave: () => setTyping(false),
    problem: typing ? undefined : (unread ?? problem),
    isWrong,
  };
}

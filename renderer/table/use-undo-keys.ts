import { useEffect, useLayoutEffect, useRef } from 'react';

/** What can be undone and redone of a turn before it is a move; undefined where there is nothing. */
export interface DraftSteps {
  readonly back: (() => void) | undefined;
  readonly on: (() => void) | undefined;
}

export interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

const typing = 'input, textarea, select, [contenteditable="true"]';

/** The field that a key was pressed in, which has a use of its own for most of them; null elsewhere. */
export function fieldOf({ target }: Pick<KeyboardEvent, 'target'>): HTMLInputElement | null {
  return target instanceof Element ? target.closest<HTMLInputElement>(typing) : null;
}

/** Ctrl+Z undoes; Ctrl+Y and Ctrl+Shift+Z redo; with Cmd on a Mac. A key held down repeats. */
export function useUndoKeys(actions: UndoActions): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = undoAction(event);
      if (action === undefined || event.defaultPrevented) return;
      const field = fieldOf(event);
      // An empty field has nothing to undo.
      if (field !== null && field.value !== '') return;
      event.preventDefault();
      latest.current[action]();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}

/** What a key press asks for. */
export function undoAction(
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): keyof UndoActions | undefined {
  if (press.ctrlKey === press.metaKey || press.altKey) return undefined;
  const key = press.key.toLowerCase();
  if (key === 'z') return press.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !press.shiftKey ? 'redo' : undefined;
}

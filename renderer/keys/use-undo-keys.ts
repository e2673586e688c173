import { useEffect, useLayoutEffect, useRef } from 'react';
import { chordOf, type KeyPress } from '#shared/keys/index.ts';
import { fieldOf, isOwnKey } from './field.ts';
import { offer } from './offers.ts';
import { isKeyOf } from './key-store.ts';

export interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

/**
 * A text field keeps these keys only once typed in: the browser's undo would empty a field that the program filled.
 *
 * @param offered what there is to undo and to redo now, for the palette
 */
export function useUndoKeys(actions: UndoActions, offered: Partial<UndoActions>): void {
  const latest = useRef({ actions, offered });
  useLayoutEffect(() => {
    latest.current = { actions, offered };
  });
  useEffect(() => {
    /** `isUndone` is true while the last change came from the browser's undo. */
    let edited: { field: HTMLInputElement; before: string; isUndone: boolean } | undefined;
    const begin = (event: Event) => {
      const field = fieldOf(event);
      // A number field undoes its uncommitted text itself.
      const hasOwnUndo = field?.dataset.ownUndo !== undefined;
      if (field !== null && !hasOwnUndo && edited?.field !== field)
        edited = { field, before: field.value, isUndone: false };
    };
    const typed = (event: Event) => {
      if (edited !== undefined && event instanceof InputEvent)
        edited.isUndone = event.inputType.startsWith('history');
    };
    const leave = () => {
      edited = undefined;
    };
    const isFieldsOwn = (action: keyof UndoActions): boolean => {
      if (edited === undefined) return false;
      const { field, before, isUndone } = edited;
      return action === 'redo' ? isUndone : field.value !== '' && field.value !== before;
    };
    const press = (event: KeyboardEvent) => {
      const action = undoAction(event);
      if (action === undefined || event.defaultPrevented || isOwnKey(chordOf(event) ?? '', event)) return;
      const field = fieldOf(event);
      if (field !== null && field === edited?.field && isFieldsOwn(action)) return;
      event.preventDefault();
      leave();
      latest.current.actions[action]();
    };
    document.addEventListener('beforeinput', begin);
    document.addEventListener('input', typed);
    document.addEventListener('focusout', leave);
    document.addEventListener('keydown', press);
    const withdraw = offer(() => ({ ...latest.current.offered }));
    return () => {
      withdraw();
      document.removeEventListener('beforeinput', begin);
      document.removeEventListener('input', typed);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('keydown', press);
    };
  }, []);
}

export function undoAction(press: KeyPress): keyof UndoActions | undefined {
  const chord = chordOf(press);
  if (chord === undefined) return undefined;
  return (['undo', 'redo'] as const).find((command) => isKeyOf(command, chord));
}

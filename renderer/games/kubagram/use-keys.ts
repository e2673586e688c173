import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Press } from '#renderer/table/index.ts';
import { kubagramKeyPlaces } from '#shared/games/kubagram/index.ts';
import { chordOf } from '#shared/keys/index.ts';
import { fieldOf, rowAt } from '#renderer/keys/index.ts';
import { mainMove, type Actions } from './actions.ts';
import { goToTyped } from './TypedField.tsx';
import type { TableModel } from './use-model.ts';

export type KeyAction =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'main' | 'other-dice' | 'back' | 'escape' | 'left' | 'right' | 'type' };

export function keyAction(press: Press): KeyAction | undefined {
  const chord = chordOf(press);
  if (chord === undefined) return undefined;
  if (/^\p{L}$/u.test(chord)) return { kind: 'letter', letter: chord };
  const row = rowAt(kubagramKeyPlaces, 'kubagram-turn', press);
  return row === undefined || row === 'letter' ? undefined : { kind: row };
}

export const hasKey = (event: KeyboardEvent): boolean => keyAction(event) !== undefined;

/** Hears keys before the shell, so that letters spell wherever the focus is; Enter acts only on dice and words. */
export function useTurnKeys(model: TableModel, actions: Actions): void {
  const latest = useRef({ model, actions });
  // A layout effect keeps keys in step with what is painted.
  useLayoutEffect(() => {
    latest.current = { model, actions };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = keyAction(event);
      if (action === undefined || event.defaultPrevented || isTyped(event)) return;
      if (!hears(latest.current.model, action) || !isForTurn(event, action, latest.current.model)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat || action.kind === 'back') obey(latest.current, action);
    };
    document.addEventListener('keydown', listen, true);
    return () => {
      document.removeEventListener('keydown', listen, true);
    };
  }, []);
}

/** Letters pressed on a marker or another choice spell as anywhere else. */
function isTyped(event: KeyboardEvent): boolean {
  const field = fieldOf(event);
  return field !== null && field.type !== 'radio';
}

function hears({ view, state, answering }: TableModel, { kind }: KeyAction): boolean {
  if (view !== undefined) return true;
  return kind === 'type' && state.phase.kind === 'challenge' && answering.length > 0;
}

/**
 * Enter presses a letter of the die in hand or a word that is not chosen yet; once it is, Enter lays the die, or plays
 * the word. On an end it lays the die there.
 */
const pressedFirst = [
  '.kubagram-face[aria-pressed="false"]',
  '.kubagram-word[aria-pressed="false"]:not([aria-disabled="true"])',
  '.kubagram-end',
].join();

function isForTurn({ target }: KeyboardEvent, { kind }: KeyAction, model: TableModel): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, .game-menu:has([aria-expanded="true"])') !== null) return false;
  if (kind !== 'main') return true;
  if (target.closest('[data-dice]') === null || mainMove(model) === undefined) return false;
  return target.closest(pressedFirst) === null;
}

function obey(
  { model, actions }: { readonly model: TableModel; readonly actions: Actions },
  action: KeyAction,
) {
  switch (action.kind) {
    case 'letter':
      actions.letter(action.letter);
      return;
    case 'main':
      actions.main();
      return;
    case 'other-dice':
      actions.otherDice();
      return;
    case 'back':
      actions.back();
      return;
    case 'escape':
      if (model.hint === undefined) actions.clear();
      else model.play.closeHint();
      return;
    case 'left':
    case 'right':
      actions.side(action.kind);
      return;
    case 'type':
      goToTyped();
  }
}

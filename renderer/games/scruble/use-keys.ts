import { useCallback, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { rowAt } from '#renderer/keys/index.ts';
import { useLesson, type Press } from '#renderer/table/index.ts';
import { chordOf } from '#shared/keys/index.ts';
import { parseTwists, scrubleKeyPlaces, type Heading, type Twist } from '#shared/games/scruble/index.ts';
import type { Actions } from './actions.ts';
import type { TableModel } from './use-model.ts';

type TurnKey = 'inner' | 'trace-here' | 'claim' | 'undo-last' | 'back' | 'type-word' | 'type-twists' | 'hint';

export type KeyAction =
  | { readonly kind: 'go'; readonly heading: Heading }
  | { readonly kind: 'twist'; readonly twist: Twist }
  | { readonly kind: TurnKey };

const headings: Readonly<Record<string, Heading>> = {
  ArrowRight: 'right',
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Keys follow cubers' notation: Shift turns the other way, `2` takes the layer behind. Tab always moves the focus. */
export function keyAction(
  press: Press & Pick<KeyboardEvent, 'shiftKey'>,
  inner: boolean,
): KeyAction | undefined {
  const chord = chordOf(press);
  if (chord === undefined) return undefined;
  const heading = headings[chord];
  if (heading !== undefined) return { kind: 'go', heading };
  if (/^[UDLRFB]$/.test(chord)) {
    const [twist] = twistsIn(`${inner ? '2' : ''}${chord}${press.shiftKey ? '’' : ''}`);
    return twist === undefined ? undefined : { kind: 'twist', twist };
  }
  const row = rowAt(scrubleKeyPlaces, 'scruble-map', press);
  switch (row) {
    case 'inner':
    case 'trace-here':
    case 'claim':
    case 'undo-last':
    case 'back':
    case 'type-word':
    case 'type-twists':
    case 'hint':
      return { kind: row };
    default:
      return undefined;
  }
}

function twistsIn(text: string): readonly Twist[] {
  const parsed = parseTwists(text);
  return parsed.ok ? parsed.value : [];
}

export function useTurnKeys(
  model: TableModel,
  actions: Actions,
  goTo: (field: 'word' | 'twists') => void,
): (event: ReactKeyboardEvent) => void {
  const { play, draft, view, check } = model;
  const inner = useRef(false);
  const goesOn = useLesson()?.isRead === true;
  return useCallback(
    (event) => {
      // Shift precedes its letter, so it must not end `inner`.
      if (event.key === 'Shift') return;
      const action = keyAction(event, inner.current);
      inner.current = action?.kind === 'inner';
      if (action === undefined || (view === undefined && action.kind !== 'go')) return;
      // Where a lesson only shows something, Enter goes on.
      if (goesOn && action.kind === 'claim') return;
      event.preventDefault();
      switch (action.kind) {
        case 'inner':
          return;
        case 'trace-here':
          play.act({ kind: 'trace', place: draft.cursor });
          return;
        case 'claim':
          // Without a word to claim, Enter traces like Space.
          if (check === undefined) play.act({ kind: 'trace', place: draft.cursor });
          else actions.claim();
          return;
        case 'undo-last':
          actions.undoLast();
          return;
        case 'back':
          actions.back();
          return;
        case 'type-word':
          goTo('word');
          return;
        case 'type-twists':
          goTo('twists');
          return;
        case 'hint':
          void play.hint();
          return;
        default:
          play.act(action);
      }
    },
    [play, draft.cursor, view, check, actions, goTo, goesOn],
  );
}

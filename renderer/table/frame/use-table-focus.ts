import { useCallback, useEffect, type RefObject } from 'react';
import { useFocusFallback } from '#renderer/app/index.ts';
import { isKeyOf, setKeyPlace } from '#renderer/keys/index.ts';
import { chordOf } from '#shared/keys/index.ts';
import { usePuzzle } from '../puzzle/puzzle-context.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export interface Places {
  /** These selectors say where the turn continues, best first: with little room some are not on the screen. */
  readonly turn: readonly string[];
  /** This is the id of the heading where others may speak up between turns, if they can. */
  readonly claims?: string;
  /** Arrow keys lead from that heading to the first of these selectors, if there is something to point at. */
  readonly pointing?: readonly string[];
  /** Returns true for a key that the game uses when it is pressed on the page itself. */
  readonly hasKey: (event: KeyboardEvent) => boolean;
}

interface TableRest {
  readonly at: readonly string[];
  /**
   * The place takes the focus from any element. It is then a heading, so that a press meant for the previous element
   * does nothing: no hand is shown and no play is settled by accident.
   */
  readonly takes: boolean;
  /** A change of this value moves the focus again. */
  readonly when: string;
}

function restOf<T extends TableTypes>(model: Shell<T>, places: Places, isAnswered: boolean): TableRest {
  const { turn, seat, ending, unsaved, computing, computer, curtain } = model;
  const heading = (id: string): TableRest => ({
    at: [`#${id}`],
    takes: true,
    when: `${id} ${turn} ${seat ?? ''}`,
  });
  const place = (at: readonly string[]): TableRest => ({
    at,
    takes: false,
    when: `${turn} ${seat ?? ''} ${computing}`,
  });
  if (unsaved !== undefined) return heading('unsaved-title');
  if (ending !== undefined || isAnswered) return heading('end-title');
  if (seat === undefined) return heading(places.claims ?? '');
  if (curtain) return heading('curtain-title');
  if (computing && (computer.kind === 'stopped' || computer.kind === 'failed'))
    return place(['#computer-title']);
  return place(places.turn);
}

/**
 * After every action the focus goes to a place that continues the game: the board, the hand in an exchange, or a new
 * heading. It stays on an element of use, such as the line for typing a play. Keys pressed while nothing has the focus
 * go to that place, too.
 *
 * @returns the ref of the element that holds the whole table
 */
export function useTableFocus<T extends TableTypes>(
  model: Shell<T>,
  places: Places,
): RefObject<HTMLDivElement | null> {
  const puzzle = usePuzzle();
  const isAnswered = puzzle !== undefined && puzzle.standing !== 'open';
  const { at, takes, when } = restOf(model, places, isAnswered);
  const { hasKey } = places;
  const wanted = at.join('\n');
  const find = useCallback(() => firstOf(wanted), [wanted]);
  const table = useFocusFallback<HTMLDivElement>(find);
  useEffect(() => {
    let goneOn = false;
    const goOn = (event: Event) => {
      if (event.type === 'pointerdown' || (event instanceof KeyboardEvent && event.key === 'Tab'))
        goneOn = true;
    };
    const stopListening = () => {
      window.removeEventListener('keydown', goOn, true);
      window.removeEventListener('pointerdown', goOn, true);
    };
    window.addEventListener('keydown', goOn, true);
    window.addEventListener('pointerdown', goOn, true);
    // This waits until the page heading has been focused.
    const frame = requestAnimationFrame(() => {
      stopListening();
      const now = document.activeElement;
      const idle = now === null || now === document.body || now.matches('h1, [data-rest], :disabled');
      // The frame may come late, so leave the focus where a person has moved it meanwhile.
      if (idle || (takes && !goneOn)) firstOf(wanted)?.focus({ preventScroll: true });
    });
    return () => {
      stopListening();
      cancelAnimationFrame(frame);
    };
  }, [wanted, takes, when]);
  const between = model.seat === undefined && model.ending === undefined;
  const isTurn = model.view !== undefined;
  const keysGo = model.view !== undefined ? wanted : between ? (places.pointing ?? []).join('\n') : '';
  useEffect(() => {
    if (keysGo === '') return;
    const forget = isTurn ? setKeyPlace(() => firstOf(keysGo)) : undefined;
    const listen = (event: KeyboardEvent) => {
      const place = isForTable(event, hasKey) ? firstOf(keysGo) : undefined;
      if (place === undefined || place.matches('[data-rest]')) return;
      event.preventDefault();
      event.stopPropagation();
      place.focus({ preventScroll: true });
      const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event;
      const pressed = { key, code, shiftKey, ctrlKey, altKey, metaKey };
      place.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }));
    };
    document.addEventListener('keydown', listen, true);
    return () => {
      forget?.();
      document.removeEventListener('keydown', listen, true);
    };
  }, [keysGo, hasKey, isTurn]);
  return table;
}

/** Returns true for an arrow or a key of the turn, pressed on the page itself or on a heading that ignores it. */
function isForTable(event: KeyboardEvent, hasKey: Places['hasKey']): boolean {
  const { key, target } = event;
  const chord = chordOf(event) ?? '';
  if (!(target instanceof Element) || isKeyOf('everywhere.keys', chord)) return false;
  const onHeading = target.matches('[data-rest], h1[tabindex="-1"]');
  if (target !== document.body && !onHeading) return false;
  if (onHeading && (key === 'Enter' || key === ' ')) return false;
  // In a hint, H opens the next step; on the board it is a letter.
  if (target.closest('.hint') !== null && isKeyOf('hint', chord)) return false;
  const isArrow = key.startsWith('Arrow') && !event.altKey && !event.ctrlKey && !event.metaKey;
  return isArrow || hasKey(event);
}

function firstOf(wanted: string): HTMLElement | undefined {
  for (const selector of wanted.split('\n')) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
  }
  return undefined;
}

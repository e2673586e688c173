import { useCallback, useEffect, type RefObject } from 'react';
import { useRest } from '#renderer/app/index.ts';
import type { TableTypes } from './store/index.ts';
import type { Shell } from './use-shell.ts';

/** What the shell needs to know of a game's own places. */
export interface Places {
  /** Where the turn goes on, as selectors, the best first: with little room not every place is on the screen. */
  readonly turn: readonly string[];
  /** Where others may speak up between turns: a heading. */
  readonly claims: string;
  /** Where arrow keys lead from that heading, as selectors, where others have something to point at. */
  readonly pointing?: readonly string[];
  /** A look back that is open: what it shows; undefined while none is. */
  readonly review: string | undefined;
  /** Whether the game has a use for a key that was pressed on the page itself. */
  readonly hasKey: (event: KeyboardEvent) => boolean;
}

/** Where the focus goes on at the table. */
interface TableRest {
  /** Selectors, the best first: with little room not every place is on the screen. */
  readonly at: readonly string[];
  /**
   * Takes the focus when it comes, wherever that is. Such a place is a heading, because a press that was meant for
   * what stood there before must do nothing: no hand is shown and no play is settled before anybody has looked.
   */
  readonly takes: boolean;
  /** It comes anew when this changes. */
  readonly when: string;
}

/** The place that continues the game as it stands. */
function restOf<T extends TableTypes>(model: Shell<T>, places: Places): TableRest {
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
  // Whatever a computer does meanwhile, whoever looks back stays where they are.
  if (places.review !== undefined) {
    return { at: ['#review-title'], takes: true, when: `review-title ${places.review}` };
  }
  if (ending !== undefined) return heading('end-title');
  if (seat === undefined) return heading(places.claims);
  if (curtain) return heading('curtain-title');
  if (computing && (computer.kind === 'stopped' || computer.kind === 'failed'))
    return place(['#computer-title']);
  return place(places.turn);
}

/**
 * After every action the focus has a place that continues the game: the board, the hand in an exchange, or the heading
 * of what has come. It stays where it is at something of use already, as the line to type a play in. Keys pressed while
 * nothing on the page has the focus go to that place, too.
 *
 * @returns the ref of the element that holds the whole table
 */
export function useTableFocus<T extends TableTypes>(
  model: Shell<T>,
  places: Places,
): RefObject<HTMLDivElement | null> {
  const { at, takes, when } = restOf(model, places);
  const { hasKey } = places;
  const wanted = at.join('\n');
  const find = useCallback(() => firstOf(wanted), [wanted]);
  const table = useRest<HTMLDivElement>(find);
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
    // After the heading of the page has been given the focus.
    const frame = requestAnimationFrame(() => {
      stopListening();
      const now = document.activeElement;
      const idle = now === null || now === document.body || now.matches('h1, [data-rest], :disabled');
      // The frame may come late. The focus is not taken back from where a person has moved it meanwhile.
      if (idle || (takes && !goneOn)) firstOf(wanted)?.focus({ preventScroll: true });
    });
    return () => {
      stopListening();
      cancelAnimationFrame(frame);
    };
  }, [wanted, takes, when]);
  const between = model.seat === undefined && model.ending === undefined && places.review === undefined;
  const keysGo = model.view !== undefined ? wanted : between ? (places.pointing ?? []).join('\n') : '';
  useEffect(() => {
    if (keysGo === '') return;
    const listen = (event: KeyboardEvent) => {
      const place = isForTable(event, hasKey) ? firstOf(keysGo) : undefined;
      if (place === undefined || place.matches('[data-rest]')) return;
      event.preventDefault();
      event.stopPropagation();
      place.focus({ preventScroll: true });
      const { key, code, shiftKey } = event;
      place.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }),
      );
    };
    document.addEventListener('keydown', listen, true);
    return () => {
      document.removeEventListener('keydown', listen, true);
    };
  }, [keysGo, hasKey]);
  return table;
}

/** A key of the turn or an arrow, pressed on the page itself, or on a heading that has no use for it. */
function isForTable(event: KeyboardEvent, hasKey: Places['hasKey']): boolean {
  const { key, target } = event;
  if (!(target instanceof Element) || key === '?') return false;
  const onHeading = target.matches('[data-rest], h1[tabindex="-1"]');
  if (target !== document.body && !onHeading) return false;
  if (onHeading && (key === 'Enter' || key === ' ')) return false;
  // At a hint it asks for the next step; on the board it is a letter.
  if (target.closest('.hint') !== null && key.toLowerCase() === 'h') return false;
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

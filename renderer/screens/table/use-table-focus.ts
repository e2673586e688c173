import { useCallback, useEffect, type RefObject } from 'react';
import { useRest } from '#renderer/app/index.ts';
import { keyAction } from '#renderer/play/index.ts';
import type { TableModel } from './use-table.ts';

/** The one square of the board, and the one cube of the hand, that the tab key comes to. */
const cursor = '.board-square[tabindex="0"]';
const cubeOfHand = '.hand-cubes > [tabindex="0"]';

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
function restOf(
  model: Pick<
    TableModel,
    'state' | 'seat' | 'saving' | 'review' | 'computing' | 'computer' | 'curtain' | 'draft'
  >,
): TableRest {
  const { state, seat, saving, review, computing, computer, curtain, draft } = model;
  const heading = (id: string, when: string | number = ''): TableRest => ({
    at: [`#${id}`],
    takes: true,
    when: `${id} ${state.turn} ${seat ?? ''} ${when}`,
  });
  const place = (at: readonly string[]): TableRest => ({
    at,
    takes: false,
    when: `${state.turn} ${seat ?? ''} ${computing}`,
  });
  if (saving.kind === 'failed') return heading('unsaved-title');
  // Whatever a computer does meanwhile, whoever looks back stays where they are.
  if (review.open !== 'none') {
    return { at: ['#review-title'], takes: true, when: `review-title ${review.turn?.at ?? ''}` };
  }
  if (state.phase.kind === 'over') return heading('end-title');
  if (state.phase.kind === 'challenge') return heading('challenge-title');
  if (curtain) return heading('curtain-title');
  if (computing && (computer.kind === 'stopped' || computer.kind === 'failed'))
    return place(['#computer-title']);
  return draft.gesture.kind === 'exchanging' ? place([cubeOfHand, cursor]) : place([cursor]);
}

/**
 * After every action the focus has a place that continues the game: the board, the hand in an exchange, or the heading
 * of what has come. It stays where it is at something of use already, as the line to type a play in. Keys pressed while
 * nothing on the page has the focus go to that place, too.
 *
 * @returns the ref of the element that holds the whole table
 */
export function useTableFocus(model: TableModel): RefObject<HTMLDivElement | null> {
  const { at, takes, when } = restOf(model);
  const wanted = at.join('\n');
  const find = useCallback(() => firstOf(wanted), [wanted]);
  const table = useRest<HTMLDivElement>(find);
  useEffect(() => {
    // After the heading of the page has been given the focus.
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement;
      const idle = now === null || now === document.body || now.matches('h1, [data-rest], :disabled');
      if (takes || idle) firstOf(wanted)?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [wanted, takes, when]);
  const laying = model.view !== undefined;
  useEffect(() => {
    if (!laying) return;
    const listen = (event: KeyboardEvent) => {
      const place = isForTable(event) ? firstOf(wanted) : undefined;
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
  }, [laying, wanted]);
  return table;
}

/** A key of the turn or an arrow, pressed on the page itself, or on a heading that has no use for it. */
function isForTable(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (!(target instanceof Element) || key === '?') return false;
  const onHeading = target.matches('[data-rest], h1[tabindex="-1"]');
  if (target !== document.body && !onHeading) return false;
  if (onHeading && (key === 'Enter' || key === ' ')) return false;
  // At a hint it asks for the next step; on the board it is a letter.
  if (target.closest('.hint') !== null && key.toLowerCase() === 'h') return false;
  const isArrow = key.startsWith('Arrow') && !event.altKey && !event.ctrlKey && !event.metaKey;
  return isArrow || keyAction(event, 'board') !== undefined;
}

function firstOf(wanted: string): HTMLElement | undefined {
  for (const selector of wanted.split('\n')) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
  }
  return undefined;
}

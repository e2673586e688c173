import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { attributeUnder, useDrag } from '#renderer/board/index.ts';
import { moved } from '#renderer/table/index.ts';
import type { CardName } from '#shared/games/kubo/index.ts';

interface Dragged {
  readonly card: CardName;
  /** These are the middles of the cards at the press, in pixels from the left, in the order of the hand. */
  readonly middles: readonly number[];
}

export function useHandDrag(
  list: RefObject<HTMLElement | null>,
  cards: readonly CardName[],
  onOrder: (cards: readonly CardName[]) => void,
  onDrop: ((card: CardName, cell: CardName) => void) | undefined,
): {
  readonly grab: (card: CardName, event: ReactPointerEvent) => void;
  readonly lifted: CardName | undefined;
  readonly shift: (card: CardName) => number;
} {
  const placesOf = ({ card, middles }: Dragged, by: number) => {
    const from = cards.indexOf(card);
    return { from, to: placeFor(middles, from, (middles[from] ?? 0) + by) };
  };
  const { grab: grabAny, drag } = useDrag<Dragged>({
    end: (dragged, dropped) => {
      if (dropped === undefined) return;
      const cell = attributeUnder(dropped, 'data-cell');
      const { from, to } = placesOf(dragged, dropped.by);
      if (cell !== undefined) onDrop?.(dragged.card, cell as CardName);
      else if (to !== from) onOrder(moved(cards, from, to));
    },
  });

  const grab = (card: CardName, event: ReactPointerEvent) => {
    if (list.current === null) return;
    const middles = [...list.current.querySelectorAll('[data-hand]')].map((element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    });
    grabAny({ card, middles }, event);
  };

  const shift = (card: CardName): number => {
    if (drag === undefined) return 0;
    const { dragged, by } = drag;
    if (card === dragged.card) return by;
    const { middles } = dragged;
    const { from, to } = placesOf(dragged, by);
    const at = cards.indexOf(card);
    const step = (middles[1] ?? 0) - (middles[0] ?? 0);
    if (from < at && at <= to) return -step;
    return to <= at && at < from ? step : 0;
  };
  return { grab, lifted: drag?.dragged.card, shift };
}

/**
 * The place of a thing dragged along its row: before the first of the others whose middle is right of its own.
 *
 * @param middles of all places before the drag, in pixels from the left
 */
export function placeFor(middles: readonly number[], from: number, dragged: number): number {
  return middles.filter((middle, at) => at !== from && middle < dragged).length;
}

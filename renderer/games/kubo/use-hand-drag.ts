import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { isDrag, swallowClick } from '#renderer/board/index.ts';
import type { CardName } from '#shared/games/kubo/index.ts';
import { moved, placeFor } from './order.ts';

interface Press {
  readonly pointer: number;
  readonly card: CardName;
  readonly x: number;
  readonly y: number;
  /** The middles of the cards, in pixels from the left, in the order of the hand. */
  readonly middles: readonly number[];
  readonly dragging: boolean;
}

interface Drag {
  readonly card: CardName;
  readonly by: number;
  readonly to: number;
}

/** Ordering the hand by dragging, and dropping a card on the felts. A comfort: keys and clicks do the same. */
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
  const press = useRef<Press>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef({ cards, onOrder, onDrop });
  useEffect(() => {
    latest.current = { cards, onOrder, onDrop };
  });

  const grab = (card: CardName, event: ReactPointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || list.current === null) return;
    const middles = [...list.current.querySelectorAll('[data-hand]')].map((element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    });
    press.current = {
      pointer: event.pointerId,
      card,
      x: event.clientX,
      y: event.clientY,
      middles,
      dragging: false,
    };
  };

  useEffect(() => {
    const move = (event: PointerEvent) => {
      const now = press.current;
      if (now?.pointer !== event.pointerId) return;
      const by = event.clientX - now.x;
      if (!now.dragging && !isDrag(now, event)) return;
      press.current = { ...now, dragging: true };
      const from = latest.current.cards.indexOf(now.card);
      setDrag({ card: now.card, by, to: placeFor(now.middles, from, (now.middles[from] ?? 0) + by) });
    };
    const end = (event: PointerEvent) => {
      const now = press.current;
      if (now?.pointer !== event.pointerId) return;
      press.current = undefined;
      setDrag(undefined);
      if (!now.dragging) return;
      swallowClick();
      if (event.type === 'pointercancel') return;
      const cell = cellUnder(event);
      const from = latest.current.cards.indexOf(now.card);
      const to = placeFor(now.middles, from, (now.middles[from] ?? 0) + event.clientX - now.x);
      if (cell !== undefined) latest.current.onDrop?.(now.card, cell);
      else if (to !== from) latest.current.onOrder(moved(latest.current.cards, from, to));
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, []);

  const shift = (card: CardName): number => {
    if (drag === undefined) return 0;
    if (card === drag.card) return drag.by;
    // The others make room: each goes to where the one beside it was.
    const middles = press.current?.middles ?? [];
    const at = cards.indexOf(card);
    const from = cards.indexOf(drag.card);
    const step = (middles[1] ?? 0) - (middles[0] ?? 0);
    if (from < at && at <= drag.to) return -step;
    return drag.to <= at && at < from ? step : 0;
  };
  return { grab, lifted: drag?.card, shift };
}

function cellUnder(event: PointerEvent): CardName | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const cell = under?.closest('[data-cell]')?.getAttribute('data-cell');
  return cell === null || cell === undefined ? undefined : (cell as CardName);
}

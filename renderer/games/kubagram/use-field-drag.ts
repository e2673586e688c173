import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { isDrag, swallowClick } from '#renderer/board/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { moved } from './order.ts';

interface Press {
  readonly pointer: number;
  readonly die: CubeId;
  readonly x: number;
  readonly y: number;
  readonly dragging: boolean;
}

/** Ordering the dice of the field by dragging: a comfort, for keys do the same. */
export function useFieldDrag(
  place: RefObject<HTMLElement | null>,
  dice: readonly CubeId[],
  onOrder: ((dice: readonly CubeId[]) => void) | undefined,
): {
  readonly grab: (die: CubeId, event: ReactPointerEvent) => void;
  readonly shift: (die: CubeId) => number;
} {
  const press = useRef<Press>(undefined);
  const [drag, setDrag] = useState<{ readonly die: CubeId; readonly by: number }>();
  const latest = useRef({ dice, onOrder });
  useEffect(() => {
    latest.current = { dice, onOrder };
  });
  useEffect(() => {
    const move = (event: PointerEvent) => {
      const now = press.current;
      if (now?.pointer !== event.pointerId || (!now.dragging && !isDrag(now, event))) return;
      press.current = { ...now, dragging: true };
      setDrag({ die: now.die, by: event.clientX - now.x });
    };
    const end = (event: PointerEvent) => {
      const now = press.current;
      if (now?.pointer !== event.pointerId) return;
      press.current = undefined;
      setDrag(undefined);
      if (!now.dragging) return;
      swallowClick();
      const { dice: order, onOrder: put } = latest.current;
      const to = nearest(place.current, order, event);
      const from = order.indexOf(now.die);
      if (event.type !== 'pointercancel' && to !== undefined && from >= 0 && to !== from)
        put?.(moved(order, from, to));
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, [place]);
  return {
    grab(die, event) {
      if (event.button !== 0 || !event.isPrimary || onOrder === undefined) return;
      press.current = { pointer: event.pointerId, die, x: event.clientX, y: event.clientY, dragging: false };
    },
    shift: (die) => (drag?.die === die ? drag.by : 0),
  };
}

/** The place among the dice that a pointer is nearest to. */
function nearest(
  place: HTMLElement | null,
  dice: readonly CubeId[],
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): number | undefined {
  const distances = dice.flatMap((die, at) => {
    const element = place?.querySelector<HTMLElement>(`[data-die="${die}"]`);
    if (element === null || element === undefined) return [];
    const { left, top } = element.getBoundingClientRect();
    // Where it stands, not where it is dragged.
    const shifted = Number.parseFloat(element.style.translate || '0');
    const middle = { x: left - shifted + element.offsetWidth / 2, y: top + element.offsetHeight / 2 };
    return [{ at, far: Math.hypot(clientX - middle.x, clientY - middle.y) }];
  });
  return distances.sort((one, other) => one.far - other.far)[0]?.at;
}

import type { PointerEvent, RefObject } from 'react';
import { useDrag, type DragPoint } from '#renderer/board/index.ts';
import { moved } from '#renderer/table/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';

/** Lets the dice of the central field be dragged to other places in it. */
export function useFieldDrag(
  place: RefObject<HTMLElement | null>,
  dice: readonly CubeId[],
  onOrder: ((dice: readonly CubeId[]) => void) | undefined,
): {
  readonly grab: (die: CubeId, event: PointerEvent) => void;
  readonly shift: (die: CubeId) => number;
} {
  const { grab, drag } = useDrag<CubeId>({
    end: (die, dropped) => {
      const to = dropped && nearest(place.current, dice, dropped);
      const from = dice.indexOf(die);
      if (to !== undefined && from >= 0 && to !== from) onOrder?.(moved(dice, from, to));
    },
  });
  return {
    grab(die, event) {
      if (onOrder !== undefined) grab(die, event);
    },
    shift: (die) => (drag?.dragged === die ? drag.by : 0),
  };
}

function nearest(
  place: HTMLElement | null,
  dice: readonly CubeId[],
  { x, y }: DragPoint,
): number | undefined {
  const distances = dice.flatMap((die, at) => {
    const element = place?.querySelector<HTMLElement>(`[data-die="${die}"]`);
    if (element === null || element === undefined) return [];
    const { left, top } = element.getBoundingClientRect();
    // The drag offset is subtracted, so that the die counts at its resting place.
    const shifted = Number.parseFloat(element.style.translate || '0');
    const middle = { x: left - shifted + element.offsetWidth / 2, y: top + element.offsetHeight / 2 };
    return [{ at, far: Math.hypot(x - middle.x, y - middle.y) }];
  });
  return distances.sort((one, other) => one.far - other.far)[0]?.at;
}

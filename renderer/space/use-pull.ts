import { useRef, type PointerEvent } from 'react';

/** This is in degrees per CSS pixel. */
const pull = 0.5;

export interface Pull {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
  onLostPointerCapture(event: PointerEvent<HTMLElement>): void;
}

export function usePull(drag: (yaw: number, pitch: number) => void): Pull {
  const last = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  const end = ({ pointerId }: PointerEvent<HTMLElement>) => {
    if (last.current?.id === pointerId) last.current = undefined;
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event) => {
      const before = last.current;
      if (before?.id !== event.pointerId) return;
      last.current = { id: before.id, x: event.clientX, y: event.clientY };
      drag((before.x - event.clientX) * pull, (event.clientY - before.y) * pull);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}

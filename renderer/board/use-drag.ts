import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
} from 'react';

/** A press that moves farther than this (CSS pixels) is a drag, otherwise a click. */
const dragAfter = 6;

/** The point is in CSS pixels of the window; `by` is the horizontal distance from the press. */
export interface DragPoint {
  readonly x: number;
  readonly y: number;
  readonly by: number;
}

export interface DragHandlers<T> {
  readonly begin?: (dragged: T) => void;
  readonly move?: (dragged: T, at: DragPoint) => void;
  /** `dropped` is undefined if the system took the pointer away, and then nothing is dropped. */
  readonly end: (dragged: T, dropped: DragPoint | undefined) => void;
}

export interface Drag<T> extends DragPoint {
  readonly dragged: T;
}

/** Drags with any pointer over the whole window. Pass presses to `grab`. The click at a drag's end is swallowed. */
export function useDrag<T>(handlers: DragHandlers<T>): {
  readonly grab: (pressed: T, event: ReactPointerEvent) => void;
  readonly drag: Drag<T> | undefined;
} {
  const press = useRef<Press<T>>(undefined);
  const [drag, setDrag] = useState<Drag<T>>();
  const onBegin = useEffectEvent((dragged: T) => handlers.begin?.(dragged));
  const onMove = useEffectEvent((dragged: T, at: DragPoint) => handlers.move?.(dragged, at));
  const onEnd = useEffectEvent(handlers.end);

  const grab = useCallback((pressed: T, event: ReactPointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    press.current = { pointer, pressed, x, y, isDrag: false };
  }, []);

  useEffect(() => {
    const pressOf = (event: PointerEvent) =>
      press.current?.pointer === event.pointerId ? press.current : undefined;
    const move = (event: PointerEvent) => {
      const now = pressOf(event);
      if (now === undefined) return;
      const at = pointOf(now, event);
      if (!now.isDrag) {
        if (Math.hypot(at.x - now.x, at.y - now.y) < dragAfter) return;
        press.current = { ...now, isDrag: true };
        onBegin(now.pressed);
      }
      setDrag({ dragged: now.pressed, ...at });
      onMove(now.pressed, at);
    };
    const end = (event: PointerEvent) => {
      const now = pressOf(event);
      if (now === undefined) return;
      press.current = undefined;
      if (!now.isDrag) return;
      setDrag(undefined);
      swallowClick();
      onEnd(now.pressed, event.type === 'pointerup' ? pointOf(now, event) : undefined);
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

  return { grab, drag };
}

/**
 * Tells whether a press is under way, wherever it ends. A press focuses its place first, but only its click decides what
 * it means, and no click follows if the press ends elsewhere or becomes a drag.
 */
export function usePress(): { readonly begin: () => void; readonly isOn: () => boolean } {
  const pressed = useRef(false);
  useEffect(() => {
    // The click of the press comes first.
    const release = () => setTimeout(() => (pressed.current = false), 0);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    return () => {
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, []);
  return {
    begin: () => {
      pressed.current = true;
    },
    isOn: () => pressed.current,
  };
}

export function attributeUnder({ x, y }: DragPoint, attribute: string): string | undefined {
  const under = document.elementFromPoint(x, y)?.closest(`[${attribute}]`);
  return under?.getAttribute(attribute) ?? undefined;
}

interface Press<T> {
  readonly pointer: number;
  readonly pressed: T;
  readonly x: number;
  readonly y: number;
  readonly isDrag: boolean;
}

function pointOf({ x: from }: Press<unknown>, { clientX: x, clientY: y }: PointerEvent): DragPoint {
  return { x, y, by: x - from };
}

function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => {
    document.removeEventListener('click', swallow, { capture: true });
  }, 0);
}

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
} from 'react';
import { Cube, isDrag, swallowClick } from '#renderer/board/index.ts';
import { alphacubesSet, valueOf } from '#shared/pieces/index.ts';
import { movedTo } from './reduce.ts';
import { heldFacing, type TableModel } from './use-model.ts';

export type Grab = (cube: number, from: string | undefined, event: ReactPointerEvent) => void;

interface Press {
  readonly pointer: number;
  readonly cube: number;
  readonly from: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly dragging: boolean;
}

/** Dragging a cube with any pointer: a comfort, since a click on cube and square does the same. */
export function useDrag(model: TableModel): {
  readonly grab: Grab;
  /** The cube in the air, under the pointer. */
  readonly ghost: ReactNode;
} {
  const { play, draft } = model;
  const press = useRef<Press>(undefined);
  const [at, setAt] = useState<{ readonly x: number; readonly y: number }>();
  /** A cube dropped on another one of the hand takes its place. */
  const onOrder = useEffectEvent((cube: number, over: number) => {
    play.act({ kind: 'order', order: movedTo(draft.order, cube, draft.order.indexOf(over)) });
  });
  const grab = useCallback<Grab>((cube, from, event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    press.current = {
      pointer: event.pointerId,
      cube,
      from,
      x: event.clientX,
      y: event.clientY,
      dragging: false,
    };
  }, []);

  useEffect(() => {
    const move = (event: PointerEvent) => {
      const now = press.current;
      if (now?.pointer !== event.pointerId) return;
      if (!now.dragging) {
        if (!isDrag(now, event)) return;
        press.current = { ...now, dragging: true };
        play.act({ kind: 'grab', cube: now.cube, from: now.from });
      }
      setAt({ x: event.clientX, y: event.clientY });
      play.act({ kind: 'drag-over', square: squareUnder(event) });
    };
    const end = (event: PointerEvent) => {
      const now = press.current;
      if (now?.pointer !== event.pointerId) return;
      press.current = undefined;
      setAt(undefined);
      if (!now.dragging) return;
      const over = event.type === 'pointerup' && now.from === undefined ? cubeUnder(event) : undefined;
      if (over !== undefined && over !== now.cube) onOrder(now.cube, over);
      play.act(event.type === 'pointerup' ? { kind: 'drop' } : { kind: 'let-go' });
      swallowClick();
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, [play]);

  const { gesture } = draft;
  if (at === undefined || gesture.kind !== 'dragging') return { grab, ghost: null };
  const letter = heldFacing(model, gesture.cube).top;
  return {
    grab,
    ghost: (
      <div className="drag-ghost" style={{ left: at.x, top: at.y }}>
        <Cube letter={letter} value={valueOf(alphacubesSet, letter)} side={44} look="lifted" still />
      </div>
    ),
  };
}

/** The cube of the hand that lies under the pointer. */
function cubeUnder(event: PointerEvent): number | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const cube = under?.closest('[data-cube]')?.getAttribute('data-cube');
  return cube === null || cube === undefined ? undefined : Number(cube);
}

function squareUnder(event: PointerEvent): string | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest('[data-square]')?.getAttribute('data-square') ?? undefined;
}

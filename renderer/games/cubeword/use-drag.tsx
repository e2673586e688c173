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
import { placedCube } from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { placeIn } from './FeltView.tsx';
import { faceOf, feltOf } from './reduce.ts';
import { markOf } from './shown-felt.ts';
import type { TableModel } from './use-model.ts';

export type Grab = (cube: CubeId, event: ReactPointerEvent) => void;

interface Press {
  readonly pointer: number;
  readonly cube: CubeId;
  readonly x: number;
  readonly y: number;
  readonly dragging: boolean;
}

/** Dragging a cube with any pointer: a comfort, since a click on the cube and on its place does the same. */
export function useDrag(model: TableModel): { readonly grab: Grab; readonly ghost: ReactNode } {
  const { play, draft, state, view, hover } = model;
  const press = useRef<Press>(undefined);
  /** Where a cube is in the air beside the felt; over the felt it is seen over its place. */
  const [beside, setBeside] = useState<{ readonly cube: CubeId; readonly x: number; readonly y: number }>();
  const grab = useCallback<Grab>((cube, event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    press.current = { pointer, cube, x, y, dragging: false };
  }, []);
  const begin = useEffectEvent((cube: CubeId) => {
    if (draft.held !== cube) play.act({ kind: 'pick-cube', cube });
  });

  useEffect(() => {
    const placeUnder = ({ clientX, clientY }: PointerEvent) =>
      placeIn(document.elementFromPoint(clientX, clientY));
    const move = (event: PointerEvent) => {
      const now = press.current;
      if (now?.pointer !== event.pointerId) return;
      if (!now.dragging) {
        if (!isDrag(now, event)) return;
        press.current = { ...now, dragging: true };
        begin(now.cube);
      }
      const place = placeUnder(event);
      hover(place);
      setBeside(place === undefined ? { cube: now.cube, x: event.clientX, y: event.clientY } : undefined);
    };
    const end = (event: PointerEvent) => {
      const now = press.current;
      if (now?.pointer !== event.pointerId) return;
      press.current = undefined;
      setBeside(undefined);
      if (!now.dragging) return;
      swallowClick();
      const place = event.type === 'pointerup' ? placeUnder(event) : undefined;
      play.act(place === undefined ? { kind: 'let-go' } : { kind: 'drop', cube: now.cube, place });
      hover(undefined);
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, [play, hover]);

  if (beside === undefined || view === undefined) return { grab, ghost: null };
  const { cube, x, y } = beside;
  const face = placedCube(feltOf(state, draft), cube) ?? faceOf(draft, cube);
  return {
    grab,
    ghost: (
      <div className="cubeword-drag" style={{ left: x, top: y }}>
        <Cube
          letter={face.letter ?? ''}
          mark={markOf({ cube, blank: face.blank })}
          side={40}
          look="lifted"
          still
        />
      </div>
    ),
  };
}

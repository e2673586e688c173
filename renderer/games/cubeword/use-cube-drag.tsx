import type { PointerEvent as ReactPointerEvent, ReactNode } from 'react';
import { Cube, useDrag, type DragPoint } from '#renderer/board/index.ts';
import { placedCube, setOf } from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { placeIn } from './felt/FeltView.tsx';
import { faceOf, feltOf } from './draft/reduce.ts';
import { markOf } from './felt/shown-felt.ts';
import type { TableModel } from './use-model.ts';

export type Grab = (cube: CubeId, event: ReactPointerEvent) => void;

export function useCubeDrag(model: TableModel): { readonly grab: Grab; readonly ghost: ReactNode } {
  const { play, draft, state, view, hover } = model;
  const { grab, drag } = useDrag<CubeId>({
    begin: (cube) => {
      if (draft.held !== cube) play.act({ kind: 'pick-cube', cube });
    },
    move: (_, at) => hover(placeUnder(at)),
    end: (cube, dropped) => {
      const place = dropped && placeUnder(dropped);
      play.act(place === undefined ? { kind: 'let-go' } : { kind: 'drop', cube, place });
      hover(undefined);
    },
  });

  // Over the felt, the place itself shows the cube.
  if (drag === undefined || view === undefined || placeUnder(drag) !== undefined)
    return { grab, ghost: null };
  const { dragged: cube, x, y } = drag;
  const face = placedCube(feltOf(state, draft), cube) ?? faceOf(setOf(state.options), draft, cube);
  return {
    grab,
    ghost: (
      <div className="drag-ghost" style={{ left: x, top: y }}>
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

function placeUnder({ x, y }: DragPoint) {
  return placeIn(document.elementFromPoint(x, y));
}

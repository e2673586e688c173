import { setOf } from '#shared/games/alphacubes/index.ts';
import { useCallback, type PointerEvent as ReactPointerEvent, type ReactNode } from 'react';
import { attributeUnder, Cube, useDrag } from '#renderer/board/index.ts';
import { valueOf } from '#shared/pieces/index.ts';
import { moved } from '#renderer/table/index.ts';
import { heldFacing, type TableModel } from './use-model.ts';

export type Grab = (cube: number, from: string | undefined, event: ReactPointerEvent) => void;

interface Dragged {
  readonly cube: number;
  readonly from: string | undefined;
}

export function useCubeDrag(model: TableModel): {
  readonly grab: Grab;
  readonly ghost: ReactNode;
} {
  const { play, draft } = model;
  const { grab: grabAny, drag } = useDrag<Dragged>({
    begin: ({ cube, from }) => play.act({ kind: 'grab', cube, from }),
    move: (_, at) => play.act({ kind: 'drag-over', square: attributeUnder(at, 'data-square') }),
    end: ({ cube, from }, dropped) => {
      const under = dropped && from === undefined ? attributeUnder(dropped, 'data-cube') : undefined;
      // A cube dropped on another one of the hand takes its place.
      if (under !== undefined && Number(under) !== cube) {
        const order = moved(draft.order, draft.order.indexOf(cube), draft.order.indexOf(Number(under)));
        play.act({ kind: 'order', order });
      }
      play.act(dropped === undefined ? { kind: 'let-go' } : { kind: 'drop' });
    },
  });
  const grab = useCallback<Grab>((cube, from, event) => grabAny({ cube, from }, event), [grabAny]);

  const { gesture } = draft;
  if (drag === undefined || gesture.kind !== 'dragging') return { grab, ghost: null };
  const letter = heldFacing(model, gesture.cube).top;
  return {
    grab,
    ghost: (
      <div className="drag-ghost" style={{ left: drag.x, top: drag.y }}>
        <Cube
          letter={letter}
          value={valueOf(setOf(model.state.options), letter)}
          side={44}
          look="lifted"
          still
        />
      </div>
    ),
  };
}

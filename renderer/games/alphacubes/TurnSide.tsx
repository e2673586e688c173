import type { PointerEvent } from 'react';
import { Actions, type TurnActions } from './Actions.tsx';
import { HandPlace } from './HandPlace.tsx';
import { NowPlace } from './NowPlace.tsx';
import { TurnRegion } from './TurnRegion.tsx';
import { TypedLine } from './TypedLine.tsx';
import type { OnKey } from './use-turn-keys.ts';
import type { TableModel } from './use-model.ts';

export interface SideProps {
  readonly model: TableModel;
  readonly actions: TurnActions;
  readonly onKey: OnKey;
  readonly onGrab: (cube: number, from: string | undefined, event: PointerEvent) => void;
}

export function TurnSide({ model, actions, onKey, onGrab }: SideProps) {
  return (
    <>
      <div className="turn-places">
        <NowPlace model={model} />
        <TypedLine key={model.turn} model={model} onPlay={actions.play} />
        <TurnRegion model={model} onKey={onKey} />
      </div>
      <HandPlace model={model} side={64} onKey={onKey} onGrab={onGrab} />
      <Actions model={model} actions={actions} />
    </>
  );
}

import { HintPlace, LastMovePlace, TurnSlip } from '#renderer/table/index.ts';
import type { Actions } from './actions.ts';
import { MovesPlace } from './MovesPlace.tsx';
import { CubesPlace, type CubesProps } from './cubes/PoolPlace.tsx';
import { hintTexts } from './speech.ts';
import type { CubewordTable } from './table-types.ts';
import { TurnActions } from './TurnActions.tsx';
import { TypedLine } from './TypedLine.tsx';
import { VerdictPlace } from './VerdictPlace.tsx';
import { WordsPlace } from './WordsPlace.tsx';

export interface SideProps extends CubesProps {
  readonly actions: Actions;
  readonly make: (moves: readonly CubewordTable['proposal'][]) => void;
}

/** The verdict below the slip says what is refused. */
export const unrefused = { refusal: undefined };

export function TurnSide({ actions, make, ...places }: SideProps) {
  const { model } = places;
  return (
    <>
      <div className="cubeword-turn lesson-close">
        {model.hint === undefined ? (
          <LastMovePlace last={model.last}>
            <TurnSlip model={unrefused}>
              <MovesPlace model={model} actions={actions} />
            </TurnSlip>
            <WordsPlace model={model} />
          </LastMovePlace>
        ) : (
          <HintPlace model={model} hint={model.hint} texts={hintTexts} />
        )}
      </div>
      <div className="cubeword-line">
        <VerdictPlace model={model} actions={actions} />
        <TypedLine key={model.turn} model={model} make={make} />
      </div>
      <CubesPlace {...places} />
      <TurnActions model={model} actions={actions} />
    </>
  );
}

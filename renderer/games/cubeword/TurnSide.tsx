import { HintPlace } from '#renderer/table/index.ts';
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

export function TurnSide({ actions, make, ...places }: SideProps) {
  const { model } = places;
  return (
    <>
      <div className="cubeword-turn">
        {model.hint === undefined ? (
          <>
            <MovesPlace model={model} actions={actions} />
            <WordsPlace model={model} />
          </>
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

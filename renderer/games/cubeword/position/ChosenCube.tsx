import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Select } from '#renderer/controls/index.ts';
import { KeyLegend } from '#renderer/table/index.ts';
import {
  cubeIds,
  cubeName,
  cubewordKeyPlaces,
  joker,
  placedCube,
  type Felt,
} from '#shared/games/cubeword/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { CubeNet } from '../cubes/CubeNet.tsx';
import { faceOf } from '../draft/reduce.ts';
import { placeWords } from '../texts.ts';
import { canShow } from './finding-cubes.ts';
import type { Laying, LayingAction } from './laying.ts';

interface ChosenCubeProps {
  readonly felt: Felt;
  readonly laying: Laying;
  readonly act: (action: LayingAction) => void;
  readonly onKey: (event: KeyboardEvent, where: 'cubes') => void;
}

export function ChosenCube({ felt, laying, act, onKey }: ChosenCubeProps) {
  const { t } = useTranslation('cubewordPosition');
  const { held } = laying;
  if (held === undefined) return <Keys hasCubes={felt.length > 0} />;
  const there = placedCube(felt, held);
  const place = there === undefined ? '' : placeWords(there);
  return (
    <div className="cubeword-entry-cube">
      <CubeNet
        set={laying.set}
        cube={held}
        face={there ?? faceOf(laying.set, laying, held)}
        naming={laying.naming}
        onFace={(letter) => act({ kind: 'face', letter })}
        onBlank={() => act({ kind: 'blank' })}
        onKey={(event) => onKey(event, 'cubes')}
      />
      {there === undefined ? (
        <p className="small soft">{t('cube.beside')}</p>
      ) : (
        <>
          {held === joker ? (
            <p className="small soft">{t('cube.lies', { place })}</p>
          ) : (
            <span className="cubeword-entry-which">
              <span aria-hidden className="label">
                {t('cube.which')}
              </span>
              <Select
                label={t('cube.whichAt', { place })}
                value={String(held)}
                choices={cubeIds
                  .filter((cube) => canShow(laying.set, cube, there))
                  .map((cube) => ({ value: String(cube), label: nameOf(cube) }))}
                onChange={(cube) => act({ kind: 'swap', cube: cubeId(Number(cube)) })}
              />
            </span>
          )}
          <Button size="small" onClick={() => act({ kind: 'take-off' })}>
            {t('cube.takeOff')}
          </Button>
        </>
      )}
    </div>
  );

  function nameOf(cube: (typeof cubeIds)[number]): string {
    const lies = cube === held ? undefined : placedCube(felt, cube);
    return lies === undefined
      ? cubeName(laying.set, cube)
      : t('cube.otherAt', { name: cubeName(laying.set, cube), place: placeWords(lies) });
  }
}

function Keys({ hasCubes }: { readonly hasCubes: boolean }) {
  const { t } = useTranslation('cubewordPosition');
  return (
    <div className="cubeword-entry-cube">
      <KeyLegend
        label={t('keys.label')}
        places={cubewordKeyPlaces}
        place="cubeword-position"
        rows={['space', 'next-line', 'back', 'blank', 'joker', 'cross']}
        does={(row) => t(`keys.does.${row}`)}
      />
      {hasCubes ? <p className="small soft">{t('cube.none')}</p> : null}
    </div>
  );
}

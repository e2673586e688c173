import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '#renderer/app/index.ts';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import { rowAt } from '#renderer/keys/index.ts';
import { runsOn, type Felt, type CubewordOptions, cubewordKeyPlaces } from '#shared/games/cubeword/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { Place } from '#shared/pieces/index.ts';
import { cubeEntries } from '../cubes/cube-entries.ts';
import { CubeRow } from '../cubes/CubeRow.tsx';
import { FeltView } from '../felt/FeltView.tsx';
import { placeLabel } from '../texts.ts';
import { ChosenCube } from './ChosenCube.tsx';
import { feltShown, useLaying } from './use-laying.ts';

const cubeSide = 56;

export interface FeltEntryProps {
  readonly felt: Felt;
  readonly options: CubewordOptions;
  readonly onChange: (felt: Felt) => void;
  readonly problem: Problem | undefined;
}

export function FeltEntry({ options, felt, onChange, problem }: FeltEntryProps) {
  const { t } = useTranslation('cubewordPosition');
  const { laying, act, onKey, refusal } = useLaying(options, felt, problem, onChange);
  const { set, cursor, direction, typing, held, faces } = laying;
  const [over, setOver] = useState<Place>();
  const [fits, setFits] = useState(0);
  const shown = useMemo(() => feltShown(felt, laying, over), [felt, laying, over]);
  const labelOf = useCallback((key: string) => placeLabel(t, key, shown), [t, shown]);
  const { pool, table } = useMemo(
    () => cubeEntries(t, set, felt, { faces, held }),
    [t, set, felt, faces, held],
  );
  const cubes = [...pool, ...table].sort((one, other) => one.cube - other.cube);
  const words = [...new Set(runsOn(felt).map(({ word }) => word))];
  const wrong = refusal ?? problem;
  // Taking off a cube removes its buttons, so the focus goes to the felt.
  const rest = useFocusFallback<HTMLDivElement>((scope) =>
    scope.querySelector<HTMLElement>('[data-place][tabindex="0"]'),
  );
  return (
    <div ref={rest} className="cubeword-entry" data-part="felt">
      <div className="cubeword-entry-felt">
        <FeltView
          shown={shown}
          sight={{
            felt,
            cursor,
            turn: 0,
            fits,
            seen: undefined,
            onCursor: (place) => act({ kind: 'cursor', place }),
          }}
          direction={direction}
          label={t('cubewordTable:felt.label', { count: felt.length })}
          placeLabel={labelOf}
          onPick={(place) => act({ kind: 'pick-place', place })}
          onHover={setOver}
          onKey={(event) => {
            if (rowAt(cubewordKeyPlaces, 'cubeword-position', event) === 'fit') setFits(fits + 1);
            else onKey(event, 'felt');
          }}
          onGrab={() => undefined}
        />
        <ChosenCube felt={felt} laying={laying} act={act} onKey={onKey} />
      </div>
      {wrong === undefined ? null : <ProblemNotice problem={wrong} />}
      {typing === 'letter' ? null : <p>{t(`cubewordTable:how.${typing}`)}</p>}
      <div className="cubeword-entry-says">
        <p>
          <b>{t('felt.lies', { count: felt.length })}</b>{' '}
          {words.length === 0 ? null : t('felt.words', { words: words.join(', ') })}
        </p>
        <Button size="small" onClick={() => setFits(fits + 1)}>
          {t('felt.fit')}
        </Button>
      </div>
      <p aria-hidden className="label">
        {t('cubes')}
      </p>
      <CubeRow
        entries={cubes}
        label={t('cubes')}
        side={cubeSide}
        onPick={(cube) => act({ kind: 'pick-cube', cube })}
        onKey={onKey}
      />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { placedCube, setOf } from '#shared/games/cubeword/index.ts';
import { CubeNet } from './CubeNet.tsx';
import { faceOf } from '../draft/reduce.ts';
import type { OnKey } from '../use-keys.ts';
import type { TableModel } from '../use-model.ts';

export function TurningNet({ model, onKey }: { readonly model: TableModel; readonly onKey: OnKey }) {
  const { t } = useTranslation('cubewordTable');
  const { draft, check, view, play } = model;
  if (view === undefined) return null;
  const cube = draft.held;
  if (cube === undefined) {
    return (
      <section className="cubeword-turning" aria-label={t('turn.title')}>
        <h2 className="label">{t('turn.title')}</h2>
        <p className="small soft">{t('turn.none')}</p>
      </section>
    );
  }
  const there = check === undefined ? undefined : placedCube(check.felt, cube);
  return (
    <CubeNet
      set={setOf(model.state.options)}
      cube={cube}
      face={there ?? faceOf(setOf(model.state.options), draft, cube)}
      naming={draft.naming}
      onFace={(letter) => play.act({ kind: 'face', letter })}
      onBlank={() => play.act({ kind: 'blank' })}
      onKey={(event) => onKey(event, 'cubes')}
    />
  );
}

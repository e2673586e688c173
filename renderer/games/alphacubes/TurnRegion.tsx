import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TurningPlace } from '#renderer/board/index.ts';
import { heldCube } from './draft/draft.ts';
import { cubeTotal, setOf } from '#shared/games/alphacubes/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { valueOf } from '#shared/pieces/index.ts';
import { HintPlace } from '#renderer/table/index.ts';
import { hintTexts } from './hint-text.ts';
import type { OnKey } from './use-keys.ts';
import { heldFacing, type TableModel } from './use-model.ts';
import { WaysPlace } from './WaysPlace.tsx';

export function TurnRegion({ model, onKey }: { readonly model: TableModel; readonly onKey: OnKey }) {
  const { t } = useTranslation('alphacubes');
  const held = heldCube(model.draft);
  /** While a face has the focus, the arrow keys only tip the cube. */
  const [turning, setTurning] = useState(false);
  if (held === undefined) {
    if (model.hint !== undefined && model.ways.length < 2)
      return <HintPlace model={model} hint={model.hint} texts={hintTexts} />;
    return model.ways.length > 1 ? (
      <WaysPlace model={model} />
    ) : (
      <section className="turn-region" aria-label={t('common:cube.turn')}>
        <h2 className="label">{t('common:cube.turn')}</h2>
        <p className="soft small">{t('noCube')}</p>
      </section>
    );
  }
  return (
    <section
      className="turn-region"
      aria-label={t('common:cube.turn')}
      onFocus={() => setTurning(true)}
      onBlur={({ currentTarget, relatedTarget }) => setTurning(currentTarget.contains(relatedTarget))}
    >
      <h2 className="label">{t('common:cube.turn')}</h2>
      <TurningPlace
        facing={heldFacing(model, held)}
        valueOf={(letter) => valueOf(setOf(model.state.options), letter)}
        total={cubeTotal(setOf(model.state.options), cubeId(held))}
        onTip={(side) => model.play.act({ kind: 'tip', side })}
        onLetter={(letter) => model.play.act({ kind: 'face', letter })}
        onKey={(event) => onKey(event, 'net')}
      />
      <p className="turn-how soft">{t(turning ? 'turnHow' : 'turnHowElsewhere')}</p>
    </section>
  );
}

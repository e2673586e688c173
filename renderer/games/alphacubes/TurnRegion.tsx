import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TurningPlace } from '#renderer/board/index.ts';
import { heldCube, draftTable } from './draft/draft.ts';
import { cubeTotal, setOf } from '#shared/games/alphacubes/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { valueOf } from '#shared/pieces/index.ts';
import {
  HintPlace,
  PuzzleHints,
  ScrollPlace,
  useLesson,
  useNewHint,
  usePuzzle,
} from '#renderer/table/index.ts';
import { hintTexts } from './hint-text.ts';
import type { OnKey } from './use-keys.ts';
import { heldFacing, type TableModel } from './use-model.ts';

export function TurnRegion({ model, onKey }: { readonly model: TableModel; readonly onKey: OnKey }) {
  const { t } = useTranslation('alphacubes');
  const held = heldCube(model.draft);
  const isLesson = useLesson() !== undefined;
  /** While a face has the focus, the arrow keys only tip the cube. */
  const [turning, setTurning] = useState(false);
  const isPuzzle = usePuzzle() !== undefined;
  /** A hint stays in front of the ways to lay a word until another word is laid. */
  const [hintedAt, setHintedAt] = useState<readonly unknown[]>();
  useNewHint(model.hint, () => setHintedAt(model.draft.laid));
  if (held === undefined) {
    // Which cubes are kept matters nothing in a puzzle, which ends with its play.
    if (isPuzzle) return <PuzzleHints />;
    if (isLesson && model.hint === undefined && model.ways.length < 2) return null;
    if (model.hint !== undefined && (model.ways.length < 2 || model.draft.laid === hintedAt))
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

function WaysPlace({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('alphacubes');
  const { ways, draft, play, state } = model;
  const table = draftTable(state);
  const used = draft.laid.map(({ cube }) => cube);
  const text = (keeps: readonly number[]) =>
    keeps.length === 0
      ? t('ways.keepNone')
      : t('ways.keep', { cubes: keeps.map((cube) => table.lettersOf(cube).join('')).join(' · ') });
  return (
    <section className="turn-region">
      <h2 className="label" id="ways-title">
        {t('ways.title', { count: ways.length })}
      </h2>
      <ScrollPlace label={t('ways.title', { count: ways.length })} className="ways-scroll">
        <ul aria-labelledby="ways-title" className="ways">
          {ways.map((way) => {
            const chosen = way.keeps.every((cube) => !used.includes(cube));
            return (
              <li key={way.keeps.join()}>
                <button type="button" aria-pressed={chosen} onClick={() => play.act({ kind: 'way', way })}>
                  {text(way.keeps)}
                </button>
              </li>
            );
          })}
        </ul>
      </ScrollPlace>
    </section>
  );
}

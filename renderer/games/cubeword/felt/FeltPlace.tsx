import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { framedPlays } from '#renderer/table/index.ts';
import { cubeAt, placedCube } from '#shared/games/cubeword/index.ts';
import type { Place } from '#shared/pieces/index.ts';
import { FeltView } from './FeltView.tsx';
import { standingPlay } from './standing-play.ts';
import { placeLabel } from '../texts.ts';
import type { Grab } from '../use-cube-drag.tsx';
import type { FeltSight } from './use-felt-window.ts';
import type { TableModel } from '../use-model.ts';
import type { OnKey } from '../use-keys.ts';

interface FeltPlaceProps {
  readonly model: TableModel;
  readonly onKey: OnKey;
  readonly onGrab: Grab;
}

export function FeltPlace({ model, onKey, onGrab }: FeltPlaceProps) {
  const { t } = useTranslation('cubewordTable');
  const { play, people, draft, state, turn, view, check, shown, fits, hover, news } = model;
  const seen = useMemo(() => {
    const turned = news?.events.find((event) => event.kind === 'turned');
    if (turned === undefined || people.includes(turned.seat)) return undefined;
    return turned.parts.flatMap(({ cube }): readonly Place[] =>
      [placedCube(state.felt, cube)].filter((one) => one !== undefined),
    );
  }, [news, people, state.felt]);
  const onCursor = useCallback((place: Place) => play.act({ kind: 'cursor', place }), [play]);
  const sight: FeltSight = {
    felt: check?.felt ?? state.felt,
    cursor: draft.cursor,
    turn,
    fits,
    seen,
    onCursor,
  };
  const framed = useMemo(
    () => framedPlays(model).flatMap((made) => standingPlay(state.felt, made) ?? []),
    [model, state.felt],
  );
  const labelOf = useCallback((key: string) => placeLabel(t, key, shown), [t, shown]);
  return (
    <FeltView
      shown={shown}
      sight={sight}
      framed={framed}
      direction={view === undefined ? undefined : draft.direction}
      label={t('felt.label', { count: sight.felt.length })}
      placeLabel={labelOf}
      onPick={(place) =>
        play.act(view === undefined ? { kind: 'cursor', place } : { kind: 'pick-place', place })
      }
      onHover={hover}
      onKey={(event) => onKey(event, 'felt')}
      onGrab={(place, event) => {
        const there = view === undefined ? undefined : cubeAt(sight.felt, place);
        if (there !== undefined) onGrab(there.cube, event);
      }}
    />
  );
}

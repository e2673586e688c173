import { useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { framedPlays } from '#renderer/table/index.ts';
import {
  faceOf,
  faces,
  letterOf,
  placeAt,
  placesOf,
  pointsOf,
  runOfPegs,
  type Cube,
} from '#shared/games/scruble/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { faceText } from '#shared/pieces/index.ts';
import { ringSides, type ShownCube } from './shown-cube.ts';
import { placeText } from './texts.ts';
import type { TableModel } from './use-model.ts';
import './emblem.css';

export interface MapViewProps {
  readonly shown: ShownCube;
  readonly cursor: number;
  readonly framed?: FramedPegs | undefined;
  readonly onPick: (place: number) => void;
  readonly onFocus: (place: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

const four = [0, 1, 2, 3] as const;

export function MapView({ shown, cursor, framed, onPick, onFocus, onKey }: MapViewProps) {
  const { t } = useTranslation('scrubleTable');
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement) !== true) return;
    grid.current.querySelector<HTMLElement>(`[data-place="${cursor}"]`)?.focus();
  }, [cursor]);
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={t('map.label')}
      className="scruble-map"
      onKeyDown={onKey}
      onClick={({ target }) => {
        const place = placeIn(target);
        if (place !== undefined) onPick(place);
      }}
      onFocus={({ target }) => {
        const place = placeIn(target);
        if (place !== undefined && place !== cursor) onFocus(place);
      }}
    >
      {faces.map((face) => (
        <div
          key={face}
          role="rowgroup"
          className={`map-face map-face--${face}`}
          aria-label={t(`face.${face}`)}
        >
          <span aria-hidden className="map-face-name">
            {t(`face.${face}`)}
          </span>
          {four.map((row) => (
            <div key={row} role="row" className="map-row">
              {four.map((column) => {
                const place = placeAt({ face, row, column });
                return (
                  <div
                    key={column}
                    role="gridcell"
                    data-place={place}
                    tabIndex={place === cursor ? 0 : -1}
                    aria-label={placeLabel(t, place, shown)}
                    aria-selected={shown.marks.get(place)?.traced !== undefined}
                    className={[
                      'map-place',
                      ...(framed?.places.has(place) === true ? ['map-place--best'] : []),
                      ...ringSides(shown.ring, place).map((side) => `map-place--${side}`),
                    ].join(' ')}
                  >
                    <Peg place={place} shown={shown} />
                    <Mark seat={framed?.starts.get(place)} />
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The places of the best plays whose words still stand in line, and the players at their first letters. */
interface FramedPegs {
  readonly places: ReadonlySet<number>;
  readonly starts: ReadonlyMap<number, number>;
}

function Mark({ seat }: { readonly seat: number | undefined }) {
  if (seat === undefined) return null;
  return (
    <span aria-hidden className="map-mark">
      <PlayerMark seat={seat} size={9} />
    </span>
  );
}

function framedPegs(cube: Cube, plays: ReturnType<typeof framedPlays>): FramedPegs | undefined {
  const runs = plays.flatMap(({ seat, places }) => {
    const run = runOfPegs(
      cube,
      places.map((peg) => cubeId(Number(peg))),
    );
    return run === undefined ? [] : [{ seat, places: placesOf(run) }];
  });
  if (runs.length === 0) return undefined;
  return {
    places: new Set(runs.flatMap(({ places }) => places)),
    starts: new Map(runs.map(({ seat, places }) => [places[0] ?? -1, seat])),
  };
}

function Peg({
  place,
  shown: { cube, marks, wilds, last },
}: {
  readonly place: number;
  readonly shown: ShownCube;
}) {
  const peg = pegAt(cube, place);
  const face = faceOf(peg);
  const { traced, standing, crossing, counts } = marks.get(place) ?? {};
  const classes = [
    'peg',
    face.kind === 'premium'
      ? `peg--premium-${face.of}`
      : face.kind === 'letter'
        ? 'peg--letter'
        : 'peg--wild',
    ...(traced === undefined ? [] : ['peg--traced']),
    ...(standing === true ? ['peg--standing'] : []),
    ...(crossing === true ? ['peg--crossing'] : []),
    ...(counts === true ? ['peg--counts'] : []),
    ...(last.has(place) ? ['peg--last'] : []),
  ];
  return (
    <span aria-hidden className={classes.join(' ')} data-last-move={last.has(place) ? '' : undefined}>
      {letterOf(peg) ?? wilds.get(peg) ?? (face.kind === 'premium' ? String(faceText(face)) : '☆')}
    </span>
  );
}

function placeLabel(t: Translate, place: number, { cube, marks, standing, wilds, last }: ShownCube): string {
  const peg = pegAt(cube, place);
  const face = faceOf(peg);
  const stands = wilds.get(peg);
  const what =
    face.kind === 'letter'
      ? t('scrubleTable:peg.letter', { letter: face.letter, points: pointsOf(peg) })
      : face.kind === 'premium'
        ? t(face.of === 'word' ? 'scrubleTable:peg.word' : 'scrubleTable:peg.letter-premium', {
            text: String(faceText(face)),
            times: face.times,
          })
        : t('scrubleTable:peg.wild');
  const { traced, crossing, counts } = marks.get(place) ?? {};
  return [
    stands === undefined || face.kind === 'letter'
      ? what
      : t('scrubleTable:peg.as', { what, letter: stands }),
    placeText(t, place),
    ...(traced === undefined ? [] : [t('scrubleTable:place.traced', { number: traced })]),
    ...(standing.get(place) ?? []).map((word) => t('scrubleTable:place.stands', { word })),
    ...(last.has(place) ? [t('scrubleTable:place.last')] : []),
    ...(crossing === true ? [t('scrubleTable:place.crosses')] : []),
    ...(counts === true ? [t('scrubleTable:place.counts')] : []),
  ].join(', ');
}

function pegAt(cube: Cube, place: number) {
  return cubeId(cube[place] ?? 0);
}

function placeIn(target: EventTarget): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return cell === null ? undefined : Number(cell.dataset['place']);
}

interface MapPlaceProps {
  readonly model: TableModel;
  readonly onKey: (event: KeyboardEvent) => void;
}

export function MapPlace({ model, onKey }: MapPlaceProps) {
  const { t } = useTranslation('scrubleTable');
  const { play, draft, shown, view } = model;
  const framed = useMemo(() => framedPegs(shown.cube, framedPlays(model)), [shown.cube, model]);
  return (
    <div className="scruble-map-place">
      <MapView
        shown={shown}
        framed={framed}
        cursor={draft.cursor}
        onPick={(place) => play.act({ kind: view === undefined ? 'cursor' : 'trace', place })}
        onFocus={(place) => play.act({ kind: 'cursor', place })}
        onKey={onKey}
      />
      <p className="small soft scruble-map-says">{t('map.says')}</p>
    </div>
  );
}

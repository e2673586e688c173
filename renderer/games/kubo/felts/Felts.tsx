import { useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { type CardName, cardOf } from '#shared/games/kubo/index.ts';
import { Layer } from './Layer.tsx';
import { Hatch, Stack } from '../marks.tsx';
import { axesOf, cardAt, cellsOf, placeOf, type Standing } from '../standing.ts';
import { layerText, useTexts } from '../texts.ts';
import { useMedia } from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { walk } from './walk.ts';
import '../kubo.css';
import './felts.css';

export interface FeltsProps {
  readonly standing: Standing;
  readonly cursor: CardName;
  readonly onCursor: (card: CardName) => void;
  readonly onPick: (card: CardName) => void;
  readonly onKey?: (event: KeyboardEvent) => void;
}

/** In a narrow window, such as one of 1280 pixels at 200 % zoom, one layer is shown at a time. */

export function Felts({ standing, cursor, onCursor, onPick, onKey }: FeltsProps) {
  const t = useTexts();
  const { layers } = standing;
  const cells = useMemo(() => cellsOf(standing), [standing]);
  const root = useRef<HTMLDivElement>(null);
  /** Set when a key moves the cursor, so that the focus follows, even into a layer that was hidden. */
  const walking = useRef(false);
  const one = useMedia(breakpoints.small);
  const at = placeOf(layers, cursor) ?? { x: 0, y: 0, height: 0 };

  useLayoutEffect(() => {
    if (!walking.current) return;
    walking.current = false;
    root.current?.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus({ preventScroll: false });
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = walk(at, event);
    const card = to === undefined ? undefined : cardAt(layers, to);
    if (card !== undefined) {
      event.preventDefault();
      walking.current = card !== cursor;
      onCursor(card);
    } else if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) {
      event.preventDefault();
      onPick(cursor);
    } else {
      onKey?.(event);
    }
  };
  const show = (height: number) => {
    const card = cardAt(layers, { ...at, height });
    if (card !== undefined) onCursor(card);
  };
  const shown = one ? layers.filter((_, height) => height === at.height) : layers;
  return (
    <div ref={root} className={`kubo kubo-felts${one ? ' kubo-felts--one' : ''}`}>
      {one ? <LayerTabs standing={standing} shown={at.height} onShow={show} /> : null}
      <div
        className="kubo-felts-room"
        {...(one ? { role: 'tabpanel', id: 'kubo-layer', 'aria-labelledby': tabId(at.height) } : {})}
      >
        {shown.map((layer) => {
          const height = layers.indexOf(layer);
          return (
            <Layer
              key={height}
              name={layerText(t, layers, height)}
              height={height}
              cells={cells.slice(height * 16, height * 16 + 16)}
              standing={standing}
              tabStop={{ x: at.x, y: at.y }}
              headed={!one}
              onCursor={onCursor}
              onPick={onPick}
              onKeyDown={onKeyDown}
            />
          );
        })}
      </div>
    </div>
  );
}

const tabId = (height: number) => `kubo-tab-${height}`;

function LayerTabs({
  standing: { layers, table },
  shown,
  onShow,
}: {
  readonly standing: Standing;
  readonly shown: number;
  readonly onShow: (height: number) => void;
}) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? 3 : step && (shown + 4 + step) % 4;
    if (to === undefined) return;
    event.preventDefault();
    onShow(to);
    list.current?.querySelector<HTMLElement>(`#${tabId(to)}`)?.focus();
  };
  const colours = axesOf(layers).height === 'colour';
  return (
    <div ref={list} role="tablist" aria-label={t('layers')} className="kubo-tabs" onKeyDown={onKeyDown}>
      {layers.map((layer, height) => (
        <button
          key={height}
          type="button"
          role="tab"
          id={tabId(height)}
          aria-selected={height === shown}
          aria-controls="kubo-layer"
          tabIndex={height === shown ? 0 : -1}
          className="kubo-tab"
          onClick={() => onShow(height)}
        >
          {colours && layer[0] !== undefined ? (
            <Hatch colour={cardOf(layer[0]).colour} className="kubo-tab-hatch" />
          ) : (
            <Stack height={height} />
          )}
          <span>{layerText(t, layers, height)}</span>
          <span className="kubo-tab-count figures">
            {layer.filter((card) => table.includes(card)).length}
            <span className="visually-hidden">{t('cardsOf')}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

import { useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { cardOf, type CardName } from '#shared/games/kubo/index.ts';
import { Layer } from './Layer.tsx';
import { Hatch, Stack } from '../marks.tsx';
import { axesOf, cardAt, cellsOf, placeOf, type ShownTable, type Place } from '../standing.ts';
import { layerText, useTexts } from '../texts.ts';
import { useMedia, type Press } from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import '../kubo.css';
import './felts.css';

export interface FeltsProps {
  readonly standing: ShownTable;
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
  /** This is set when a key moves the cursor, so that the focus follows, even into a layer that was hidden. */
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
  standing: { layers, table, open = [] },
  shown,
  onShow,
}: {
  readonly standing: ShownTable;
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
      {layers.map((layer, height) => {
        const canLie = layer.filter((card) => open.includes(card)).length;
        return (
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
            {canLie === 0 ? null : (
              <span className="kubo-tab-dot">
                <span className="visually-hidden">{t('canLieHere', { count: canLie })}</span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

const last = 3;

/** Returns the same cell at an edge, and undefined for other keys; left and right also lead into the next layer. */
export function walk(at: Place, press: Press & Pick<KeyboardEvent, 'shiftKey'>): Place | undefined {
  if (press.altKey || press.metaKey || press.shiftKey) return undefined;
  if (press.ctrlKey) {
    if (press.key === 'Home') return { x: 0, y: last, height: 0 };
    return press.key === 'End' ? { x: last, y: 0, height: last } : undefined;
  }
  switch (press.key) {
    case 'ArrowRight':
      if (at.x < last) return { ...at, x: at.x + 1 };
      return at.height < last ? { ...at, x: 0, height: at.height + 1 } : at;
    case 'ArrowLeft':
      if (at.x > 0) return { ...at, x: at.x - 1 };
      return at.height > 0 ? { ...at, x: last, height: at.height - 1 } : at;
    case 'ArrowUp':
      return { ...at, y: Math.min(last, at.y + 1) };
    case 'ArrowDown':
      return { ...at, y: Math.max(0, at.y - 1) };
    case 'Home':
      return { ...at, x: 0 };
    case 'End':
      return { ...at, x: last };
    case 'PageUp':
      return { ...at, height: Math.min(last, at.height + 1) };
    case 'PageDown':
      return { ...at, height: Math.max(0, at.height - 1) };
    default:
      return undefined;
  }
}

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback, useWidth } from '#renderer/app/index.ts';
import { Rail } from '#renderer/board/index.ts';
import { drawnRows, heightOf, rowsBetween, topOf, type ShelfRows } from './shelf-rows.ts';
import type { ShelfEntry } from './shelf-entry.ts';
import { ShelfItem } from './ShelfItem.tsx';
import { stepOnShelves } from './shelf-keys.ts';
import { useScrollView } from './use-scroll-view.ts';

export interface ShelvesProps {
  readonly entries: readonly ShelfEntry[];
  readonly chosen: number;
  readonly now: number;
  /** One game a row, with what belongs to the chosen one below it. */
  readonly isList: boolean;
  readonly strip: ReactNode;
  readonly onChoose: (at: number) => void;
  readonly onOpen: () => void;
}

/** A picture of 142 px and what stands beside it. */
const pitch = 179;
const gap = 15;
const guessed = { shelf: 224, list: 92 } as const;

/** Only the shelves in view are drawn, each game being an option of one list with one tab stop. */
export function Shelves({ entries, chosen, now, isList, strip, onChoose, onOpen }: ShelvesProps) {
  const { t } = useTranslation('library');
  const [place, width] = useWidth<HTMLDivElement>(5 * pitch);
  const inner = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const scope = useFocusFallback<HTMLDivElement>();
  const view = useScrollView(inner);
  const columns = isList ? 1 : Math.max(1, Math.floor((width + gap) / pitch));
  const [rowHeight, measureRow] = useRowHeight(isList ? guessed.list : guessed.shelf);
  const stripHeight = useHeight(below, isList);
  const chosenRow = Math.floor(chosen / columns);
  const rows: ShelfRows = {
    count: Math.ceil(entries.length / columns),
    height: rowHeight,
    open: isList ? { row: chosenRow, height: stripHeight } : undefined,
  };
  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    inner.current?.querySelector<HTMLElement>(`[data-at="${chosen}"]`)?.focus();
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!event.repeat) onOpen();
      return;
    }
    const to = stepOnShelves(event.key, chosen, entries.length, columns);
    if (to === undefined) return;
    event.preventDefault();
    wantsFocus.current = true;
    onChoose(to);
  };
  return (
    <div ref={place} className="shelves" data-list={isList}>
      <div ref={inner} className="shelves-inner" style={{ height: heightOf(rows) }}>
        <div
          ref={scope}
          role="listbox"
          aria-label={t('shelf')}
          aria-orientation={isList ? 'vertical' : 'horizontal'}
          onKeyDown={onKeyDown}
        >
          {drawnRows(rows, rowsBetween(rows, ...view), chosenRow).map((row, drawn) => (
            <div
              key={row}
              ref={drawn === 0 ? measureRow : undefined}
              role="presentation"
              className="shelf"
              style={{ top: topOf(rows, row), '--columns': columns } as React.CSSProperties}
            >
              {entries.slice(row * columns, (row + 1) * columns).map((entry, at) => (
                <ShelfItem
                  key={entry.key}
                  entry={entry}
                  at={row * columns + at}
                  count={entries.length}
                  now={now}
                  isChosen={row * columns + at === chosen}
                  onChoose={onChoose}
                  onOpen={onOpen}
                />
              ))}
              {isList ? null : <Rail />}
            </div>
          ))}
        </div>
        {isList && entries.length > 0 ? (
          <div ref={below} className="shelves-strip" style={{ top: topOf(rows, chosenRow) + rowHeight }}>
            {strip}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function useRowHeight(first: number): readonly [number, (row: HTMLElement | null) => void] {
  const [height, setHeight] = useState<{ readonly for: number; readonly px: number }>();
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (row !== null && row.offsetHeight > 0) setHeight({ for: first, px: row.offsetHeight });
    },
    [first],
  );
  return [height?.for === first ? height.px : first, measure];
}

function useHeight(element: React.RefObject<HTMLElement | null>, isShown: boolean): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!isShown || current === null) return undefined;
    const watch = new ResizeObserver(() => setHeight(current.offsetHeight));
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, isShown]);
  return height;
}

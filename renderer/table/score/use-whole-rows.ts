import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { foldedRows, leastHeight, shownHeight, total, type PadHeights } from './whole-rows.ts';

interface WholeRows {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly folded: number;
  /** All rows stay laid out, so that their heights are known; those that are folded lie above the edge. */
  readonly bodyStyle: CSSProperties;
  readonly rowsStyle: CSSProperties;
}

interface Fit {
  readonly folded: number;
  readonly height: number;
  readonly shift: number;
}

/** Tells the place of the pad how high it wants to be and must be, and fits whole rows into what it gets. */
export function useWholeRows(content: unknown): WholeRows {
  const body = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<Fit>();
  useLayoutEffect(() => {
    const element = body.current;
    const place = element?.closest<HTMLElement>('.pad-place');
    const sheet = element?.closest<HTMLElement>('.score-pad');
    if (!element || !place || !sheet) return;
    const measure = () => {
      const { chrome, heights, room } = measured(place, sheet, element);
      place.style.setProperty('--pad-full', `${Math.ceil(chrome + shownHeight(heights, 0))}px`);
      place.style.setProperty('--pad-least', `${Math.ceil(chrome + leastHeight(heights))}px`);
      const folded = foldedRows(heights, room);
      const next = {
        folded,
        height: shownHeight(heights, folded),
        shift: total(heights.rows.slice(0, folded)),
      };
      flushSync(() => setFit((before) => (isSame(before, next) ? before : next)));
    };
    const observer = new ResizeObserver(measure);
    for (const one of [place, sheet, ...element.querySelectorAll('table, thead')]) observer.observe(one);
    return () => {
      observer.disconnect();
    };
  }, [content]);
  return {
    body,
    folded: fit?.folded ?? 0,
    bodyStyle: fit === undefined ? {} : { height: fit.height },
    rowsStyle: fit === undefined || fit.folded === 0 ? {} : { translate: `0 ${-fit.shift}px` },
  };
}

function isSame(before: Fit | undefined, next: Fit): boolean {
  return before?.folded === next.folded && before.height === next.height && before.shift === next.shift;
}

/** A large window enlarges the pad, and boxes are measured in pixels of the window. */
function measured(place: HTMLElement, sheet: HTMLElement, body: HTMLElement) {
  const zoom = place.currentCSSZoom;
  const tall = (element: Element) => element.getBoundingClientRect().height / zoom;
  const rows = [...body.querySelectorAll('tbody > tr')].map(tall);
  const folding = body.querySelector('.score-folded');
  const fold = folding === null ? Math.min(...rows) : tall(folding);
  const heads = [...body.querySelectorAll('thead')].map(tall);
  const heights: PadHeights = { head: total(heads) - (folding === null ? 0 : fold), fold, rows };
  const chrome = tall(sheet) - tall(body);
  return { chrome, heights, room: tall(place) - chrome + 0.5 };
}

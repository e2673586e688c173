import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useMedia } from '../use-media.ts';

/** Where height lacks beside the board, first the place where a piece is turned yields, then the slip of the turn. */
const yielding = ['', 'turning', 'slip'] as const;

/** Happens beside the board when more of it yields than before, so that the rest may have more room. */
export const yieldsMore = 'yieldsmore';

/**
 * Says in `data-yields` of what stands beside the board what of it yields so that the rest has its height.
 *
 * @param onCrowded is called where all that is not enough
 */
export function useYielding(onCrowded: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const side = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = side;
    if (current === null) return undefined;
    let most = 0;
    const fit = () => {
      const at = yielding.findIndex((what) => {
        current.dataset.yields = what;
        return ![current, ...current.querySelectorAll('[data-folded="all"]')].some(isShort);
      });
      const isBeside = getComputedStyle(current).display === 'flex' && !isTabs(current);
      if (!isBeside) current.dataset.yields = '';
      else if (at === -1) onCrowded?.();
      else if (at > most) {
        most = at;
        current.dispatchEvent(new Event(yieldsMore));
      }
    };
    const sizes = new ResizeObserver(fit);
    const watch = () => {
      sizes.disconnect();
      for (const one of [current, ...current.children]) sizes.observe(one);
    };
    const places = new MutationObserver(watch);
    places.observe(current, { childList: true });
    const folds = new MutationObserver(fit);
    folds.observe(current, { subtree: true, attributeFilter: ['data-folded'] });
    watch();
    return () => {
      folds.disconnect();
      sizes.disconnect();
      places.disconnect();
    };
  }, [onCrowded]);
  return side;
}

function isShort({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight + 1;
}

function isTabs(side: Element): boolean {
  return side.closest('.table-screen--compact') !== null;
}

interface Compactness {
  /** What stands beside the board has become tabs. */
  readonly compact: boolean;
  readonly onCrowded: () => void;
}

/** Makes tabs in small windows, and where the table has found too little height for what stands beside the board. */
export function useCompact(small: string): Compactness {
  const [crowded, setCrowded] = useState(0);
  const [onCrowded] = useState(() => () => setCrowded(window.innerHeight));
  const isSmall = useMedia(small);
  const isCrowded = useSyncExternalStore(onResize, () => window.innerHeight <= crowded);
  return { compact: isSmall || isCrowded, onCrowded };
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('resize', changed);
  };
}

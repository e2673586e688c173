import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const drawnFor = { width: 1280, height: 800 };

export function windowScale(width: number, height: number): number {
  const scale = Math.min(width / drawnFor.width, height / drawnFor.height);
  return Math.max(1, Math.floor(scale * 20) / 20);
}

export function keepWindowScale(): void {
  const keep = () => {
    const scale = windowScale(window.innerWidth, window.innerHeight);
    document.documentElement.style.setProperty('--window-scale', String(scale));
  };
  keep();
  window.addEventListener('resize', keep);
}

/** Returns the content width in CSS pixels, or `first` until it is measured. */
export function useWidth<E extends HTMLElement>(first: number): readonly [RefObject<E | null>, number] {
  const place = useRef<E>(null);
  const [width, setWidth] = useState(first);
  // The first measurement precedes the first paint, so that nothing is drawn wider than its place.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    setWidth(contentWidth(element));
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(entry.contentRect.width);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
    };
  }, []);
  return [place, width];
}

function contentWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || seen) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(current);
    return () => {
      watch.disconnect();
    };
  }, [element, seen]);
  return seen;
}

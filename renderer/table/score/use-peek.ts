import { useLayoutEffect, useRef, type RefObject } from 'react';
import { peekHeight } from './whole-rows.ts';

/** Makes a list in the place of the pad so high that the row at its edge is seen to go on. */
export function usePeek(content: unknown): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    const scroll = element?.closest<HTMLElement>('.moves');
    const place = element?.closest<HTMLElement>('.pad-place');
    const sheet = element?.closest<HTMLElement>('.score-pad');
    if (!element || !scroll || !place || !sheet) return undefined;
    const measure = () => {
      const zoom = place.currentCSSZoom;
      const tall = (one: Element) => one.getBoundingClientRect().height / zoom;
      const rows = [...element.children].map(tall);
      const gap = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
      const room = tall(place) - (tall(sheet) - tall(scroll));
      scroll.style.maxHeight = `${peekHeight(rows, gap, room)}px`;
    };
    const observer = new ResizeObserver(measure);
    for (const one of [place, element]) observer.observe(one);
    return () => {
      observer.disconnect();
    };
  }, [content]);
  return list;
}

import { useEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in CSS pixels, as it changes; `first` until it has been measured. */
export function useWidth<E extends HTMLElement>(first: number): readonly [RefObject<E | null>, number] {
  const place = useRef<E>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(entry.contentRect.width);
    });
    if (place.current !== null) watch.observe(place.current);
    return () => {
      watch.disconnect();
    };
  }, []);
  return [place, width];
}

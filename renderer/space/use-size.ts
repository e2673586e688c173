import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels; `first` until the element has a size. */
export function useSize(element: RefObject<HTMLElement | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const place = element.current;
    if (place === null) return;
    const measure = () => {
      const { clientWidth, clientHeight } = place;
      if (clientWidth > 0 && clientHeight > 0) setSize({ width: clientWidth, height: clientHeight });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(place);
    return () => {
      watch.disconnect();
    };
  }, [element]);
  return size;
}

import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size is in CSS pixels; it is `first` until the element has been measured. */
export function useRoom<E extends HTMLElement>(first: Size): readonly [RefObject<E | null>, Size] {
  const place = useRef<E>(null);
  const [size, setSize] = useState(first);
  // A layout effect measures before the first paint, so that nothing is drawn larger than its place.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => {
      watch.disconnect();
    };
  }, []);
  return [place, size];
}

import { useLayoutEffect, useState, type RefObject } from 'react';

type View = readonly [from: number, to: number];

/** Returns which part of an element can be seen, from its top, in whatever place it scrolls: its own, or the page. */
export function useScrollView(element: RefObject<HTMLElement | null>): View {
  const [view, setView] = useState<View>([0, 0]);
  useLayoutEffect(() => {
    const look = () => {
      const { current } = element;
      if (current === null) return;
      const next = viewOf(current);
      setView((now) => (now[0] === next[0] && now[1] === next[1] ? now : next));
    };
    look();
    // Scrolling of any place above is heard on its way down.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(document.documentElement);
    const place = element.current?.parentElement ?? undefined;
    if (place !== undefined) watch.observe(place);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      watch.disconnect();
    };
  }, [element]);
  return view;
}

function viewOf(element: HTMLElement): View {
  const { top } = element.getBoundingClientRect();
  const place = element.parentElement?.getBoundingClientRect();
  const from = Math.max(0, place?.top ?? 0) - top;
  const to = Math.min(window.innerHeight, place?.bottom ?? window.innerHeight) - top;
  return [Math.max(0, from), Math.max(0, to)];
}

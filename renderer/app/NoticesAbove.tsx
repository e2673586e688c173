import { useLayoutEffect, useRef, type ReactNode } from 'react';

const height = '--notices-above';

/** Gives its height to `--page-height`, so that the page is no higher than the window with a notice above the screen. */
export function NoticesAbove({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.setProperty(height, `${current.getBoundingClientRect().height}px`);
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty(height);
    };
  }, []);
  return <div ref={place}>{children}</div>;
}

import { useLayoutEffect, useRef, type ReactNode } from 'react';

const height = '--notices-above';

/** Takes its height from `--page-height`, so that a page with a notice above its screen is no higher than the window. */
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

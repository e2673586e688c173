import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

export interface ScrollPlaceProps {
  readonly label: string;
  readonly className: string;
  /** Keep the end in view as it grows, as on a score pad. */
  readonly atEnd?: boolean;
  readonly children: ReactNode;
}

/** A place that scrolls when it must; only then does the tab key stop at it, so that keys can scroll it too. */
export function ScrollPlace({ label, className, atEnd = false, children }: ScrollPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      setScrolls(element.scrollHeight > element.clientHeight + 1);
      if (atEnd) element.scrollTop = element.scrollHeight;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [children, atEnd]);
  const stop = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div ref={place} className={className} {...stop}>
      {children}
    </div>
  );
}

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

export interface ScrollPlaceProps {
  readonly label: string;
  readonly className: string;
  /** Begins at the end, and keeps the end in view for as long as nobody has scrolled away from it. */
  readonly atEnd?: boolean;
  readonly children: ReactNode;
}

/** Makes a tab stop only where the content overflows, so that keys can scroll it. */
export function ScrollPlace({ label, className, atEnd = false, children }: ScrollPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const measured = useRef({ tall: 0, room: 0 });
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      const { scrollHeight: tall, clientHeight: room, scrollTop } = element;
      const before = measured.current;
      measured.current = { tall, room };
      setScrolls(tall > room + 1);
      const wasAtEnd = scrollTop + before.room >= before.tall - 1;
      if (atEnd && wasAtEnd) element.scrollTop = tall;
    };
    // The observer calls after layout and before paint; measuring here would force an extra layout.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, [children, atEnd]);
  const stop = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': label } : {};
  return (
    <div ref={place} className={`scroll-place ${className}`} {...stop}>
      {children}
    </div>
  );
}

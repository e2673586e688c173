import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

export interface ScrollPlaceProps {
  readonly label: string;
  readonly className: string;
  /** Keeps the end in view as the content grows, unless somebody has scrolled up. */
  readonly atEnd?: boolean;
  readonly children: ReactNode;
}

/** A tab stop only where the content has to scroll, so that keys can scroll it. */
export function ScrollPlace({ label, className, atEnd = false, children }: ScrollPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  /** The heights of the content and of the element at the last measurement, in CSS pixels. */
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
      if (atEnd && (tall > before.tall || wasAtEnd)) element.scrollTop = tall;
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

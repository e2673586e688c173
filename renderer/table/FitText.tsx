import { useLayoutEffect, useRef } from 'react';

export interface FitTextProps {
  readonly children: string;
  readonly className: string;
  /** This is the least size in CSS pixels; a text that would have to be smaller wraps instead. */
  readonly least?: number;
}

export function FitText({ children, className, least = 15 }: FitTextProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    if (element === null) return;
    const fit = () => {
      const { style } = element;
      style.fontSize = '';
      style.whiteSpace = 'nowrap';
      const full = Number.parseFloat(getComputedStyle(element).fontSize);
      const size = Math.floor((full * element.clientWidth * 2) / element.scrollWidth) / 2;
      if (size >= full) return;
      style.fontSize = `${Math.max(least, size)}px`;
      if (size < least) style.whiteSpace = '';
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element.parentElement ?? element);
    // The size may change once the fonts are loaded.
    void document.fonts.ready.then(fit);
    return () => {
      observer.disconnect();
    };
  }, [children, least]);
  return (
    <p ref={line} className={className}>
      {children}
    </p>
  );
}

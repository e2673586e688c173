import { isMotionReduced } from '#renderer/theme/index.ts';
import { useLayoutEffect, useRef, type RefObject } from 'react';

const slideMs = 280;
const fadeMs = 80;

/** Once the opening is over, the box slides from where it stood to its place; with reduced motion it fades in there. */
export function useBoxSlide(box: RefObject<HTMLElement | null>, isOpening: boolean): void {
  const stood = useRef<DOMRect>(undefined);
  useLayoutEffect(() => {
    const { current: element } = box;
    if (element === null) return;
    const { current: from } = stood;
    stood.current = isOpening ? element.getBoundingClientRect() : undefined;
    if (isOpening || from === undefined) return;
    if (isMotionReduced()) {
      element.animate([{ opacity: 0.4 }, { opacity: 1 }], fadeMs);
      return;
    }
    const to = element.getBoundingClientRect();
    element.animate(
      [{ translate: `${from.left - to.left}px ${from.top - to.top}px` }, { translate: '0 0' }],
      {
        duration: slideMs,
        easing: 'cubic-bezier(.2,.7,.2,1)',
      },
    );
  });
}

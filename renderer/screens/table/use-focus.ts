import { useEffect, type RefObject } from 'react';

/** Brings the focus to a thing when it appears, and again when `when` changes; after the page has named itself. */
export function useFocus(thing: RefObject<HTMLElement | null>, when?: unknown): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      thing.current?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [thing, when]);
}

import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has ever been in or near the view. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || seen) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(current);
    return () => {
      watch.disconnect();
    };
  }, [element, seen]);
  return seen;
}

import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { yieldsMore } from '../frame/use-yielding.ts';

/**
 * Returns the first of so many steps at which the element and what holds it beside the board overflow no more.
 *
 * @param content begins anew at the first step when it changes
 */
export function useStepDown(element: RefObject<HTMLElement | null>, steps: number, content: unknown): number {
  const [at, setAt] = useState({ content, step: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    const table = current?.closest('.table');
    const side = current?.closest('.table-side');
    if (!current?.parentElement || !table || !side) return undefined;
    let step = 0;
    const go = (to: number) => {
      step = to;
      flushSync(() => setAt({ content, step }));
    };
    const fit = () => {
      while (step + 1 < steps && overflows(current)) go(step + 1);
    };
    const beginAnew = () => {
      go(0);
      fit();
    };
    // The table is as high as the window, and what lies beside the board may follow from what is folded.
    let height = table.clientHeight;
    const observer = new ResizeObserver(() => {
      const isOther = table.clientHeight !== height;
      height = table.clientHeight;
      if (isOther) beginAnew();
      else fit();
    });
    for (const one of [table, current.parentElement]) observer.observe(one);
    side.addEventListener(yieldsMore, beginAnew);
    return () => {
      side.removeEventListener(yieldsMore, beginAnew);
      observer.disconnect();
    };
  }, [element, steps, content]);
  return Object.is(at.content, content) ? at.step : 0;
}

function overflows(element: HTMLElement): boolean {
  const side = element.closest<HTMLElement>('.table-side');
  // In one column that scrolls, and on a tab, there is height for everything.
  if (side === null || getComputedStyle(side).display !== 'flex' || element.closest('.tab-panel') !== null)
    return false;
  for (let one: HTMLElement | null = element; one !== null; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight + 1) return true;
    if (one === side) return false;
  }
  return false;
}

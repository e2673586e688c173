import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Problem } from '#shared/kernel/index.ts';

/** Goes to the part of a form that a problem belongs to, once it is told. `field` selects what takes the focus there. */
export function useFocusOnProblem(
  problem: Problem | undefined,
  placeOf: (problem: Problem | undefined) => string | undefined,
  field: string,
): RefObject<HTMLElement | null> {
  const form = useRef<HTMLElement>(null);
  const goTo = useEffectEvent((found: Problem | undefined) => {
    const part = placeOf(found);
    if (part === undefined) return;
    form.current?.querySelector<HTMLElement>(`[data-part="${part}"] :is(${field})`)?.focus();
  });
  useEffect(() => {
    goTo(problem);
  }, [problem]);
  return form;
}

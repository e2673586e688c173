import { useDeferredValue, useMemo, useState } from 'react';
import type { Product, SheetSet } from '#print-templates/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { Choices } from './sheet-choices.ts';

export interface Laid {
  /** The sheets; while the choices do not fit, those of the last that did. */
  readonly sheets: SheetSet | undefined;
  readonly problem: Problem | undefined;
}

/** Lays a product out again whenever a choice changes, after the change itself has been shown. */
export function useSheets(product: Product, choices: Choices): Laid {
  const wanted = useDeferredValue(choices);
  const laid = useMemo(() => {
    const parsed = product.parse(wanted);
    return parsed.ok ? product.layout(parsed.value) : parsed;
  }, [product, wanted]);
  const [good, setGood] = useState<SheetSet>();
  if (laid.ok && good !== laid.value) setGood(laid.value);
  return laid.ok ? { sheets: laid.value, problem: undefined } : { sheets: good, problem: laid.problem };
}

import { useDeferredValue, useMemo, useState } from 'react';
import type { Product, WrittenSheets } from '#print-templates/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { Choices } from './sheet-choices.ts';

export interface Laid {
  /** While the choices are invalid, the sheets of the last valid ones. */
  readonly sheets: WrittenSheets | undefined;
  readonly problem: Problem | undefined;
}

/** Lays a product out after each change, without delaying the change itself. */
export function useSheets(product: Product, choices: Choices): Laid {
  const wanted = useDeferredValue(useMemo(() => ({ product, choices }), [product, choices]));
  const laid = useMemo(() => {
    const parsed = wanted.product.parse(wanted.choices);
    return parsed.ok ? wanted.product.layout(parsed.value) : parsed;
  }, [wanted]);
  const [good, setGood] = useState<{ readonly product: Product; readonly sheets: WrittenSheets }>();
  if (laid.ok && good?.sheets !== laid.value) setGood({ product: wanted.product, sheets: laid.value });
  if (laid.ok) return { sheets: laid.value, problem: undefined };
  return { sheets: good?.product === wanted.product ? good.sheets : undefined, problem: laid.problem };
}

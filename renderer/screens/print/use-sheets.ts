import { useDeferredValue, useMemo, useState } from 'react';
import type { Product, ProductSheets } from '#print-templates/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { Choices } from './sheet-choices.ts';

export interface Wanted<P> {
  readonly product: P;
  readonly choices: Choices;
}

export interface Made<P, T> {
  readonly wanted: Wanted<P>;
  /** While the choices are invalid, this is what the last valid ones gave. */
  readonly value: T | undefined;
  readonly problem: Problem | undefined;
}

/** Makes something of a product after each change, without delaying the change itself. Memoise `make`. */
export function useMade<P, T>(
  product: P,
  choices: Choices,
  make: (wanted: Wanted<P>) => Result<T, Problem>,
): Made<P, T> {
  const wanted = useDeferredValue(useMemo(() => ({ product, choices }), [product, choices]));
  const made = useMemo(() => make(wanted), [make, wanted]);
  const [good, setGood] = useState<{ readonly product: P; readonly value: T }>();
  if (made.ok && good?.value !== made.value) setGood({ product: wanted.product, value: made.value });
  if (made.ok) return { wanted, value: made.value, problem: undefined };
  return {
    wanted,
    value: good?.product === wanted.product ? good.value : undefined,
    problem: made.problem,
  };
}

export interface Laid {
  readonly sheets: ProductSheets | undefined;
  readonly problem: Problem | undefined;
}

export function useSheets(product: Product, choices: Choices): Laid {
  const { value: sheets, problem } = useMade(product, choices, layOut);
  return { sheets, problem };
}

function layOut({ product, choices }: Wanted<Product>): Result<ProductSheets, Problem> {
  const parsed = product.parse(choices);
  return parsed.ok ? product.layout(parsed.value) : parsed;
}

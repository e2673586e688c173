import {
  findSet,
  parseDesign,
  printSetOf,
  productsOf,
  projectMarkOf,
  solidsOf,
  type PrintSet,
  type ProjectMark,
} from '#print-templates/index.ts';
import type { PrintSummary } from '#shared/contract/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import type { OptionValue } from '#shared/options/index.ts';
import { parseSetText } from '#shared/pieces/index.ts';
import type { PrintAsk } from './print-sheets.ts';

/** Undefined for a request that could not have been printed. */
export function designOf({
  product: name,
  set: setText,
  options,
}: Pick<PrintAsk, 'product' | 'set' | 'options'>): ProjectMark | undefined {
  const own = setText === undefined ? undefined : parseSetText(setText);
  if (own?.ok === false) return undefined;
  const sets = own === undefined ? bundledSetsOf(name) : [printSetOf(own.value)];
  for (const set of sets) {
    const product = [...productsOf(set), ...solidsOf(set)].find((one) => one.name === name);
    const parsed = product?.parse(options);
    if (product === undefined || parsed?.ok !== true) continue;
    return projectMarkOf(product, set, parsed.value as Readonly<Record<string, OptionValue>>);
  }
  return undefined;
}

/** Names are `<set>-<template>`, and both parts can have hyphens. */
function bundledSetsOf(product: string): readonly PrintSet[] {
  const parts = product.split('-');
  return parts.flatMap((_, at) => findSet(parts.slice(0, at).join('-')) ?? []);
}

export function factsOf(text: string): Result<Omit<PrintSummary, 'id' | 'printedAt'>> {
  const opened = parseDesign(text);
  if (!opened.ok) return opened;
  const { product, set, options } = opened.value;
  const { paper } = options;
  return ok({
    template: product.template,
    set: set.name,
    setTitle: set.title,
    code: projectMarkOf(product, set, options).code,
    ...(typeof paper === 'string' ? { paper } : {}),
  });
}

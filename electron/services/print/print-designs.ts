import { parseDesign, projectMarkOf } from '#print-templates/index.ts';
import type { PrintSummary } from '#shared/contract/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';

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

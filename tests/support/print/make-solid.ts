import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import { factsOfSheet, findSolid, type SolidFacts } from '#print-templates/index.ts';
import { openKernel } from '#print-templates/solids/kernel.ts';
import { write3mf } from '#print-templates/solids/write-3mf.ts';
import { writeStl } from '#print-templates/solids/write-stl.ts';
import { expectOk } from '#shared/kernel/index.ts';

const kernel = await openKernel();

export interface Made {
  readonly stl: Uint8Array;
  readonly threeMf: Uint8Array;
  readonly facts: SolidFacts;
}

/** The first sheet of a bundled product, with options that must be sound. */
export function madeSolid(name: string, options: Readonly<Record<string, unknown>> = {}): Made {
  const { title, language, materials, sheets } = expectOk(planOf(name, options));
  const sheet = (sheets[0] ?? []).map(({ piece, x, y }) => ({
    name: piece.name,
    mesh: piece.shape({ kernel, outlines: glyphOutlines }),
    x,
    y,
  }));
  return {
    stl: writeStl(title, sheet),
    threeMf: write3mf(title, language, sheet, materials),
    facts: factsOfSheet(sheet),
  };
}

/** The sheets of a bundled product, or why there are none. */
export function planOf(name: string, options: Readonly<Record<string, unknown>> = {}) {
  const product = findSolid(name);
  if (product === undefined) throw new Error(`No solid ${name}`);
  const parsed = product.parse(options);
  return parsed.ok ? product.plan(parsed.value) : parsed;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writePdf } from '#print-templates/drawing/pdf/index.ts';
import { papers, products, type DrawOp, type Product } from '#print-templates/index.ts';
import { textStart } from '#print-templates/layout/bounds.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { languages } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';
import { onPdf } from '#tests/support/print/tools.ts';

/** `CUBEWRIGHT_EVERY_SHEET=1` prints every product on every paper, in every language and ink; `npm test` draws a few. */
const isWhole = process.env.CUBEWRIGHT_EVERY_SHEET === '1';
const few = 6;

interface Case {
  readonly product: Product;
  readonly options: Readonly<Record<string, string>>;
}

/** What a product has no choice of is left out, and what is then alike stands once. */
const every: readonly Case[] = products.flatMap((product) => {
  const names = new Set(product.options.map(({ name }) => name));
  const choices = (name: string, values: readonly string[]) =>
    names.has(name) ? values.map((value) => ({ [name]: value })) : [{}];
  return choices('paper', Object.keys(papers)).flatMap((paper) =>
    choices('language', languages).flatMap((language) =>
      choices('ink', ['full', 'low', 'outline']).map((ink) => ({
        product,
        options: { ...paper, ...language, ...ink } as Readonly<Record<string, string>>,
      })),
    ),
  );
});

async function checkSheets({ product, options }: Case): Promise<void> {
  const laid = product.layout(expectOk(product.parse(options)));
  if (!laid.ok) {
    expect(laid.problem.code).toMatch(/^print\/(does-not-fit|paper-too-small|crowded)$/);
    return;
  }
  const bytes = expectOk(await writePdf(laid.value, { language: laid.value.language }));
  const again = expectOk(await writePdf(laid.value, { language: laid.value.language }));
  expect(Buffer.from(bytes).equals(Buffer.from(again))).toBe(true);
  if (has('qpdf')) {
    expect(onPdf(bytes, 'qpdf', (file) => ['--check', file])).toContain(
      'No syntax or stream encoding errors',
    );
  }
  const pages = await readPdf(bytes);
  expect(pages).toHaveLength(laid.value.sheets.length);
  laid.value.sheets.forEach(({ ops, width, height }, index) => {
    const page = pages[index];
    expect([page?.width, page?.height]).toEqual([expect.closeTo(width, 3), expect.closeTo(height, 3)]);
    const texts = textsOf(ops as readonly DrawOp[]);
    expect(page?.texts.map(({ text }) => text)).toEqual(texts.map(({ text }) => text));
    texts.forEach((op, at) => {
      const start = textStart(op);
      const read = page?.texts[at];
      expect(Math.hypot((read?.x ?? NaN) - start.x, (read?.y ?? NaN) - start.y)).toBeLessThan(0.01);
    });
  });
}

describe('products on every paper, in every language and ink', () => {
  it.runIf(isWhole)(
    'give the same bytes twice, every text at its place within 0.01 mm, and nothing that qpdf would mend',
    async () => {
      for (const one of every) await checkSheets(one);
    },
  );

  it('a few of them, another few each time: the same', async () => {
    await fc.assert(fc.asyncProperty(fc.constantFrom(...every), checkSheets), { numRuns: few });
  });
});

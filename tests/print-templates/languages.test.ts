import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { runPrintJob } from '#electron/services/print/print-job.ts';
import { bounds, unionOf } from '#print-templates/layout/bounds.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { languages } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { layOut, productNames } from '#tests/support/print/lay-out.ts';

const first = { en: 'Sheet 1 of', nl: 'Vel 1 van', sv: 'Ark 1 av' } as const;

describe.each(productNames)('the sheets of %s', (product) => {
  it.each(languages)('speak %s, say so, and keep to the paper', (language) => {
    const set = layOut(product, { language, margin: 5 });
    expect(set.language).toBe(language);
    const [sheet] = set.sheets;
    const texts = textsOf(sheet?.ops ?? []).map(({ text }) => text);
    expect(texts.join('\n')).toContain(first[language]);
    for (const { width, height, ops } of set.sheets) {
      const shown = unionOf(ops.map(bounds));
      expect(Math.min(shown.x, shown.y)).toBeGreaterThan(5 - 1e-6);
      expect(shown.x + shown.width).toBeLessThan(width - 5 + 1e-6);
      expect(shown.y + shown.height).toBeLessThan(height - 5 + 1e-6);
    }
  });

  it('say nothing in English where they are in another language', () => {
    const sentences = (language: string): readonly string[] =>
      layOut(product, { language, margin: 5 })
        .sheets.flatMap((sheet) => textsOf(sheet.ops))
        .map(({ text }) => text)
        .filter((text) => /[a-z]{3}.* [a-z]{3}/.test(text));
    const english = new Set(sentences('en'));
    for (const language of ['nl', 'sv']) {
      const kept = sentences(language).filter((text) => english.has(text));
      expect([...new Set(kept)], language).toEqual([]);
    }
  });
});

describe('a PDF in Dutch', () => {
  it('is marked as Dutch and called so', async () => {
    const options = { language: 'nl', cubes: ['1-3'] };
    const { bytes } = expectOk(await runPrintJob({ product: 'alphacubes-nets', options, format: 'pdf' }));
    const task = getDocument({ data: bytes.slice(), verbosity: 0 });
    const { info } = await (await task.promise).getMetadata();
    expect(info).toMatchObject({ Language: 'nl', Title: 'Alphacubes, uitslagen van kubussen' });
    await task.destroy();
  });
});

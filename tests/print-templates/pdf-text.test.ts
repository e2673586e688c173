import { expect, it } from 'vitest';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import { printed } from '#tests/support/print/lay-out.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';

/** Alone in its file, because a font keeps what it has read first. */
it('a PDF has its text although a letter was drawn as a part of another before', async () => {
  for (const font of ['franklin', 'franklin-semibold'] as const) glyphOutlines(font, 'ö');
  const pages = await readPdf(await printed('kubo-deck', { guide: false, cards: ['yellow S1'] }));
  expect(pages.flatMap(({ texts }) => texts.map(({ text }) => text))).toContain('yellow');
});

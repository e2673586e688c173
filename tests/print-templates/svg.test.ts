import { describe, expect, it } from 'vitest';
import { sheetToSvg } from '#print-templates/index.ts';
import { layOut, printed, productNames } from '#tests/support/print/lay-out.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';

interface SvgText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

describe.each(productNames)('the preview of %s', (product) => {
  const options = { paper: 'letter', margin: 6.5 };
  const set = layOut(product, options);

  it('sets every text where the PDF sets it', async () => {
    const pages = await readPdf(await printed(product, options));
    set.sheets.forEach((sheet, index) => {
      const written = textsOf(sheetToSvg(sheet));
      const read = pages[index]?.texts ?? [];
      expect(written.map(({ text }) => text)).toEqual(read.map(({ text }) => text));
      const elsewhere = written.filter(({ x, y }, place) => {
        const { x: left = Number.NaN, y: top = Number.NaN } = read[place] ?? {};
        return !(Math.abs(x - left) < 0.01 && Math.abs(y - top) < 0.01);
      });
      expect(elsewhere).toEqual([]);
    });
  });

  it('is true to size and one well-formed picture', () => {
    for (const sheet of set.sheets) {
      const svg = sheetToSvg(sheet);
      expect(svg).toContain(
        `width="${sheet.width}mm" height="${sheet.height}mm" viewBox="0 0 ${sheet.width} ${sheet.height}"`,
      );
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.match(/<svg /g)?.length).toBe(svg.match(/<\/svg>/g)?.length);
    }
  });
});

describe('text in the preview', () => {
  it('cannot break out of the picture', () => {
    const [sheet] = layOut('alphacubes-rack').sheets;
    if (sheet === undefined) throw new Error('No sheet');
    const [text] = sheet.ops.filter((op) => op.kind === 'text');
    if (text === undefined) throw new Error('No text');
    const svg = sheetToSvg({ ...sheet, ops: [{ ...text, text: 'a <b> & c' }] });
    expect(svg).toContain('>a &lt;b&gt; &amp; c</text>');
  });
});

function textsOf(svg: string): readonly SvgText[] {
  const found = svg.matchAll(/<text x="([^"]+)" y="([^"]+)"[^>]*>([^<]*)<\/text>/g);
  return [...found].map(([, x, y, text = '']) => ({
    x: Number(x),
    y: Number(y),
    text: text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&'),
  }));
}

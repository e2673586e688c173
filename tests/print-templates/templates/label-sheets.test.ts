import { describe, expect, it } from 'vitest';
import { intersection, unionOf, bounds } from '#print-templates/layout/bounds.ts';
import { labelsOf } from '#print-templates/layout/labels.ts';
import { labelStocks } from '#print-templates/stocks/index.ts';
import { papers, type DrawOp } from '#print-templates/index.ts';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { inWords } from '#tests/support/in-words.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';

const product = 'alphacubes-label-sheets';

describe('label sheets', () => {
  it('R10: are known by at least 12 presets, for A4 and for Letter', () => {
    expect(labelStocks.length).toBeGreaterThanOrEqual(12);
    expect(new Set(labelStocks.map(({ paper }) => paper))).toEqual(new Set(['a4', 'letter']));
    expect(new Set(labelStocks.map(({ name }) => name)).size).toBe(labelStocks.length);
  });

  it.each(labelStocks.map((stock) => ({ name: stock.of, stock })))(
    '$name: no label lies on another or beyond the paper, and all lie as much left as right',
    ({ stock }) => {
      const labels = labelsOf(stock);
      const { width, height } = papers[stock.paper];
      const all = unionOf(labels);
      expect(all.x).toBeCloseTo(width - all.x - all.width, 1);
      expect(all.y + all.height).toBeLessThanOrEqual(height + 0.001);
      const [first] = labels;
      if (first === undefined) throw new Error('No label');
      for (const other of labels.slice(1)) {
        const shared = intersection(first, other);
        expect(shared === undefined || shared.width * shared.height < 0.01).toBe(true);
      }
    },
  );

  it('keep the lines of labels out of the square that is measured on the first sheet', () => {
    const [check] = layOut(product, { stock: 'l7651', edge: 8, cubes: ['1'] }).sheets;
    const ops = check?.ops ?? [];
    const lines = ops.findIndex(({ kind }) => kind === 'clip');
    const words = ops.findIndex((op) => op.kind === 'text' && op.text === '50 mm square');
    const white = ops.findIndex((op) => op.kind === 'path' && op.fill === '#FFFFFF');
    expect(lines).toBeGreaterThan(0);
    expect(white).toBeGreaterThan(lines);
    expect(words).toBeGreaterThan(white);
    const [ground, text] = [ops[white], ops[words]];
    if (ground === undefined || text === undefined) throw new Error('No ground');
    expect(bounds(ground)).toMatchObject({ width: 50, height: 50 });
    expect(intersection(bounds(ground), bounds(text))).toBeDefined();
  });

  it.each(labelStocks.map(({ name }) => name))(
    '%s: every sticker lies on a label, and all are there',
    (stock) => {
      const given = labelStocks.find(({ name }) => name === stock);
      const edge = 8;
      const set = layOut(product, { stock, edge, cubes: ['1-12'] });
      expect(set.facts.pieces).toBe(72);
      const labels = given === undefined ? [] : labelsOf(given);
      const stickers = set.sheets
        .slice(1)
        .flatMap(({ ops }) => ops.filter((op) => op.kind === 'path' && op.purpose === 'cut').map(bounds));
      expect(stickers).toHaveLength(72);
      for (const sticker of stickers) {
        const on = labels.filter(
          (label) =>
            sticker.x >= label.x &&
            sticker.y >= label.y &&
            sticker.x + sticker.width <= label.x + label.width &&
            sticker.y + sticker.height <= label.y + label.height,
        );
        expect(on).toHaveLength(1);
      }
    },
  );

  it('R10: no row drifts: read back from the PDF, each lies within 0.01 mm of its place', async () => {
    const stock = labelStocks.find(({ name }) => name === 'l7651');
    if (stock === undefined) throw new Error('No stock');
    const pages = await readPdf(await printed('cubeword-label-sheets', { stock: 'l7651', ink: 'low' }));
    const names = (pages[1]?.texts ?? []).filter(({ text }) => text.startsWith('cube '));
    // Two stickers a label: three labels a cube, each with its name at the same place.
    expect(names.length).toBeGreaterThan(60);
    const [first] = names;
    names.slice(0, 65).forEach((text, index) => {
      const x = (first?.x ?? 0) + (index % stock.columns) * stock.stepX;
      const y = (first?.y ?? 0) + Math.floor(index / stock.columns) * stock.stepY;
      expect(Math.hypot(text.x - x, text.y - y)).toBeLessThan(0.01);
    });
  });

  it.each(labelStocks.flatMap(({ name }) => [8, 12, 15, 16].map((edge) => [name, edge] as const)))(
    'R1: %s with stickers of %s mm has rulers both ways and the code on every sheet, clear of all stickers',
    (stock, edge) => {
      const options = { stock, edge, cubes: ['1-40'] };
      if (refusal(product, options) !== undefined) return;
      const { sheets, project } = layOut(product, options);
      const { paper } = labelStocks.find(({ name }) => name === stock) ?? { paper: 'a4' };
      for (const { ops } of sheets.slice(1)) {
        const isRuler = (width: number, height: number) => (op: DrawOp) => {
          const { width: across, height: down } = bounds(op);
          return op.kind === 'path' && Math.abs(across - width) < 0.2 && Math.abs(down - height) < 0.2;
        };
        expect(ops.filter(isRuler(100, 0))).toHaveLength(1);
        expect(ops.filter(isRuler(0, 100))).toHaveLength(1);
        expect(ops.filter((op) => op.kind === 'text' && op.text === project.code)).toHaveLength(1);
        const rulers = ops.filter((op) => op.kind === 'path' && op.purpose === 'guide').map(bounds);
        const words = ops
          .filter((op) => op.kind === 'text' && op.purpose === 'guide' && !op.text.startsWith('cube '))
          .map(bounds);
        const stickers = ops.filter((op) => op.kind === 'path' && op.purpose === 'cut').map(bounds);
        const names = ops.filter((op) => op.kind === 'text' && op.text.startsWith('cube ')).map(bounds);
        for (const one of [...rulers, ...words]) {
          for (const other of [...stickers, ...names]) expect(intersection(one, other)).toBeUndefined();
          expect(Math.min(one.x, one.y)).toBeGreaterThan(5 - 1e-6);
          expect(one.x + one.width).toBeLessThan(papers[paper].width - 5 + 1e-6);
          expect(one.y + one.height).toBeLessThan(papers[paper].height - 5 + 1e-6);
        }
      }
    },
  );

  it.each(labelStocks.filter(({ name }) => name !== '4464').map(({ name }) => name))(
    'R1: %s has its rulers beside the labels, so that none is stuck on with a sticker',
    (name) => {
      const [, sheet] = layOut(product, { stock: name, edge: 8, cubes: ['1-2'] }).sheets;
      const beside = (sheet?.ops ?? []).filter(
        (op) => op.kind !== 'clip' && op.purpose === 'guide' && !op.figure,
      );
      const stock = labelStocks.find((one) => one.name === name);
      for (const label of stock === undefined ? [] : labelsOf(stock)) {
        for (const op of beside) expect(intersection(bounds(op), label)).toBeUndefined();
      }
    },
  );

  it('begin at the label that is asked for, and a second sheet at its first', () => {
    const tops = (start: number) =>
      layOut(product, { stock: 'l7160', start, cubes: ['1-5'] })
        .sheets.slice(1)
        .map(({ ops }) =>
          ops.flatMap((op) => (op.kind === 'text' && op.text.startsWith('cube ') ? [op] : [])),
        );
    const [all = []] = tops(1);
    const [late = [], next = []] = tops(20);
    expect(all.filter((op) => op.purpose === 'guide')).toHaveLength(5);
    expect(late.filter((op) => op.purpose === 'guide')).toHaveLength(2);
    expect(next.filter((op) => op.purpose === 'guide').map(({ text }) => text)).toEqual([
      'cube 3',
      'cube 4',
      'cube 5',
    ]);
    expect(next[0]).toMatchObject({ x: all[0]?.x, y: all[0]?.y });
  });

  it('show on a sheet for plain paper where every label lies, with rulers, square and the sentence (R1)', async () => {
    const [page] = await readPdf(await printed(product, { stock: '5160', cubes: ['1'] }));
    expect(page?.width).toBeCloseTo(215.9, 3);
    const texts = page?.texts.map(({ text }) => text) ?? [];
    expect(texts.join(' ')).toContain('Print at 100 %, actual size.');
    expect(texts).toEqual(expect.arrayContaining(['50 mm square', '100 mm', '1', '2', '9']));
  });

  it.each([
    [{ start: 22 }, 'start', 'a whole number, 1 to 21'],
    [
      { stock: 'own', labelStepX: 60 },
      'labelStepX',
      '63.5 to 69.6 mm, so that 3 labels of 63.5 mm lie on the paper',
    ],
    [{ stock: 'own', labelRows: 9 }, 'labelStepY', 'more room on the paper for 9 labels of 38.1 mm'],
  ])('%o is refused, with what would work', (options, option, expected) => {
    expect(inWords(refusal(product, options))).toEqual({ code: 'print/bad-option', option, expected });
  });

  it('a label too small for one face is refused with both sizes', () => {
    expect(refusal(product, { stock: 'l4732', edge: 15 })).toMatchObject({
      code: 'print/does-not-fit',
      piece: '15 x 18.6',
    });
  });

  it('hold whole cubes where they can, and the same faces as the set', () => {
    const { sheets } = layOut(product, { stock: 'l7160', cubes: ['7'] });
    const letters = alphacubesSet.pieces[6]?.letters ?? [];
    const texts = sheets[1]?.ops.flatMap((op) => (op.kind === 'text' ? op.text : [])) ?? [];
    expect(texts).toEqual(expect.arrayContaining([...letters]));
    expect(texts.filter((text) => text === 'cube 7')).toHaveLength(2);
  });
});

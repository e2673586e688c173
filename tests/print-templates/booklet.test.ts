import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSet, printSetOf, printSets, products } from '#print-templates/index.ts';
import { bounds, intersection } from '#print-templates/layout/bounds.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { saddleStitch } from '#print-templates/layout/imposition.ts';
import type { Sheet } from '#print-templates/layout/types.ts';
import { heading, paragraph, points, calculation } from '#print-templates/layout/typeset/blocks.ts';
import { pagesOf, type Row } from '#print-templates/layout/typeset/row.ts';
import { booklet } from '#print-templates/templates/booklet/index.ts';
import { languages } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { readPdf, type ReadPage } from '#tests/support/print/read-pdf.ts';

const names = products.filter(({ template }) => template === 'booklet').map(({ name }) => name);

/** What a half of a side of a sheet says it is: the page at its foot, the cover, or the back. */
function halvesOf({ texts, width }: ReadPage, title: string): { left: string; right: string } {
  const half = (isIn: (x: number) => boolean): string => {
    const here = texts.filter(({ x }) => isIn(x));
    if (here.some(({ text }) => text === '50 mm square')) return 'back';
    if (here.some(({ text }) => text === 'The rules')) return 'cover';
    const foot = here.find(({ text, em }) => text === title && em < 4);
    return here.find(({ text, y }) => /^\d+$/.test(text) && Math.abs(y - (foot?.y ?? 0)) < 1)?.text ?? '';
  };
  return { left: half((x) => x < width / 2), right: half((x) => x > width / 2) };
}

/**
 * Prints on both sides, turning the paper on its short edge, lays the sheets on each other as they come, folds them with the
 * first side outside, and leafs through.
 */
function foldAndRead(sides: readonly { left: string; right: string }[]): readonly string[] {
  const sheets = Array.from({ length: sides.length / 2 }, (_, index) => {
    const [front, back] = [sides[2 * index], sides[2 * index + 1]];
    // Behind the right half of a front lies the left half of its back.
    return { right: [front?.right, back?.left], left: [back?.right, front?.left] };
  });
  const found = [...sheets.flatMap(({ right }) => right), ...sheets.toReversed().flatMap(({ left }) => left)];
  return found.map((page) => page ?? '');
}

describe('a booklet (R16)', () => {
  it.each([
    ['alphacubes-booklet', 'Alphacubes', { paper: 'letter' }, 8],
    ['kubagram-en-booklet', 'Kubagram, English', { margin: 20 }, 12],
  ] as const)('%s reads from cover to back once it is folded', async (name, title, options, count) => {
    const sides = (await readPdf(await printed(name, options))).map((page) => halvesOf(page, title));
    const between = Array.from({ length: count - 2 }, (_, index) => `${index + 2}`);
    expect(foldAndRead(sides)).toEqual(['cover', ...between, 'back']);
  });

  it('is folded in the middle of the paper, so that backs lie behind fronts', () => {
    for (const paper of ['a4', 'letter']) {
      const set = layOut('kubo-booklet', { paper });
      expect(set.duplex).toBe('short-edge');
      for (const { width, height, trim } of set.sheets) {
        expect(width).toBeGreaterThan(height);
        expect((trim?.x ?? 0) * 2 + (trim?.width ?? 0)).toBeCloseTo(width, 9);
        expect([trim?.y, trim?.height]).toEqual([set.sheets[0]?.trim?.y, set.sheets[0]?.trim?.height]);
      }
    }
  });

  it('has each page once, whatever its length', () => {
    for (const pages of [4, 8, 12]) {
      const sides = saddleStitch(pages);
      const all = sides.flatMap(({ left, right }) => [left, right]).sort((a, b) => a - b);
      expect(all).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
      expect(sides[0]).toEqual({ left: pages, right: 1 });
      expect(sides[1]).toEqual({ left: 2, right: pages - 1 });
      for (const { left, right } of sides) expect(left % 2).toBe(1 - (right % 2));
    }
  });

  it('is there for every set that a game is played with, and for no other', () => {
    const without = printSets.filter((set) => booklet.of(set) === undefined).map(({ name }) => name);
    expect(without).toEqual(['box', 'workshop']);
    const pieces = findSet('alphacubes')?.pieces;
    if (pieces === undefined) throw new Error('No cubes');
    const [name, title] = ['nests', 'Bird nests'];
    expect(booklet.of(printSetOf({ ...pieces, name, title }))).toBeDefined();
    const few = pieces.pieces.slice(0, 13);
    expect(booklet.of(printSetOf({ ...pieces, name, title, pieces: few }))).toBeUndefined();
  });

  it('is refused on paper on which it would be too small to read', () => {
    const options = { paper: 'custom', paperWidth: 160, paperHeight: 230 };
    expect(refusal('kubo-booklet', options)).toMatchObject({
      code: 'print/does-not-fit',
      piece: '110 x 150',
    });
  });
});

interface Half {
  readonly sheet: Sheet;
  readonly left: number;
  readonly right: number;
}

function halves(sheet: Sheet): readonly Half[] {
  const { x, width } = sheet.trim ?? { x: 0, width: 0 };
  return [
    { sheet, left: x, right: x + width / 2 },
    { sheet, left: x + width / 2, right: x + width },
  ];
}

describe.each(names)('the pages of %s', (name) => {
  const product = products.find((one) => one.name === name);
  const lay = (options: Readonly<Record<string, unknown>>) => {
    if (product === undefined) throw new Error('No booklet');
    return expectOk(product.layout(expectOk(product.parse(options))));
  };

  it.each(languages)('hold all their text in %s, on A4 and Letter, at 9 points or more', (language) => {
    for (const paper of ['a4', 'letter']) {
      const set = lay({ language, paper });
      expect([4, 8, 12]).toContain(set.facts.pieces);
      for (const { sheet, left, right } of set.sheets.flatMap(halves)) {
        const { y, height } = sheet.trim ?? { y: 0, height: 0 };
        const texts = textsOf(sheet.ops).filter(
          ({ purpose, x }) => purpose === 'ink' && x > left && x < right,
        );
        expect(texts.length).toBeGreaterThan(0);
        const boxes = texts.map(bounds);
        for (const [index, box] of boxes.entries()) {
          const { text = '', size = 0 } = texts[index] ?? {};
          expect(text).not.toMatch(/\{\{|undefined|NaN/);
          expect(box.x, text).toBeGreaterThan(left + 8);
          expect(box.x + box.width, text).toBeLessThan(right - 8);
          expect(box.y, text).toBeGreaterThan(y + 8);
          expect(box.y + box.height, text).toBeLessThan(y + height - 6);
          expect(size, text).toBeGreaterThanOrEqual(7);
        }
        // But for the name at the foot; nobody plays by what stands on the back.
        const isBack = textsOf(sheet.ops).some(
          ({ text, size, x }) => size === 8 && /50/.test(text) && x > left && x < right,
        );
        if (!isBack) expect(texts.filter(({ size }) => size < 9).length).toBeLessThanOrEqual(1);
        for (const [index, box] of boxes.entries()) {
          const over = boxes.slice(index + 1).find((other) => intersection(box, other) !== undefined);
          expect(over, texts[index]?.text).toBeUndefined();
        }
      }
    }
  });
});

const column = { width: 60, scale: 1 };
const words = fc.array(fc.constantFrom('a', 'cube', 'is', 'turned', 'over'), {
  minLength: 1,
  maxLength: 90,
  // Paragraphs of a line and of half a page alike.
  size: 'max',
});

describe('the setter', () => {
  it('keeps every row once and in order, and fills pages without overflowing', () => {
    const row = fc.record({
      height: fc.constantFrom(3, 4, 7),
      before: fc.constantFrom(0, 2),
      binds: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60, size: 'max' }), (given) => {
        const rows: readonly Row[] = given.map((one) => ({ ...one, draw: () => [] }));
        const pages = pagesOf(rows, 30);
        expect(pages.flat()).toEqual(rows);
        pages.forEach((page, index) => {
          const used = page.reduce(
            (sum, { height, before }, at) => sum + height + (at === 0 ? 0 : before),
            0,
          );
          expect(used).toBeLessThanOrEqual(30);
          // A page begins with a row that belongs to the one before only where all of the page before belongs together.
          const before = pages[index - 1];
          if (page[0]?.binds === true && before !== undefined) {
            expect(before.slice(1).every(({ binds }) => binds)).toBe(true);
          }
        });
      }),
    );
  });

  it('leaves no line of a paragraph alone, and no heading at the foot of a page', () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 2, maxLength: 8 }), (texts) => {
        const blocks = texts.map((text, index) => ({
          heading: index % 3 === 0 ? heading('Your turn', column) : [],
          lines: paragraph(text.join(' '), column, index % 3 === 0 ? 'heading' : 'text'),
        }));
        const pages = pagesOf(
          blocks.flatMap((block) => [...block.heading, ...block.lines]),
          72,
        );
        for (const { heading: head, lines } of blocks) {
          const shares = pages.map((page) => page.filter((row) => lines.includes(row)).length);
          const parted = shares.filter((share) => share > 0);
          if (parted.length > 1) for (const share of parted) expect(share).toBeGreaterThan(1);
          const [title] = head;
          if (title === undefined) continue;
          const page = pages.find((one) => one.includes(title)) ?? [];
          expect(page.some((row) => lines.includes(row))).toBe(true);
        }
      }),
    );
  });

  it('keeps the first point with the sentence before it, and a reckoning whole', () => {
    const list = points(['one point', 'and another'], column);
    expect(list.map(({ binds }) => binds)).toEqual([true, false]);
    const table = calculation(
      'Sum',
      [
        ['Four and three', '7'],
        ['Together', '7'],
      ],
      column,
      true,
    );
    expect(table.every(({ binds }) => binds)).toBe(true);
  });
});

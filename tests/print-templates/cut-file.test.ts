import type { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import { sheetToCutFile } from '#print-templates/index.ts';
import { box, clipped, lettering, rectOf, stroked } from '#print-templates/layout/draw.ts';
import type { Sheet } from '#print-templates/layout/types.ts';
import { has } from '#tests/support/capabilities.ts';
import { layOut, printedSheet, productNames } from '#tests/support/print/lay-out.ts';
import { extent } from '#tests/support/print/read-pdf.ts';
import { layersOf, type SvgPath } from '#tests/support/print/read-svg.ts';
import { picturesOf, pictureOfSvg } from '#tests/support/print/tools.ts';

const dotsInMm = 5;
const dpi = dotsInMm * 25.4;
const names = ['print', 'guides', 'score', 'cut'];

describe.each(productNames)('an SVG of %s', (product) => {
  const svgs = layOut(product).sheets.map((sheet) => sheetToCutFile(sheet, glyphOutlines));
  const read = svgs.map(layersOf);

  it('has a layer for each thing a machine does, and letters as outlines alone', () => {
    for (const [sheet, svg] of svgs.entries()) {
      expect(Object.keys(read[sheet] ?? {})).toEqual(names);
      expect(svg).not.toMatch(/<text|font|NaN|undefined|Infinity/);
    }
  });

  it('tells cutting and scoring by colour, and nothing else has these colours', () => {
    const pens = read.flatMap((layers) =>
      Object.entries(layers).flatMap(([layer, paths]) =>
        paths.map(
          ({ stroke, width }) => `${layer} ${/^#(FF0000|0000FF)$/.exec(stroke)?.[0] ?? 'ink'} ${width}`,
        ),
      ),
    );
    const machined = [...new Set(pens)].filter((pen) => /#|cut|score/.test(pen));
    expect(['cut #FF0000 0.01', 'score #0000FF 0.01']).toEqual(expect.arrayContaining(machined));
  });

  it('measures as the sheet does, to a hundredth of a millimetre', () => {
    for (const [sheet, { guides = [] }] of read.entries()) {
      const sizes = guides
        .map(({ points }) => extent(points))
        .map((box) => [box.right - box.left, box.bottom - box.top]);
      const measured = (width: number, height: number): boolean =>
        sizes.some(([w = 0, h = 0]) => Math.abs(w - width) < 0.01 && Math.abs(h - height) < 0.01);
      expect([measured(100, 0), measured(0, 100)]).toEqual([true, true]);
      // Later sheets have a square where it costs no piece.
      if (sheet === 0) expect(measured(50, 50)).toBe(true);
    }
  });
});

describe('lines to cut', () => {
  it('are hairlines, or as broad as every program shows, at the very same places', () => {
    const sheet = layOut('alphacubes-nets').sheets.find(({ isAbout }) => isAbout !== true);
    const [hairlines, visible] = (['hairline', 'visible'] as const).map((lines) =>
      layersOf(sheetToCutFile(expectSheet(sheet), glyphOutlines, lines)),
    );
    for (const layer of ['cut', 'score']) {
      expect(new Set(hairlines?.[layer]?.map(({ width }) => width))).toEqual(new Set([0.01]));
      expect(new Set(visible?.[layer]?.map(({ width }) => width))).toEqual(new Set([0.25]));
      expect(visible?.[layer]?.map(({ points }) => points)).toEqual(
        hairlines?.[layer]?.map(({ points }) => points),
      );
    }
    expect(visible?.['print']).toEqual(hairlines?.['print']);
  });
});

describe('cutting', () => {
  it.each([15, 22.5])('follows the outline of nets of %f mm and scores their folds', (edge) => {
    const [sheet] = layOut('alphacubes-nets', { edge, paperThickness: 0, guide: false }).sheets;
    const { cut = [], score = [] } = layersOf(sheetToCutFile(expectSheet(sheet), glyphOutlines));
    const drawn = expectSheet(sheet).ops.filter((op) => op.kind === 'path');
    expect(cut).toHaveLength(drawn.filter(({ purpose }) => purpose === 'cut').length);
    const folds = score.map(lengthOf).filter((length) => Math.abs(length - edge) < 0.01);
    expect(folds.length).toBeGreaterThanOrEqual(cut.length * 5);
  });

  it('ends where a window ends', () => {
    const pen = { ink: '#123456', width: 0.2 };
    const cut = stroked('cut', box(rectOf(3, 5, 20, 40)), pen);
    const ops = [clipped(rectOf(0, 11, 13, 17), [cut, stroked('ink', box(rectOf(3, 5, 20, 40)), pen)])];
    const svg = sheetToCutFile(sheetWith(ops), glyphOutlines);
    const layers = layersOf(svg);
    expect(layers['cut']?.map(({ points }) => points)).toEqual([
      [
        { x: 3, y: 28 },
        { x: 3, y: 11 },
      ],
    ]);
    expect(svg).toContain('<clipPath id="window-1"><rect x="0" y="11" width="13" height="17"/></clipPath>');
    expect(layers['print']?.[0]?.markup).toContain('clip-path="url(#window-1)"');
  });

  it('a label cannot break out of its title', () => {
    const svg = sheetToCutFile({ ...sheetWith([]), label: 'a <b> & c' }, glyphOutlines);
    expect(svg).toContain('<title>a &lt;b&gt; &amp; c</title>');
  });

  it('an outlined letter is a stroke, a full one a fill', () => {
    const style = { font: 'besley-bold', size: 40, ink: '#123456' } as const;
    const ops = [lettering('E', 10, 20, style), lettering('E', 40, 20, { ...style, outline: 0.3 })];
    const { print = [] } = layersOf(sheetToCutFile(sheetWith(ops), glyphOutlines));
    expect(print.map(({ fill, stroke, width }) => [fill, stroke, width])).toEqual([
      ['#123456', 'none', 0],
      ['none', '#123456', 0.3],
    ]);
  });
});

describe.skipIf(!has('poppler') || !has('rsvg'))('drawn by another program', () => {
  it.each([
    ['alphacubes-nets', { font: 'bitter' }, 2],
    ['alphacubes-board', {}, 3],
    ['alphacubes-rack', {}, 2],
    ['kubo-deck', {}, 5],
    ['box-plans', {}, 1],
  ] as const)('%s looks as its PDF does', async (product, options, number) => {
    const sheet = expectSheet(layOut(product, options).sheets[number - 1]);
    // Hairlines in the pens of the paper, so that both can be seen.
    const pens = sheet.ops.flatMap((op) =>
      op.kind === 'path' && op.purpose === 'cut' ? (op.stroke?.width ?? []) : [],
    );
    const svg = sheetToCutFile(sheet, glyphOutlines).replaceAll(
      /stroke="#(?:FF0000|0000FF)" stroke-width="0.01"/g,
      `stroke="#201C17" stroke-width="${pens[0] ?? 0.2}"`,
    );
    const drawn = pictureOfSvg(svg, dpi);
    const [page] = picturesOf(await printedSheet(product, options, number), { dpi });
    if (page === undefined) throw new Error('No page');
    // Poppler rounds a page up.
    expect(page.width - drawn.width).toBeOneOf([0, 1]);
    expect(page.height - drawn.height).toBeOneOf([0, 1]);
    const [seen, expected] = [drawn, page].map((picture) => inkOf(picture, drawn));
    const apart = (seen ?? []).map((ink, cell) => Math.abs(ink - (expected?.[cell] ?? 1)));
    expect(Math.max(...apart)).toBeLessThan(0.15);
  });
});

/**
 * How much ink lies in each cell of 2 mm, from 0 to 1. Programs smooth edges and thin lines otherwise, so dots differ, but a
 * letter that is missing or moved changes its cell by more.
 */
function inkOf({ data, width: rowLength }: PNG, { width, height }: PNG): readonly number[] {
  const side = 2 * dotsInMm;
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  return Array.from({ length: columns * rows }, (_, cell) => {
    const [left, top] = [(cell % columns) * side, Math.floor(cell / columns) * side];
    let ink = 0;
    for (let y = top; y < top + side; y += 1) {
      for (let x = left; x < left + side; x += 1) {
        const at = (y * rowLength + x) * 4;
        ink += 765 - (data[at] ?? 0) - (data[at + 1] ?? 0) - (data[at + 2] ?? 0);
      }
    }
    return ink / (765 * side * side);
  });
}

function lengthOf({ points }: SvgPath): number {
  const { left, top, right, bottom } = extent(points);
  return Math.hypot(right - left, bottom - top);
}

function sheetWith(ops: Sheet['ops']): Sheet {
  return {
    label: 'Sheet',
    side: 'front',
    width: rectOf(0, 0, 60, 0).width,
    height: rectOf(0, 0, 70, 0).width,
    ops,
  };
}

function expectSheet(sheet: Sheet | undefined): Sheet {
  if (sheet === undefined) throw new Error('No such sheet');
  return sheet;
}

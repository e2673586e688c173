import { describe, expect, it } from 'vitest';
import { alphacubesSet, totalOf, valueOf } from '#shared/pieces/index.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { type Extent, extent, readPdf, type ReadPage, type ReadText } from '#tests/support/print/read-pdf.ts';

/** A cube as the file says it is: what stands on which square face. */
interface ReadCube {
  readonly letters: readonly string[];
  readonly values: readonly number[];
  readonly total: number;
  readonly number: number;
}

/** Sizes and fonts that differ from the defaults, beside them. */
const looks = [
  {},
  { edge: 8, font: 'atkinson', bars: 'all' },
  { edge: 23.5, font: 'bitter', bars: 'none', paper: 'a3' },
  { edge: 12, font: 'franklin', paper: 'letter' },
] as const;

describe.each(looks)('the 98 cubes read back from the nets, %o', (look) => {
  it('bear the letters, values and totals of the set, each inside its own face (R11)', async () => {
    const edge = 'edge' in look ? look.edge : 15;
    const pages = await readPdf(await printed('alphacubes-nets', look));
    checkSet(pages.flatMap((page) => netsOn(page, edge)));
  });

  it('bear the same on the stickers', async () => {
    const edge = 'edge' in look ? look.edge : 15;
    const pages = await readPdf(await printed('alphacubes-stickers', look));
    const cubes = pages.flatMap((page) => stickersOn(page, edge));
    checkSet(cubes);
  });
});

describe('choosing cubes', () => {
  it('prints a few again on one packed sheet', async () => {
    const pages = await readPdf(await printed('alphacubes-nets', { cubes: ['37, 52', '60-65, 52'] }));
    expect(pages).toHaveLength(1);
    const numbers = pages.flatMap((page) => netsOn(page, 15)).map((cube) => cube.number);
    expect(numbers).toEqual([37, 52, 60, 61, 62, 63, 64, 65]);
  });

  it.each([
    [['37, 52', '60-65, 52'], 'Alphacubes, cubes 37, 52, 60 to 65'],
    [['43'], 'Alphacubes, cube 43'],
    [['3', '5', '7', '9', '11', '14', '17-19'], 'Alphacubes, cubes 9 of 3 to 19'],
  ])('%o are called so above the sheet, no more and no others', (cubes, title) => {
    for (const product of ['alphacubes-nets', 'alphacubes-stickers']) {
      expect(layOut(product, { cubes }).sheets.map(({ label }) => label)).toEqual([title]);
    }
  });

  it('names a cube that is not there and a list that is none', () => {
    expect(refusal('alphacubes-nets', { cubes: ['97-99'] })).toEqual({
      code: 'print/no-such-cube',
      cube: '99',
      cubes: 98,
    });
    for (const line of ['7 to 9', '12-', '9-3', 'A']) {
      expect(refusal('alphacubes-nets', { cubes: [line] })).toEqual({
        code: 'print/bad-option',
        option: 'cubes',
        expected: { phrase: 'pieces' },
      });
    }
    expect(refusal('alphacubes-nets', { cubes: ['0-2,-'] })).toMatchObject({
      code: 'print/no-such-cube',
      cube: '0',
    });
  });
});

describe('bars under letters', () => {
  const bars = (options: Readonly<Record<string, unknown>>) =>
    layOut('alphacubes-nets', options)
      .sheets.flatMap((sheet) => sheet.ops)
      .filter((op) => op.kind === 'path' && op.fill === '#1F1610').length;

  it('stand under M, W, N, Z and under totals of 6 and 9', () => {
    const turnable = alphacubesSet.pieces.flatMap((cube) => cube.letters).filter((l) => 'MWNZ'.includes(l));
    const totals = alphacubesSet.pieces.filter((cube) => [6, 9].includes(totalOf(cube)));
    expect(turnable.length).toBeGreaterThan(30);
    expect(bars({})).toBe(turnable.length + totals.length);
    expect(bars({ bars: 'all' })).toBe(98 * 5 + totals.length);
    expect(bars({ bars: 'none' })).toBe(0);
  });
});

function checkSet(cubes: readonly ReadCube[]): void {
  const read = [...cubes].sort((a, b) => a.number - b.number);
  expect(read.map((cube) => cube.number)).toEqual(alphacubesSet.pieces.map((cube) => cube.id + 1));
  for (const [index, cube] of read.entries()) {
    const expected = alphacubesSet.pieces[index];
    expect(cube.letters).toEqual(expected?.letters);
    expect(cube.values).toEqual(expected?.letters.map((letter) => valueOf(alphacubesSet, letter)));
    expect(cube.total).toBe(expected === undefined ? undefined : totalOf(expected));
  }
}

/** The thickness of card that nets are made for: so much nearer to each other folds are than the edges of the closed cube. */
const card = 0.25;

/** Faces of a net from the place of its outline, by our description of the cross; texts by where they lie. */
function netsOn(page: ReadPage, edge: number): readonly ReadCube[] {
  const cell = edge - card;
  const outlines = page.paths.filter(({ closed, contours, painted }) => {
    const box = extent(contours.flat());
    const least = Math.min(box.right - box.left, box.bottom - box.top);
    return painted === 'stroke' && closed && contours.length === 1 && near(least, 3 * cell + card);
  });
  return outlines.flatMap(({ contours }) => {
    const box = extent(contours.flat());
    const found = [0, 1, 2, 3].flatMap((quarters) => {
      const { upright, left, bottom } = turnedBack(page, box, quarters);
      // The arms and the foot of the cross are cut, and reach half a thickness further than a fold.
      const [x0, y0] = [left + card / 2, bottom - card / 2 - 4 * cell];
      const corners = (
        [
          [1, 1],
          [1, 0],
          [0, 1],
          [2, 1],
          [1, 2],
          [1, 3],
        ] as const
      ).map(([column, row]) => ({ x: x0 + column * cell, y: y0 + row * cell }));
      const foot = corners[5] ?? { x: 0, y: 0 };
      const isUpright = upright.texts.some(
        (text) => caption.test(text.text) && inside(text, foot.x, foot.y, cell),
      );
      return isUpright ? [cubeFrom(upright, corners, cell)] : [];
    });
    expect(found).toHaveLength(1);
    return found;
  });
}

/** The page as it reads once what lies in a box, turned by quarters clockwise, has been turned back about its middle. */
function turnedBack(page: ReadPage, box: Extent, quarters: number) {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const back = (at: { readonly x: number; readonly y: number }) => {
    let [x, y] = [at.x - middle.x, at.y - middle.y];
    for (let turn = 0; turn < quarters; turn += 1) [x, y] = [y, -x];
    return { x: x + middle.x, y: y + middle.y };
  };
  const texts = page.texts
    .map((text) => ({ ...text, ...back(text), turn: (text.turn - 90 * quarters + 720) % 360 }))
    .filter(({ turn }) => turn === 0);
  const corners = [back({ x: box.left, y: box.top }), back({ x: box.right, y: box.bottom })];
  return {
    upright: { ...page, texts },
    left: Math.min(...corners.map(({ x }) => x)),
    bottom: Math.max(...corners.map(({ y }) => y)),
  };
}

/** The name of a cube, or its number where a face has no room for more. */
const caption = /^(?:cube |#)\d+$/;

/** Stickers are the stroked squares of the edge; six in a row of drawing are one cube. */
function stickersOn(page: ReadPage, edge: number): readonly ReadCube[] {
  const squares = page.paths.filter(({ closed, contours, painted }) => {
    const box = extent(contours.flat());
    const square = near(box.right - box.left, edge) && near(box.bottom - box.top, edge);
    return painted === 'stroke' && closed && square;
  });
  expect(squares.length % 6).toBe(0);
  return Array.from({ length: squares.length / 6 }, (_, cube) => {
    const corners = squares.slice(cube * 6, cube * 6 + 6).map(({ contours }) => {
      const box = extent(contours.flat());
      return { x: box.left, y: box.top };
    });
    return cubeFrom(page, corners, edge);
  });
}

function cubeFrom(
  page: ReadPage,
  corners: readonly { readonly x: number; readonly y: number }[],
  edge: number,
): ReadCube {
  const faces = corners.map(({ x, y }) => {
    const texts = page.texts.filter((text) => text.turn === 0 && inside(text, x, y, edge));
    for (const text of texts) {
      expect(text.x + text.length, `${text.text} within its face`).toBeLessThanOrEqual(x + edge + 0.01);
      expect(text.x, `${text.text} within its face`).toBeGreaterThanOrEqual(x - 0.01);
      expect(text.y - text.em * 0.7, `${text.text} within its face`).toBeGreaterThanOrEqual(y - 0.01);
    }
    return texts;
  });
  const letters = faces.slice(0, 5).map((texts) => only(texts, /^[A-Z]$/));
  // Values are bold and stand at the upper right; numbers of tabs are small and elsewhere.
  const values = faces.slice(0, 5).map((texts, index) => {
    const corner = corners[index] ?? { x: 0, y: 0 };
    const candidates = texts.filter(
      ({ text, x, y, length }) =>
        /^\d+$/.test(text) && x + length > corner.x + edge * 0.9 && y < corner.y + edge * 0.5 && y > corner.y,
    );
    return Number(candidates.sort((a, b) => a.y - b.y)[0]?.text);
  });
  const last = faces[5] ?? [];
  const total = last.filter(({ text, em }) => /^\d+$/.test(text) && em > edge * 0.3)[0];
  return {
    letters,
    values,
    total: Number(total?.text),
    number: Number(only(last, caption).replace(/^\D+/, '')),
  };
}

function only(texts: readonly ReadText[], pattern: RegExp): string {
  const found = texts.filter(({ text }) => pattern.test(text));
  expect(found).toHaveLength(1);
  return found[0]?.text ?? '';
}

function inside({ x, y, length }: ReadText, left: number, top: number, edge: number): boolean {
  const middle = x + length / 2;
  return middle > left && middle < left + edge && y > top && y < top + edge;
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01;
}

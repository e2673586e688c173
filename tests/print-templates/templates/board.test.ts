import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { bounds, grown, intersection } from '#print-templates/layout/bounds.ts';
import { tileBleed as bleed } from '#print-templates/layout/cards/tile-sheets.ts';
import { tilesOf, type TileSpec } from '#print-templates/layout/cards/tiles.ts';
import { shift } from '#print-templates/layout/transform.ts';
import { lineAvoiding } from '#print-templates/layout/trim-lines.ts';
import { rectOf } from '#print-templates/layout/draw.ts';
import type { DrawOp, Rect, Sheet } from '#print-templates/layout/types.ts';
import { boardArt, borderOf } from '#print-templates/templates/board-art.ts';
import { createTranslator, languages } from '#shared/i18n/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { picturesOf } from '#tests/support/print/tools.ts';

const { t } = createTranslator();
const rows = alphacubesSet.boards['standard']?.rows ?? [];
const spec = (side: number, overlap = 8): TileSpec => ({
  columns: 17,
  rows: 17,
  side,
  border: borderOf(side),
  overlap,
});

describe('tiles', () => {
  it('cover the board once, with seams on grid lines only', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 21 }),
        fc.integer({ min: 5, max: 21 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        fc.double({ min: 8, max: 40, noNaN: true }),
        (columns, rowCount, across, down, side) => {
          const border = borderOf(side);
          const tiles = tilesOf({ columns, rows: rowCount, side, border, overlap: 7 }, across, down);
          const whole = (columns * side + 2 * border) * (rowCount * side + 2 * border);
          const sum = tiles.reduce((total, { own }) => total + own.width * own.height, 0);
          expect(sum).toBeCloseTo(whole, 4);
          for (const { own, window } of tiles) {
            for (const edge of [own.x, own.x + own.width]) {
              const line = (edge - border) / side;
              const outer = edge < 1e-9 || Math.abs(edge - columns * side - 2 * border) < 1e-6;
              expect(outer || Math.abs(line - Math.round(line)) < 1e-6).toBe(true);
            }
            expect(window.width - own.width === 0 || Math.abs(window.width - own.width - 7) < 1e-6).toBe(
              true,
            );
          }
        },
      ),
    );
  });
});

describe('the board', () => {
  it('bears every premium square of the set, each kind by its own text', () => {
    const marks = new Map([
      ['d', '2L'],
      ['t', '3L'],
      ['D', '2W'],
      ['T', '3W'],
    ]);
    for (const board of ['standard', 'example']) {
      const squares = (alphacubesSet.boards[board]?.rows ?? []).join('');
      expect([...squares].filter((mark) => mark !== '.')).toHaveLength(81);
      const art = boardArt(alphacubesSet.boards[board]?.rows ?? [], spec(17), 'full', t);
      for (const [mark, text] of marks) {
        const drawn = art.filter((op) => op.kind === 'text' && op.text === text);
        expect(drawn).toHaveLength([...squares].filter((one) => one === mark).length);
      }
    }
  });

  it.each(languages)('has marks in %s of which no font makes a number, each kind its own', (language) => {
    const { t: say } = createTranslator(language);
    const marks = (['d', 't', 'q', 'D', 'T'] as const).map((mark) => say(`option:print.sheet.marks.${mark}`));
    expect(new Set(marks).size).toBe(marks.length);
    for (const mark of marks) expect(mark).not.toMatch(/^[0-9OQIlZSGB|]+$/);
    const art = boardArt(['dtqDT'], { ...spec(17), columns: 5, rows: 1 }, 'full', say);
    const drawn = art.flatMap((op) => (op.kind === 'text' && marks.includes(op.text) ? [op.text] : []));
    expect(drawn).toEqual(marks);
  });

  it.each([
    ['a4', 17, 4],
    ['letter', 17, 4],
    ['a3', 17, 2],
    ['a3', 15.5, 1],
    ['a4', 10, 1],
    ['a4', 40, 19],
  ])('on %s with squares of %s mm takes %s sheets', (paper, square, sheets) => {
    const set = layOut('alphacubes-board', { paper, square, guide: false });
    expect(set.sheets).toHaveLength(sheets);
  });

  it('joined again from its tiles is the board drawn whole, operation for operation (R14)', () => {
    for (const [paper, square] of [
      ['a4', 17],
      ['letter', 23],
      ['a4', 40],
    ] as const) {
      const whole = boardArt(rows, spec(square), 'full', t);
      const tiles = layOut('alphacubes-board', { paper, square }).sheets.filter(isTile).map(shownArt);
      const found = new Set<string>();
      const board = new Set(whole.map(key));
      for (const { ops } of tiles) {
        for (const op of ops) {
          expect(board.has(key(op))).toBe(true);
          found.add(key(op));
        }
      }
      expect([...board].filter((one) => !found.has(one))).toEqual([]);
    }
  });

  it.skipIf(!has('poppler'))(
    'joined again from pictures of its tiles is the picture of the board (R14)',
    async () => {
      // 10 mm squares fit one sheet of A4; a wide margin makes tiles of the same board. 5 dots a millimetre.
      const dpi = 127;
      const one = layOut('alphacubes-board', { square: 10 });
      const many = layOut('alphacubes-board', { square: 10, margin: 18 });
      expect(many.sheets.length).toBeGreaterThan(1);
      const [picture] = picturesOf(await printed('alphacubes-board', { square: 10 }), { dpi });
      const pages = picturesOf(await printed('alphacubes-board', { square: 10, margin: 18 }), {
        dpi,
        last: many.sheets.length,
      });
      const tiles =
        tilesOf(spec(10), 2, 1).length === many.sheets.length
          ? tilesOf(spec(10), 2, 1)
          : tilesOf(spec(10), 2, 2);
      const origin = trimOf(one.sheets[0] as Sheet);
      const whole = { width: 2 * spec(10).border + 170, height: 2 * spec(10).border + 170 };
      // A tile cut at its trim and glued over the strip of the one before: the later one covers it.
      const shownBy = (x: number, y: number) =>
        tiles.findLastIndex(
          ({ window }) =>
            x >= window.x && y >= window.y && x < window.x + window.width && y < window.y + window.height,
        );
      const seams = [...new Set(tiles.flatMap(({ own }) => [own.x, own.x + own.width]))];
      let compared = 0;
      let differing = 0;
      const compare = (x: number, y: number, limit: number) => {
        const index = shownBy(x, y);
        const at = trimOf(many.sheets[index] as Sheet);
        const tile = tiles[index] as (typeof tiles)[0];
        const a = dot(pages[index], at.x + x - tile.window.x, at.y + y - tile.window.y);
        const b = dot(picture, origin.x + x, origin.y + y);
        compared += 1;
        if (Math.abs(a - b) > limit) differing += 1;
      };
      for (let x = 0.1; x < whole.width; x += 0.7) {
        for (let y = 0.1; y < whole.height; y += 0.7) compare(x, y, 90);
      }
      expect(compared).toBeGreaterThan(50_000);
      // Edges fall on other dots of the raster; nothing else may differ.
      expect(differing / compared).toBeLessThan(0.01);
      // Beside every cut, and at the outer edges, no dark hair and no white sliver where there is felt alone.
      [compared, differing] = [0, 0];
      for (const seam of seams) {
        for (const off of [-0.5, -0.3, 0.3, 0.5]) {
          for (let y = 0.3; y < whole.height; y += 0.2) {
            if (seam + off > 0 && seam + off < whole.width) compare(seam + off, y, 60);
          }
        }
      }
      expect(compared).toBeGreaterThan(5000);
      expect(differing / compared).toBeLessThan(0.02);
    },
  );

  it.each([
    ['a4', 17, 5],
    ['a3', 15.5, 5],
    ['letter', 23, 10],
    ['a4', 10, 5],
  ])(
    'on %s with squares of %s mm runs past every trim, and no line lies along a cut',
    (paper, square, margin) => {
      for (const sheet of layOut('alphacubes-board', { paper, square, margin }).sheets.filter(isTile)) {
        const trim = trimOf(sheet);
        const [left, top] = [trim.x, trim.y];
        const [right, bottom] = [left + trim.width, top + trim.height];
        const felt = sheet.ops.flatMap((op) => (op.kind === 'clip' ? [op] : []))[0];
        const ground = bounds(felt?.ops[0] as DrawOp);
        expect([ground.x <= left - bleed, ground.y <= top - bleed]).toEqual([true, true]);
        expect(ground.x + ground.width).toBeGreaterThanOrEqual(right + bleed - 1e-6);
        expect(ground.y + ground.height).toBeGreaterThanOrEqual(bottom + bleed - 1e-6);
        const marks = sheet.ops.filter((op) => op.kind === 'path' && op.purpose === 'crop').map(bounds);
        const inked = grown(trim, bleed - 0.15);
        for (const mark of marks) expect(intersection(mark, inked)).toBeUndefined();
        for (const y of [top, bottom]) {
          const level = marks.filter((mark) => Math.abs(mark.y + mark.height / 2 - y) < 1e-6);
          expect(level.some(({ x, width }) => x + width < left)).toBe(true);
          expect(level.some(({ x }) => x > right)).toBe(true);
        }
        for (const x of [left, right]) {
          const upright = marks.filter((mark) => Math.abs(mark.x + mark.width / 2 - x) < 1e-6);
          expect(upright.some(({ y, height }) => y + height < top)).toBe(true);
          expect(upright.some(({ y }) => y > bottom)).toBe(true);
        }
      }
    },
  );

  it('points with arrows to where the next tile’s edge is laid, on the strip that it covers', () => {
    const { sheets } = layOut('alphacubes-board');
    const tiles = tilesOf(spec(17), 2, 2);
    expect(sheets).toHaveLength(4);
    sheets.forEach((sheet, index) => {
      const at = trimOf(sheet);
      const { own, window } = tiles[index] as (typeof tiles)[0];
      const strips = sheet.ops.flatMap((op) => (op.kind === 'clip' ? [op] : [])).slice(1);
      const upright = strips.filter(({ to }) => to.height > to.width);
      const level = strips.filter(({ to }) => to.width > to.height);
      expect(upright).toHaveLength(own.width < window.width ? 1 : 0);
      expect(level).toHaveLength(own.height < window.height ? 1 : 0);
      const tips = (ops: readonly DrawOp[], way: 'x' | 'y') =>
        ops.flatMap((op) => (op.kind === 'path' && op.fill !== undefined ? [bounds(op)[way]] : []));
      for (const { to, ops } of upright) {
        expect(to.x).toBeCloseTo(at.x + own.width, 6);
        expect(to.x + to.width).toBeCloseTo(at.x + window.width, 6);
        for (const tip of tips(ops, 'x')) expect(tip).toBeCloseTo(at.x + own.width, 6);
        expect(tips(ops, 'x').length).toBeGreaterThan(2);
      }
      for (const { to, ops } of level) {
        expect(to.y).toBeCloseTo(at.y + own.height, 6);
        for (const tip of tips(ops, 'y')) expect(tip).toBeCloseTo(at.y + own.height, 6);
      }
    });
  });

  it('takes a board of one’s own, and names what is wrong with it', () => {
    const ownBoard = ['T...d.', '..*...', '.t..D.', 'd.....', '......'];
    expect(layOut('alphacubes-board', { board: 'own', ownBoard }).sheets).toHaveLength(1);
    expect(refusal('alphacubes-board', { board: 'own', ownBoard: ['..', '..'] })).toMatchObject({
      code: 'set/board-size',
      board: 'own',
    });
  });
});

describe('trim lines', () => {
  it('break off at furniture and go on behind it', () => {
    const parts = lineAvoiding({ x: 3, y: 11 }, { x: 97, y: 11 }, [
      rectOf(20, 8, 13, 7),
      rectOf(60, 40, 9, 9),
    ]);
    expect(parts).toEqual([
      [
        { x: 3, y: 11 },
        { x: 20, y: 11 },
      ],
      [
        { x: 33, y: 11 },
        { x: 97, y: 11 },
      ],
    ]);
  });

  it('reach the edges of the printable sheet on either side of the art', () => {
    const [sheet] = layOut('alphacubes-board', { paper: 'a3', square: 15 }).sheets;
    const level = sheet?.ops.flatMap((op) =>
      op.kind === 'path' && op.purpose === 'crop' ? [bounds(op)] : [],
    );
    expect(level?.some(({ x }) => x < 5.2)).toBe(true);
    expect(level?.some(({ x, width }) => x + width > 297 - 5.2)).toBe(true);
  });
});

/** Not one with the 50 mm square alone, which goes before tiles that have no room for it. */
function isTile({ ops }: Sheet): boolean {
  return ops.some(({ kind }) => kind === 'clip');
}

/** The art that a sheet shows, moved back to where it lies on the board: its first operation is the felt. */
function shownArt(sheet: Sheet): { readonly ops: readonly DrawOp[] } {
  const clip = sheet.ops.find((op) => op.kind === 'clip');
  if (clip?.kind !== 'clip') throw new Error('No art');
  const { x, y } = bounds(clip.ops[0] as DrawOp);
  return { ops: shift(clip.ops, -x - bleed, -y - bleed) };
}

/** What is left of a tile once it is cut out. */
function trimOf(sheet: Sheet): Rect {
  const clip = sheet.ops.find((op) => op.kind === 'clip');
  if (clip?.kind !== 'clip') throw new Error('No art');
  return grown(clip.to, -bleed);
}

/** An operation as text with its lengths to a thousandth of a millimetre. */
function key(op: DrawOp): string {
  return JSON.stringify(op, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1e3) / 1e3 + 0 : value,
  );
}

function dot(picture: { width: number; data: Uint8Array } | undefined, x: number, y: number): number {
  if (picture === undefined) throw new Error('No picture');
  const at = (Math.floor(y * 5) * picture.width + Math.floor(x * 5)) * 4;
  return picture.data[at + 1] ?? 0;
}

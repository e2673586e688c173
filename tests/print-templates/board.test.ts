import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { bounds } from '#print-templates/layout/bounds.ts';
import { tilesOf, type TileSpec } from '#print-templates/layout/tiles.ts';
import { shift } from '#print-templates/layout/transform.ts';
import { lineAvoiding } from '#print-templates/layout/trim-lines.ts';
import { rectOf } from '#print-templates/layout/draw.ts';
import type { DrawOp, Sheet } from '#print-templates/layout/sheet.ts';
import { boardArt, borderOf } from '#print-templates/templates/board-art.ts';
import { createTranslator } from '#shared/i18n/index.ts';
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

  it.each([
    ['a4', 17, 4],
    ['letter', 17, 4],
    ['a3', 17, 2],
    ['a3', 15.5, 1],
    ['a4', 10, 1],
    ['a4', 40, 24],
  ])('on %s with squares of %s mm takes %s sheets', (paper, square, sheets) => {
    const set = layOut('alphacubes-board', { paper, square });
    expect(set.sheets).toHaveLength(sheets);
  });

  it('joined again from its tiles is the board drawn whole, operation for operation (R14)', () => {
    for (const [paper, square] of [
      ['a4', 17],
      ['letter', 23],
      ['a4', 40],
    ] as const) {
      const whole = boardArt(rows, spec(square), 'full', t);
      const tiles = layOut('alphacubes-board', { paper, square }).sheets.map(shownArt);
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
      const origin = clipOf(one.sheets[0] as Sheet);
      let compared = 0;
      let differing = 0;
      tiles.forEach((tile, index) => {
        const at = clipOf(many.sheets[index] as Sheet);
        const page = pages[index];
        // A dot a millimetre apart, half a millimetre off the trim lines.
        for (let x = 1; x < tile.own.width - 1; x += 0.7) {
          for (let y = 1; y < tile.own.height - 1; y += 0.7) {
            const a = dot(page, at.x + x, at.y + y);
            const b = dot(picture, origin.x + tile.own.x + x, origin.y + tile.own.y + y);
            compared += 1;
            if (Math.abs(a - b) > 90) differing += 1;
          }
        }
      });
      expect(compared).toBeGreaterThan(50_000);
      // Edges fall on other dots of the raster; nothing else may differ.
      expect(differing / compared).toBeLessThan(0.01);
    },
  );

  it('marks with dashes how far the next tile lies over this one', () => {
    const { sheets } = layOut('alphacubes-board');
    const tiles = tilesOf(spec(17), 2, 2);
    expect(sheets).toHaveLength(4);
    sheets.forEach((sheet, index) => {
      const at = clipOf(sheet);
      const { own, window } = tiles[index] as (typeof tiles)[0];
      const dashes = sheet.ops.filter((op) => op.kind === 'path' && op.purpose === 'fold').map(bounds);
      const upright = dashes.filter(({ height }) => height > 1).map(({ x, width }) => x + width / 2);
      const level = dashes.filter(({ width }) => width > 1).map(({ y, height }) => y + height / 2);
      expect(upright.length > 0).toBe(own.width < window.width);
      expect(level.length > 0).toBe(own.height < window.height);
      for (const x of upright) expect(x).toBeCloseTo(at.x + own.width, 6);
      for (const y of level) expect(y).toBeCloseTo(at.y + own.height, 6);
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

  it('cross the printable sheet from edge to edge', () => {
    const [sheet] = layOut('alphacubes-board', { paper: 'a3', square: 15 }).sheets;
    const level = sheet?.ops.flatMap((op) =>
      op.kind === 'path' && op.purpose === 'cut' ? [bounds(op)] : [],
    );
    expect(level?.some(({ x, width }) => x < 5.2 && x + width > 297 - 5.2)).toBe(true);
  });
});

/** The art that a sheet shows, moved back to where it lies on the board: its first operation is the felt, from (0, 0). */
function shownArt(sheet: Sheet): { readonly ops: readonly DrawOp[] } {
  const clip = sheet.ops.find((op) => op.kind === 'clip');
  if (clip?.kind !== 'clip') throw new Error('No art');
  const { x, y } = bounds(clip.ops[0] as DrawOp);
  return { ops: shift(clip.ops, -x, -y) };
}

function clipOf(sheet: Sheet): { readonly x: number; readonly y: number } {
  const clip = sheet.ops.find((op) => op.kind === 'clip');
  if (clip?.kind !== 'clip') throw new Error('No art');
  return clip.to;
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

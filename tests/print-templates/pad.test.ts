import { describe, expect, it } from 'vitest';
import { findSet, printSetOf, printSets, type PrintSet } from '#print-templates/index.ts';
import { bounds } from '#print-templates/layout/bounds.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import type { Sheet } from '#print-templates/layout/types.ts';
import { pad } from '#print-templates/templates/pad/index.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { extent, readPdf, type ReadPage } from '#tests/support/print/read-pdf.ts';

const names = ['alphacubes', 'kubagram-en', 'cubeword', 'kubo', 'scruble'] as const;

/** Every pad of a bundled set that has room on A4, with its options. */
const roomy = names.flatMap((set) =>
  [2, 4, 6].flatMap((players) =>
    ['1', '2', '4'].flatMap((padsOnSheet) => {
      const options = { players, padsOnSheet };
      return refusal(`${set}-pad`, options) === undefined ? [{ set, players, padsOnSheet, options }] : [];
    }),
  ),
);

function words(sheet: Sheet | undefined): readonly string[] {
  return textsOf(sheet?.ops ?? []).map(({ text }) => text);
}

/** The leaves of a set that is not bundled, or not yet. */
function leavesOf(set: PrintSet, options: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const product = pad.of(set);
  if (product === undefined) throw new Error('No pad');
  return words(expectOk(product.layout(expectOk(product.parse(options)))).sheets[1]);
}

/** Places of strokes that are at least so long, in one direction. */
function ruled(page: ReadPage, way: 'across' | 'down', least: number): readonly number[] {
  const places = page.paths.flatMap(({ contours, painted }) => {
    const { left, top, right, bottom } = extent(contours.flat());
    const [length, width, at] =
      way === 'across' ? [right - left, bottom - top, top] : [bottom - top, right - left, left];
    return painted === 'stroke' && width < 0.01 && length > least && length < 400 ? [at] : [];
  });
  return [...new Set(places.map((at) => Math.round(at * 100) / 100))].sort((a, b) => a - b);
}

function gaps(places: readonly number[]): readonly number[] {
  return places.slice(1).map((at, index) => at - (places[index] ?? 0));
}

describe('score pads (R16)', () => {
  it('are there for every set with pieces or cards, and for nothing else', () => {
    const without = printSets.filter((set) => pad.of(set) === undefined).map(({ name }) => name);
    expect(without).toEqual(['box', 'workshop']);
  });

  it.each(roomy)(
    'of $set for $players, $padsOnSheet a sheet, have rows of 7 mm and room of 18 mm for a name',
    ({ set, players, padsOnSheet, options }) => {
      const sheet = layOut(`${set}-pad`, options).sheets[1];
      const first = sheet?.ops.filter((op) => op.kind === 'path' && op.figure === 'Leaf of pad 1') ?? [];
      const boxes = first.map(bounds);
      const table = boxes.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
      const across = boxes.filter((box) => box.height < 0.6 && box.width > table.width - 1);
      const tops = [...across.map((box) => box.y + box.height / 2), table.y + table.height - 0.2];
      const rows = gaps([...new Set(tops.map((y) => Math.round(y * 100) / 100))].sort((a, b) => a - b));
      // The row of heads is no row to write in.
      expect(rows.filter((height) => height < 6.98).length).toBeLessThanOrEqual(1);
      expect(rows.length).toBeGreaterThan(4);
      const down = boxes.filter((box) => box.width < 0.6 && box.height > table.height - 1);
      const columns = gaps(
        [...down.map((box) => box.x + box.width / 2), table.x + table.width - 0.2].sort((a, b) => a - b),
      );
      expect(columns).toHaveLength(players);
      for (const width of columns) expect(width).toBeGreaterThan(17.9);
      expect(layOut(`${set}-pad`, options).facts.pieces).toBe(Number(padsOnSheet));
    },
  );

  it('leave the edge free where the leaves are glued', () => {
    for (const padsOnSheet of ['1', '2', '4']) {
      const sheet = layOut('kubo-pad', { padsOnSheet, players: 2 }).sheets[1];
      for (let number = 1; number <= Number(padsOnSheet); number += 1) {
        const leaf =
          sheet?.ops.filter((op) => op.kind !== 'clip' && op.figure === `Leaf of pad ${number}`) ?? [];
        const top = Math.min(...leaf.map((op) => bounds(op).y));
        const trims = sheet?.trim ?? { y: 0, height: 0 };
        const rows = padsOnSheet === '4' ? 2 : 1;
        const edge = trims.y + Math.floor((number - 1) / 2) * (padsOnSheet === '4' ? trims.height / rows : 0);
        expect(top - edge).toBeGreaterThanOrEqual(12);
        expect(top - edge).toBeLessThan(20);
      }
    }
  });

  it('are cut in halves and quarters, with a mark at both ends of every cut', async () => {
    for (const [padsOnSheet, marks] of [
      ['1', 8],
      ['2', 10],
      ['4', 12],
    ] as const) {
      const [, leaves] = await readPdf(await printed('kubo-pad', { padsOnSheet, players: 2, ink: 'low' }));
      const short = leaves?.paths.filter(({ contours, width }) => {
        const { left, top, right, bottom } = extent(contours.flat());
        return Math.abs(width - 0.1) < 0.001 && Math.abs(right - left + bottom - top - 1.6) < 0.01;
      });
      expect(short).toHaveLength(marks);
    }
  });

  it('have the columns and lines that a table needs, game by game', () => {
    const leaf = (set: string) => words(layOut(`${set}-pad`).sheets[1]);
    expect(leaf('alphacubes')).toEqual(
      expect.arrayContaining([
        'Alphacubes',
        'Date',
        'Name',
        'word',
        'points',
        'sum',
        '1',
        'Cubes left –',
        'Total',
      ]),
    );
    expect(leaf('kubagram-nl')).toEqual(
      expect.arrayContaining(['skip', 'word', 'value', 'Field left –', 'Jokers left –', 'Look-ups –']),
    );
    expect(leaf('cubeword')).toEqual(expect.arrayContaining(['word', 'points', 'sum', '10', 'Total']));
    expect(leaf('kubo')).toEqual(
      expect.arrayContaining(['Rows, pillars: 1', 'Diagonals: 2', 'Zoker: 12', 'Cards left: –1', 'Round 3']),
    );
    expect(leaf('scruble')).toEqual(
      expect.arrayContaining(['word', 'points', 'extra', 'sum', '10', 'Total']),
    );
  });

  it('are plain for a set of one’s own that no game is played with', () => {
    const pieces = findSet('alphacubes')?.pieces;
    if (pieces === undefined) throw new Error('No cubes');
    const written = leavesOf(
      printSetOf({ ...pieces, name: 'nests', title: 'Bird nests', pieces: pieces.pieces.slice(0, 13) }),
    );
    expect(written).toEqual(expect.arrayContaining(['Bird nests', 'points', 'sum', 'Total']));
    expect(written).not.toContain('word');
    expect(written).not.toContain('Cubes left –');
  });

  it('leave out words where players are many, never points', () => {
    const crowd = words(layOut('alphacubes-pad', { players: 6, padsOnSheet: '2' }).sheets[1]);
    expect(crowd).not.toContain('word');
    expect(crowd.filter((text) => text === 'points')).toHaveLength(12);
    const four = words(layOut('scruble-pad', { padsOnSheet: '2' }).sheets[1]);
    expect(four).not.toContain('word');
    expect(four).toContain('extra');
  });

  it.each(['en', 'nl', 'sv'])('stand clear of the lines of their cells, in %s', (language) => {
    for (const { set, players, options } of roomy.filter(({ padsOnSheet }) => padsOnSheet === '1')) {
      const { ops = [] } = layOut(`${set}-pad`, { ...options, language }).sheets[1] ?? {};
      const lines = ops.filter(({ kind }) => kind === 'path').map((op) => bounds(op));
      const upright = lines.filter(({ width, height }) => width < 1 && height > 20);
      const heads = textsOf(ops).filter(({ purpose, anchor }) => purpose === 'ink' && anchor === 'middle');
      for (const head of heads) {
        const { x, width } = bounds(head);
        const near = upright.filter((line) => line.x > x - 0.5 && line.x < x + width + 0.5);
        expect(near, `${set} for ${players}: ${head.text}`).toEqual([]);
      }
    }
  });

  it('are refused where names would be cut, with what to change', () => {
    const problem = refusal('alphacubes-pad', { players: 6, padsOnSheet: '4' });
    expect(problem).toMatchObject({ code: 'print/pad-too-small', players: 6 });
    const { t } = createTranslator();
    expect(problemText(t, problem as { code: string })).toMatch(
      /for 6 players needs [\d.]+ x [\d.]+ mm.*Take fewer players/,
    );
  });

  it('have no text under 7 points (R28)', () => {
    for (const sheet of layOut('kubagram-af-pad', { padsOnSheet: '4', players: 2 }).sheets) {
      for (const op of textsOf(sheet.ops)) {
        if (op.purpose === 'ink') expect(op.size, op.text).toBeGreaterThanOrEqual(7);
      }
    }
  });

  it('have lines that lie where they are said to lie', async () => {
    const [, leaves] = await readPdf(await printed('alphacubes-pad', { ink: 'low' }));
    if (leaves === undefined) throw new Error('No leaves');
    const rows = gaps(ruled(leaves, 'across', 150)).slice(2);
    expect(rows.length).toBeGreaterThan(25);
    for (const height of rows) expect(height).toBeGreaterThanOrEqual(6.99);
  });
});

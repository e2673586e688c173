import { describe, expect, it } from 'vitest';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import { signContours, type Contour } from '#print-templates/solids/contour.ts';
import { emOf } from '#print-templates/solids/letter-stencil.ts';
import { openKernel } from '#print-templates/solids/kernel.ts';
import { bridgesOf } from '#print-templates/solids/stencil-bridges.ts';
import type { FontName } from '#print-templates/layout/types.ts';
import { madeSolid, planOf } from '#tests/support/print/make-solid.ts';
import { readStl } from '#tests/support/print/read-solid.ts';
import { surfaceOf } from '#tests/support/print/surface.ts';

const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const kernel = await openKernel();

/** The contours of a sign from the font's own curves, each cut into many more chords than a solid has. */
function fineContours(font: FontName, sign: string, em: number): readonly Contour[] {
  const contours: [number, number][][] = [];
  for (const { mark, points } of glyphOutlines(font, sign)) {
    const current = contours.at(-1) ?? [];
    const from = current.at(-1) ?? [0, 0];
    const [one, two] = points.map(([x, y]): [number, number] => [x * em, y * em]);
    if (mark === 'M' && one !== undefined) contours.push([one]);
    if (mark === 'L' && one !== undefined) current.push(one);
    if (mark !== 'Q' || one === undefined || two === undefined) continue;
    for (let step = 1; step <= 24; step += 1) {
      const t = step / 24;
      const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
      current.push([mix(from[0], one[0], two[0]), mix(from[1], one[1], two[1])]);
    }
  }
  return contours;
}

/** Where contours cross a level line, and whether they rise there. */
function crossings(y: number, contours: readonly Contour[]) {
  return contours.flatMap((spots) =>
    spots.flatMap(([x0, y0], index) => {
      const [x1, y1] = spots[(index + 1) % spots.length] ?? [x0, y0];
      return y0 <= y === y1 <= y ? [] : [{ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), rises: y1 > y0 }];
    }),
  );
}

/** How often contours go round the spot at x: those that rise to its right, less those that fall. */
function turnsRight(x: number, crossed: ReturnType<typeof crossings>): number {
  return crossed.reduce((turns, one) => (one.x < x ? turns : turns + (one.rises ? 1 : -1)), 0);
}

describe('R22: a stencil', () => {
  it.each([
    ['besley-bold', 'ABDOPQR0689'],
    ['bitter-bold', 'ABDOPQR04689'],
    ['franklin-bold', 'ABDOPQR04689'],
    ['atkinson-bold', 'ABDOPQR04689'],
  ] as const)('has bridges in %s for %s, which have islands, and for no others', (font, islands) => {
    let bridged = '';
    kernel.making((tools) => {
      for (const sign of signs) {
        const letter = tools.without(signContours(glyphOutlines, font, sign, 20), []);
        if (bridgesOf(letter, 1).length > 0) bridged += sign;
      }
      return tools.block([0, 0, 0], [1, 1, 1]);
    });
    expect(bridged).toBe(islands);
  });

  it.each([
    ['alphacubes', { letterHeight: 5, bridge: 0.6 }],
    ['kubagram-nl', { letterHeight: 8, bridge: 2, font: 'atkinson' }],
    ['cubeword', { letterHeight: 12, font: 'franklin' }],
    ['alphacubes', { letterHeight: 8.3, bridge: 2.2, font: 'atkinson', bedWidth: 1000 }],
    ['cubeword', { letterHeight: 15, bridge: 0.8, font: 'bitter' }],
  ])('of %s %j is one piece: nothing falls out', (set, options) => {
    const { parts, gaps } = surfaceOf(readStl(madeSolid(`${set}-letter-stencil`, options).stl));
    expect({ parts, gaps }).toEqual({ parts: 1, gaps: 0 });
  });

  it('has the volume of its plate less what is open, counted spot by spot', () => {
    const [letterHeight, plate, bridge, step] = [9, 2, 1, 0.05];
    const { facts } = madeSolid('cubeword-letter-stencil', { letterHeight, plate, bridge });
    const em = emOf('besley-bold', letterHeight);
    let open = 0;
    for (const sign of signs) {
      const letter = fineContours('besley-bold', sign, em);
      const bridges = bridgesOf(letter, bridge);
      for (let y = -letterHeight / 2; y < 1.5 * letterHeight; y += step) {
        const ink = crossings(y, letter);
        const held = crossings(y, bridges);
        for (let x = -1; x < 2 * letterHeight; x += step) {
          if (turnsRight(x, ink) !== 0 && turnsRight(x, held) === 0) open += step * step;
        }
      }
    }
    const whole = facts.width * facts.depth * plate;
    expect(open).toBeGreaterThan(0.1 * facts.width * facts.depth);
    expect(Math.abs((whole - facts.cubicMillimetres) / (open * plate) - 1)).toBeLessThan(0.005);
  });

  it('goes on on a second bed where one is too small, and shows each letter once', () => {
    const plan = planOf('alphacubes-letter-stencil', { letterHeight: 30 });
    if (!plan.ok) throw new Error(plan.problem.code);
    expect(plan.value.sheets.length).toBe(2);
    const names = plan.value.sheets.flat().map(({ piece }) => piece.name);
    expect(names).toEqual(['stencil 1 of 2', 'stencil 2 of 2']);
    for (const { piece } of plan.value.sheets.flat()) {
      expect(Math.max(piece.width, piece.depth)).toBeLessThanOrEqual(210);
    }
  });
});

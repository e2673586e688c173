import { describe, expect, it } from 'vitest';
import { solids } from '#print-templates/index.ts';
import { textInk } from '#print-templates/fonts/index.ts';
import { cubeId, pt } from '#shared/kernel/index.ts';
import { alphacubesSet, pieceIn, totalOf, valueOf } from '#shared/pieces/index.ts';
import { rackProfile } from '#print-templates/layout/rack.ts';
import { rackSide } from '#print-templates/solids/rack.ts';
import { madeSolid, type Made } from '#tests/support/print/make-solid.ts';
import { read3mf, readStl, type Triangle } from '#tests/support/print/read-solid.ts';
import { surfaceOf, volumeInColumns } from '#tests/support/print/surface.ts';

const mmPerPoint = 25.4 / 72;

/** Square millimetres of letters whose em is so many millimetres, as the font's own contours enclose them. */
function letterArea(text: string, em: number, font: 'besley-bold' | 'franklin-bold' | 'franklin-semibold') {
  return textInk(font, text, pt(em / mmPerPoint));
}

/** A cube with all edges and corners rounded. */
function roundedVolume(edge: number, radius: number): number {
  const flat = edge - 2 * radius;
  return (
    flat ** 3 + 6 * flat ** 2 * radius + 3 * Math.PI * radius ** 2 * flat + (4 / 3) * Math.PI * radius ** 3
  );
}

/** Compared as bytes: thousands of triangles make a long message. */
function numbersOf(triangles: readonly Triangle[]): Buffer {
  return Buffer.from(Float32Array.from(triangles.flat(2)).buffer);
}

/** Everything that is promised of every solid (R22): closed, measured right, and the same in both kinds of file. */
function checked(made: Made, pieces: number) {
  const triangles = readStl(made.stl);
  const surface = surfaceOf(triangles);
  expect(surface.gaps).toBe(0);
  expect(surface.flat).toBe(0);
  expect(surface.parts).toBe(pieces);
  const { width, depth, height, cubicMillimetres } = made.facts;
  for (const [axis, size] of [width, depth, height].entries()) {
    expect(surface.high[axis as 0 | 1 | 2] - surface.low[axis as 0 | 1 | 2]).toBeCloseTo(size, 4);
  }
  expect(surface.low[2]).toBe(0);
  expect(made.facts.triangles).toBe(triangles.length);
  const again = read3mf(made.threeMf);
  expect(again.unit).toBe('millimeter');
  expect(again.pieces.length).toBe(pieces);
  expect(numbersOf(again.pieces.flatMap((piece) => piece.triangles)).equals(numbersOf(triangles))).toBe(true);
  return { triangles, surface, volume: cubicMillimetres };
}

describe('R22: a solid', () => {
  it.each([
    ['alphacubes-solid-cubes', { cubes: ['1, 31'], edge: 18 }, 2, 0.2],
    ['alphacubes-solid-cubes', { cubes: ['13'], relief: 'engraved', bars: 'all', corner: 0 }, 1, 0.1],
    ['kubagram-nl-solid-cubes', { cubes: ['96-97'], corner: 2, edge: 21.3, font: 'atkinson' }, 2, 0.2],
    [
      'cubeword-solid-cubes',
      { cubes: ['24-25'], flatBelow: false, reliefHeight: 2, font: 'franklin' },
      2,
      0.2,
    ],
    ['cubeword-solid-cubes', { cubes: ['1'], edge: 8, corner: 1, font: 'bitter' }, 1, 0.1],
    ['alphacubes-sticker-jig', { edge: 17, sticker: 15 }, 1, 0.25],
    ['kubagram-en-sticker-jig', { edge: 15, sticker: 15 }, 1, 0.25],
    ['alphacubes-letter-stencil', { letterHeight: 5, bridge: 0.6, digits: true }, 1, 0.25],
    ['kubagram-nl-letter-stencil', { letterHeight: 11, font: 'bitter', digits: false }, 1, 0.5],
    ['alphacubes-solid-rack', { edge: 15, racks: 2 }, 2, 0.5],
    ['box-sensor-frame', { rows: 3, columns: 8 }, 8, 0.5],
    ['box-solder-jig', { sensor: 'reed', pitch: 29 }, 2, 0.3],
  ])(
    '%s %j is closed, counted right in columns, and the same as STL and 3MF',
    (name, options, pieces, step) => {
      const { triangles, volume } = checked(madeSolid(name, options), pieces);
      expect(Math.abs(volumeInColumns(triangles, step) / volume - 1)).toBeLessThan(0.005);
    },
  );

  it.each(solids.filter(({ set }) => set === 'alphacubes').map(({ name, template }) => ({ name, template })))(
    'is the same bytes whenever it is made: $name',
    ({ name, template }) => {
      const options = { language: 'sv', ...(template === 'solid-cubes' ? { cubes: ['5'] } : {}) };
      const [one, two] = [madeSolid(name, options), madeSolid(name, options)];
      expect(Buffer.from(one.stl).equals(two.stl)).toBe(true);
      expect(Buffer.from(one.threeMf).equals(two.threeMf)).toBe(true);
      // Neither bears a date, nor a zip of today.
      expect(Buffer.from(one.threeMf).readUInt16LE(12)).toBe((1 << 5) | 1);
    },
  );

  it('says in its 3MF what it is, in the language that was asked for', () => {
    const { title, language, pieces } = read3mf(
      madeSolid('alphacubes-solid-cubes', { cubes: ['7, 12'], language: 'nl' }).threeMf,
    );
    expect(title).toBe('Alphacubes, kubussen voor een 3D-printer');
    expect(language).toBe('nl');
    expect(pieces.map(({ name }) => name)).toEqual(['kubus 7', 'kubus 12']);
  });
});

describe('R22: the volume of', () => {
  // Cube 13 of Alphacubes and what stands on it: five letters with their values, and a total.
  const cube = pieceIn(alphacubesSet, cubeId(12));
  const lettersOn = (face: number) =>
    cube.letters.reduce((sum, letter) => {
      const em = face * (letter === 'M' || letter === 'W' ? 0.6 : 0.68);
      const value = `${valueOf(alphacubesSet, letter)}`;
      return sum + letterArea(letter, em, 'besley-bold') + letterArea(value, face * 0.215, 'franklin-bold');
    }, 0);
  const totalOn = (face: number) => letterArea(`${totalOf(cube)}`, face * 0.367, 'franklin-semibold');

  it('a cube with raised letters is that of the cube, its letters, and less its total', () => {
    const [edge, corner, reliefHeight] = [20, 1.5, 0.8];
    const options = { cubes: ['13'], bars: 'none', edge, corner, reliefHeight };
    const { cubicMillimetres } = madeSolid('alphacubes-solid-cubes', options).facts;
    const face = edge - 2 * corner;
    const letters = lettersOn(face) * reliefHeight;
    const body = roundedVolume(edge, corner);
    expect(Math.abs(cubicMillimetres / (body + letters - totalOn(face) * reliefHeight) - 1)).toBeLessThan(
      5e-3,
    );
    // Letters are a small part: they are also weighed alone, against the same cube without.
    const plain = madeSolid('alphacubes-solid-cubes', { ...options, flatBelow: false }).facts
      .cubicMillimetres;
    expect((plain - cubicMillimetres) / (2 * totalOn(face) * reliefHeight)).toBeCloseTo(1, 2);
  });

  it('a cube with engraved letters is that of the cube less its letters', () => {
    const [edge, reliefHeight] = [20, 0.9];
    const options = { cubes: ['13'], bars: 'none', relief: 'engraved', edge, corner: 0, reliefHeight };
    const { cubicMillimetres } = madeSolid('alphacubes-solid-cubes', options).facts;
    const letters = (lettersOn(edge) + totalOn(edge)) * reliefHeight;
    expect((edge ** 3 - cubicMillimetres) / letters).toBeCloseTo(1, 2);
  });

  it('a jig is that of its floor, walls and lips', () => {
    const [edge, sticker] = [16, 13];
    const { cubicMillimetres, height } = madeSolid('alphacubes-sticker-jig', { edge, sticker }).facts;
    const [wall, floor, lip, reach] = [4, 2, 2, 1.5];
    const side = wall + 0.8 * edge;
    const ell = (thick: number) => 2 * side * thick - thick ** 2;
    const walls = ell(wall) * (height - floor) + (ell(wall + reach) - ell(wall)) * lip;
    expect(cubicMillimetres).toBeCloseTo((wall + edge) ** 2 * floor + walls, 3);
    // A cube of the edge has room under the lips, and none to spare.
    expect(height - lip - floor - edge).toBeCloseTo(0.3, 6);
  });

  it('a rack is that of the folded one, filled, with a lip and a ridge of plastic', () => {
    const edge = 15;
    const { corners, width } = rackProfile(edge);
    const [, top, foot, heel, ridge] = corners;
    const side = rackSide(edge);
    // Where cubes touch it, lip, shelf and rest are as they are folded: some way to the right of it.
    const shift = (side[6]?.[0] ?? NaN) - top.x;
    const as = (spot: { readonly x: number; readonly y: number }) => [spot.x + shift, spot.y];
    for (const [index, corner] of [ridge, heel, foot, top].entries()) {
      for (const axis of [0, 1] as const) {
        expect(side[3 + index]?.[axis]).toBeCloseTo(as(corner)[axis] ?? NaN, 2);
      }
    }
    const area = side.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = side[(index + 1) % side.length] ?? [0, 0];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
    const { facts } = madeSolid('alphacubes-solid-rack', { edge });
    expect(facts.cubicMillimetres / (area * width)).toBeCloseTo(1, 5);
    expect(facts.height).toBeGreaterThanOrEqual(ridge.y);
  });
});

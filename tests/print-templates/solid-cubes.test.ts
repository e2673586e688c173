import { describe, expect, it } from 'vitest';
import { printSetOf, solidsOf, type SolidProduct } from '#print-templates/index.ts';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import { unionOf, bounds } from '#print-templates/layout/bounds.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { facePlaces, placesOf, type FacePlace } from '#print-templates/layout/nets/net-shapes.ts';
import { cubeNet } from '#print-templates/layout/nets/net.ts';
import { boundsOf, signContours } from '#print-templates/solids/contour.ts';
import { faceFrames } from '#print-templates/solids/letter-cube.ts';
import { openKernel } from '#print-templates/solids/kernel.ts';
import { cubeId, expectOk } from '#shared/kernel/index.ts';
import { alphacubesSet, kubagramSets, parseSet, pieceIn, type PieceSet } from '#shared/pieces/index.ts';
import { foldNet, minus, type Vector } from '#tests/support/print/fold.ts';
import { layOut } from '#tests/support/print/lay-out.ts';
import { madeSolid, planOf } from '#tests/support/print/make-solid.ts';

const kernel = await openKernel();

/** A set that nobody has written a line of code for, with these faces on its one cube. */
function setOf(faces: readonly (string | number)[]): PieceSet {
  return expectOk(
    parseSet({
      format: 'cubewright-set',
      version: 2,
      name: 'mine',
      title: 'Mine',
      language: 'en',
      alphabet: 'latin',
      values: { F: 1, L: 2 },
      pieces: [faces],
      boards: {},
    }),
  );
}

function cubesOf(set: PieceSet): SolidProduct {
  const product = solidsOf(printSetOf(set)).find(({ template }) => template === 'solid-cubes');
  if (product === undefined) throw new Error(`No cubes of ${set.name}`);
  return product;
}

function refusal(set: PieceSet, options: Readonly<Record<string, unknown>>): unknown {
  const product = cubesOf(set);
  const parsed = product.parse(options);
  const plan = parsed.ok ? product.plan(parsed.value) : parsed;
  return plan.ok ? undefined : plan.problem;
}

describe('R22: the faces of a printed cube', () => {
  it('are those of the printed net once it is folded, the middle of the cross on top (R12)', () => {
    const folded = foldNet(expectOk(cubeNet(20)));
    // From the sheet, y down and z towards its reader, to a bed under the foot of the cross.
    const turned = ([x, y, z]: Vector): Vector => [x, -y, z];
    for (const place of facePlaces) {
      const [topLeft, topRight, , bottomLeft] = folded.faces[place].plane.map(turned);
      if (topLeft === undefined || topRight === undefined || bottomLeft === undefined) throw new Error(place);
      const whole = (v: Vector) => v.map((length) => Math.round(length / 20) + 0);
      const { right, up, out } = faceFrames[place];
      expect(whole(minus(topRight, topLeft)), `${place} right`).toEqual(right);
      expect(whole(minus(topLeft, bottomLeft)), `${place} up`).toEqual(up);
      const [[a, b, c], [d, e, f]] = [right, up];
      expect(
        [b * f - c * e, c * d - a * f, a * e - b * d].map((n) => n + 0),
        `${place} out`,
      ).toEqual(out);
    }
  });

  it.each([
    ['alphacubes', alphacubesSet, 13],
    ['kubagram-nl', kubagramSets.nl, 1],
    ['kubagram-nl', kubagramSets.nl, 107],
  ])('have the letters of the printed net of %s, place by place', (name, set, number) => {
    const [edge, cube] = [20, pieceIn(set, cubeId(number - 1))];
    const [sheet] = layOut(`${name}-nets`, { cubes: [`${number}`], edge, paperThickness: 0 }).sheets;
    const ops = sheet?.ops ?? [];
    const net = expectOk(cubeNet(edge));
    const cuts = ops.filter((op) => op.kind === 'path' && op.purpose === 'cut');
    const outline = unionOf(cuts.map(bounds));
    const onNet = textsOf(ops)
      .filter(({ size }) => size > 20)
      .map(({ text, x, y }) => ({ text, x: x - outline.x, y: y - outline.y }));
    const places = placesOf(cube);
    for (const [index, face] of cube.faces.entries()) {
      if (face.kind !== 'letter') continue;
      const at = net.faces[places[index] ?? 'total'];
      const there = onNet.filter(({ x, y }) => x > at.x && x < at.x + edge && y > at.y && y < at.y + edge);
      expect(there.map(({ text }) => text)).toEqual([face.letter]);
    }
  });

  it('are equal on opposite sides of each die of Kubagram, in every language (R12)', () => {
    const opposite: readonly (readonly [FacePlace, FacePlace])[] = [
      ['centre', 'total'],
      ['top', 'lower'],
      ['left', 'right'],
    ];
    for (const set of Object.values(kubagramSets)) {
      const dice = set.pieces.filter(({ letters }) => letters.length === 3);
      expect(dice.length).toBe(105);
      for (const die of dice) {
        const places = placesOf(die);
        const on = (place: FacePlace) => die.faces[places.indexOf(place)];
        for (const [one, other] of opposite) expect(on(one)).toEqual(on(other));
      }
    }
  });

  it('can be read from outside: the outermost corners of each are its letter, upright and not mirrored', () => {
    const [edge, height] = [20, 1];
    const product = cubesOf(setOf(['F', 'F', 'F', 'F', 'F', 'F']));
    const options = { edge, reliefHeight: height, corner: 0, flatBelow: false, figures: false, bars: 'none' };
    const plan = expectOk(product.plan(expectOk(product.parse(options))));
    const { corners } = plan.sheets[0]?.[0]?.piece.shape({ kernel, outlines: glyphOutlines }) ?? {
      corners: new Float64Array(),
    };
    const letter = signContours(glyphOutlines, 'besley-bold', 'F', edge * 0.68);
    const { left, bottom } = boundsOf(letter);
    const wanted = letter.flat().map(([x, y]) => [x - left, y - bottom] as const);
    const middle = edge / 2 + height;
    for (const { right, up, out } of Object.values(faceFrames)) {
      const seen: [number, number][] = [];
      for (let at = 0; at < corners.length; at += 3) {
        const spot = [0, 1, 2].map((axis) => (corners[at + axis] ?? NaN) - middle) as unknown as Vector;
        const along = (way: readonly number[]) =>
          way.reduce((sum, part, axis) => sum + part * (spot[axis] ?? 0), 0);
        if (along(out) > edge / 2 + height - 1e-3) seen.push([along(right), along(up)]);
      }
      const [low, foot] = [Math.min(...seen.map(([x]) => x)), Math.min(...seen.map(([, y]) => y))];
      const shown = seen.map(([x, y]) => [x - low, y - foot] as const);
      const isNear = (spot: readonly number[], others: readonly (readonly number[])[]) =>
        others.some(([x = NaN, y = NaN]) => Math.hypot(x - (spot[0] ?? NaN), y - (spot[1] ?? NaN)) < 5e-3);
      expect(shown.filter((spot) => !isNear(spot, wanted))).toEqual([]);
      // The kernel leaves out corners on a straight line.
      expect(wanted.filter((spot) => isNear(spot, shown)).length).toBeGreaterThan(wanted.length * 0.7);
    }
  });
});

describe('R22: a cube', () => {
  it('is as large as its edge and what stands out of it', () => {
    const size = (options: Readonly<Record<string, unknown>>) => {
      const { width, depth, height } = madeSolid('alphacubes-solid-cubes', {
        cubes: ['4'],
        ...options,
      }).facts;
      return [width, depth, height].map((length) => Math.round(length * 1e4) / 1e4);
    };
    expect(size({ edge: 15, reliefHeight: 0.7 })).toEqual([16.4, 16.4, 15.7]);
    expect(size({ edge: 15, reliefHeight: 0.7, flatBelow: false })).toEqual([16.4, 16.4, 16.4]);
    expect(size({ edge: 18.5, relief: 'engraved', corner: 2 })).toEqual([18.5, 18.5, 18.5]);
  });

  it('leaves a blank face empty, and values that would be lower than 2 mm', () => {
    const triangles = (set: string, options: Readonly<Record<string, unknown>>) =>
      madeSolid(`${set}-solid-cubes`, { cubes: ['1'], corner: 0, ...options }).facts.triangles;
    const blank = madeSolid('cubeword-solid-cubes', {
      cubes: ['1'],
      edge: 15,
      reliefHeight: 1,
      flatBelow: false,
    });
    // The sixth face is a blank, and lies on the bed: nothing stands out of it.
    expect(blank.facts.height).toBeCloseTo(16, 4);
    for (const [edge, hasValues] of [
      [12, false],
      [15, true],
    ] as const) {
      const differ = triangles('alphacubes', { edge }) !== triangles('alphacubes', { edge, figures: false });
      expect(differ, `${edge} mm`).toBe(hasValues);
    }
  });

  it('takes its place in rows on a bed, and goes on on the next: one file a bed', () => {
    const options = { edge: 15, reliefHeight: 0.5, bedWidth: 100, bedDepth: 60 };
    const plan = planOf('alphacubes-solid-cubes', { ...options, cubes: ['1-20'] });
    if (!plan.ok) throw new Error(plan.problem.code);
    // 90 by 50 mm are free; cubes of 16 mm lie 20 mm apart.
    expect(plan.value.sheets.map(({ length }) => length)).toEqual([8, 8, 4]);
    const spots = plan.value.sheets[0]?.map(({ x, y }) => [x, y]);
    expect(spots).toEqual([5, 25].flatMap((y) => [5, 25, 45, 65].map((x) => [x, y])));
    const names = plan.value.sheets.flat().map(({ piece }) => piece.name);
    expect(names).toEqual(Array.from({ length: 20 }, (_, index) => `cube ${index + 1}`));
  });
});

describe('R22: what no printer could make is refused', () => {
  it.each([
    ['solid-cubes', { edge: 7 }, { code: 'print/bad-option', option: 'edge' }],
    ['solid-cubes', { edge: 41 }, { code: 'print/bad-option', option: 'edge' }],
    ['solid-cubes', { reliefHeight: 2.5 }, { code: 'print/bad-option', option: 'reliefHeight' }],
    ['solid-cubes', { colour: 'red' }, { code: 'print/unknown-option', option: 'colour' }],
    [
      'solid-cubes',
      { edge: 10, corner: 2 },
      { code: 'print/corner-too-wide', corner: 2, edge: 10, most: 1.2 },
    ],
    [
      'solid-cubes',
      { relief: 'engraved', reliefHeight: 2 },
      { code: 'print/letters-too-deep', height: 2, edge: 15, most: 1.1 },
    ],
    ['solid-cubes', { cubes: ['97-99'] }, { code: 'print/no-such-cube', cube: '99', cubes: 98 }],
    ['solid-cubes', { cubes: ['none'] }, { code: 'print/bad-option', option: 'cubes' }],
    ['solid-rack', { edge: 30 }, { code: 'print/bed-too-small', bed: '210 x 210' }],
    ['letter-stencil', { letterHeight: 60, bedWidth: 60 }, { code: 'print/bed-too-small', bed: '50 x 210' }],
    ['letter-stencil', { letterHeight: 5, bridge: 4 }, { code: 'print/bridge-too-wide', most: 1.5 }],
    ['sticker-jig', { edge: 15, sticker: 15.5 }, { code: 'print/sticker-misfit', least: 7.5, most: 15 }],
    ['sticker-jig', { edge: 30, sticker: 10 }, { code: 'print/sticker-misfit', least: 15, most: 30 }],
  ])('%s %j', (template, options, problem) => {
    const plan = planOf(`alphacubes-${template}`, options);
    expect(plan).toMatchObject({ ok: false, problem });
  });

  it('letters that a face has no room for', () => {
    expect(refusal(setOf([888, 1, 2, 3, 4, 5]), { edge: 8, font: 'franklin' })).toMatchObject({
      code: 'print/face-too-small',
      sign: '888',
      face: 7,
    });
    expect(refusal(setOf([888, 1, 2, 3, 4, 'L']), { edge: 8, font: 'franklin' })).toBeUndefined();
  });

  it('a letter that the font lacks, which is named (R24)', () => {
    const strange = { ...setOf(['F', 'L']), values: { '☃': 1 } };
    const pieces = [{ id: cubeId(0), faces: [{ kind: 'letter', letter: '☃' } as const], letters: ['☃'] }];
    const faces = pieces.map((piece) => ({ ...piece, faces: [...piece.faces, ...piece.faces] }));
    expect(refusal({ ...strange, pieces: faces }, {})).toMatchObject({
      code: 'print/missing-glyph',
      glyph: '☃',
    });
  });
});

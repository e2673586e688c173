import { describe, expect, it } from 'vitest';
import { faceText, scrubleSet } from '#shared/pieces/index.ts';
import { bounds, unionOf } from '#print-templates/layout/bounds.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import type { DrawOp } from '#print-templates/layout/types.ts';
import { cubeFaces, placesOnRing, rings } from '#print-templates/templates/cube-places.ts';
import { has } from '#tests/support/capabilities.ts';
import { expectApart, lookAt } from '#tests/support/print/looks.ts';
import { layOut, printed, refusal } from '#tests/support/print/lay-out.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';
import { picturesOf } from '#tests/support/print/tools.ts';

const cutsOf = (ops: readonly DrawOp[]) =>
  ops.filter((op) => op.kind === 'path' && op.purpose === 'cut').map(bounds);

describe('peg labels', () => {
  it('R11: show each peg where it belongs, read back from the PDF', async () => {
    const [page] = await readPdf(await printed('scruble-labels'));
    const cuts = cutsOf(layOut('scruble-labels').sheets[0]?.ops ?? []);
    expect(cuts).toHaveLength(96);
    const found = cuts.map((cut) =>
      (page?.texts ?? [])
        .filter(
          ({ x, y, length }) =>
            x + length / 2 > cut.x && x < cut.x + cut.width && y > cut.y && y < cut.y + cut.height,
        )
        .map(({ text }) => text),
    );
    const expected = scrubleSet.pieces.map(({ faces: [face] }) => {
      if (face?.kind === 'letter') return [face.letter, `${scrubleSet.values[face.letter]}`];
      return face === undefined || face.kind === 'blank' ? [] : [`${faceText(face)}`];
    });
    expect(found.map((texts) => texts.toSorted().reverse())).toEqual(
      expected.map((texts) => texts.toSorted().reverse()),
    );
  });

  it.each([10, 16])('R28: of %s mm keep every text at 7 points and more, and inside its label', (label) => {
    for (const { ops } of layOut('scruble-labels', { label, radius: 4 }).sheets) {
      const cuts = cutsOf(ops);
      for (const op of textsOf(ops).filter(({ purpose }) => purpose === 'ink')) {
        expect(op.size, op.text).toBeGreaterThanOrEqual(7);
        const box = bounds(op);
        const within = cuts.some((cut) => {
          const { width, height } = unionOf([cut, box]);
          return width <= cut.width && height <= cut.height;
        });
        expect(within, op.text).toBe(true);
      }
    }
  });

  it('R28: lie together face by face, each under its name, on one sheet', () => {
    const { sheets } = layOut('scruble-labels');
    expect(sheets).toHaveLength(1);
    const names = textsOf(sheets[0]?.ops ?? []).map(({ text }) => text);
    for (const face of cubeFaces) expect(names).toContain(face);
  });

  it('R27: are picked one by one where they stand, and printed again alone', () => {
    const [whole] = layOut('scruble-labels').sheets;
    const cuts = cutsOf(whole?.ops ?? []);
    expect(whole?.pieces?.map(({ name }) => Number(name))).toEqual(Array.from(cuts, (_, index) => index + 1));
    for (const [index, { x, y }] of cuts.entries()) {
      // The box of a line has half its width all round.
      const at = whole?.pieces?.[index]?.at;
      expect(at?.x).toBeCloseTo(x + 0.1, 6);
      expect(at?.y).toBeCloseTo(y + 0.1, 6);
    }

    const some = layOut('scruble-labels', { cubes: ['96, 5', '17-18'] });
    expect(some.facts.pieces).toBe(4);
    const [sheet] = some.sheets;
    expect(sheet?.pieces?.map(({ name }) => name)).toEqual(['5', '17', '18', '96']);
    expect(textsOf(sheet?.ops ?? []).map(({ text }) => text)).toContain('5, 17 to 18, 96');
    const shown = textsOf(sheet?.ops ?? []).filter(({ purpose }) => purpose === 'ink');
    const wanted = [5, 17, 18, 96].flatMap((number) => scrubleSet.pieces[number - 1]?.letters ?? []);
    expect(shown.map(({ text }) => text).filter((text) => /^[A-Z]$/.test(text))).toEqual(wanted);
    expect(refusal('scruble-labels', { cubes: ['97'] })).toMatchObject({ code: 'print/no-such-cube' });
  });

  it.skipIf(!has('poppler')).each(['full', 'low', 'outline'])(
    'R18: premiums, wild pegs and letters stay apart in one bit of black and white in %s ink',
    async (ink) => {
      const options = { ink, label: 10, radius: 0, gutter: 0 };
      const [picture] = picturesOf(await printed('scruble-labels', options), {
        dpi: 254,
        mono: true,
        only: { width: 2100, height: 1200 },
      });
      if (picture === undefined) throw new Error('No labels');
      const cuts = cutsOf(layOut('scruble-labels', options).sheets[0]?.ops ?? []);
      const kinds = Map.groupBy(
        scrubleSet.pieces.map(({ faces: [face] }, index) => ({ face, cut: cuts[index] })),
        ({ face }) => (face === undefined ? '' : face.kind === 'letter' ? 'letter' : `${faceText(face)}`),
      );
      expect([...kinds.keys()].sort()).toEqual(['*', '2L', '2W', '3L', '3W', '4L', 'letter']);
      kinds.delete('letter');
      expectApart(
        [...kinds.values()].map((some) =>
          some.flatMap(({ cut }) =>
            cut === undefined ? [] : [lookAt(picture, cut.x + 0.3, cut.y + 0.3, 9.4)],
          ),
        ),
      );
    },
  );

  it('suit sets of one face a piece alone', () => {
    expect(() => layOut('alphacubes-labels')).toThrow('No product');
    expect(refusal('scruble-labels', { label: 9 })).toMatchObject({ option: 'label' });
  });
});

describe('the map of the cube', () => {
  it('S4: has twelve rings of sixteen places; each place is on two; rings of two axes cross at two places', () => {
    const key = ({ face, column, row }: { face: string; column: number; row: number }) =>
      `${face} ${column} ${row}`;
    const places = rings.map((ring) => placesOnRing(ring).map(key));
    expect(places.map((ring) => new Set(ring).size)).toEqual(Array.from({ length: 12 }, () => 16));
    const counts = [...Map.groupBy(places.flat(), (place) => place).values()].map(({ length }) => length);
    expect(counts).toEqual(Array.from({ length: 96 }, () => 2));
    for (const [index, ring] of rings.entries()) {
      for (const [other, second] of rings.entries()) {
        if (index === other) continue;
        const shared = places[index]?.filter((place) => places[other]?.includes(place));
        expect(shared).toHaveLength(ring.axis === second.axis ? 0 : 2);
      }
    }
  });

  it('S4: rings step from neighbour to neighbour on the cube itself', () => {
    // Middles of the places on a cube of 4, from its own middle: right, down, towards the reader.
    const space = (face: string, column: number, row: number): readonly [number, number, number] => {
      const [a, b] = [column - 1.5, row - 1.5];
      switch (face) {
        case 'front':
          return [a, b, 2];
        case 'top':
          return [a, -2, b];
        case 'bottom':
          return [a, 2, -b];
        case 'back':
          return [a, -b, -2];
        case 'left':
          return [-2, b, a];
        default:
          return [2, b, -a];
      }
    };
    for (const ring of rings) {
      const points = placesOnRing(ring).map(({ face, column, row }) => space(face, column, row));
      points.forEach((point, index) => {
        const next = points[(index + 1) % 16] ?? point;
        const apart = Math.hypot(...point.map((value, axis) => value - (next[axis] ?? 0)));
        // A step on a face, or over an edge.
        expect(
          [1, Math.SQRT1_2].some((step) => Math.abs(apart - step) < 1e-9),
          `ring ${ring.number}`,
        ).toBe(true);
      });
    }
  });

  it.each(['a4', 'letter'])('lies on one sheet of %s', (paper) => {
    expect(layOut('scruble-cube-map', { paper }).sheets).toHaveLength(1);
    expect(refusal('scruble-cube-map', { paper, cell: 18 })).toMatchObject({ code: 'print/does-not-fit' });
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planOf, madeSolid } from '#tests/support/print/make-solid.ts';
import { read3mf, readStl } from '#tests/support/print/read-solid.ts';
import { surfaceOf } from '#tests/support/print/surface.ts';

/** `npm run at-length SOLID` takes thousands. */
const runs = Number(process.env['CUBEWRIGHT_SOLID_RUNS'] ?? 8);

const set = fc.constantFrom('alphacubes', 'kubagram-en', 'kubagram-nl', 'kubagram-af', 'cubeword');
const font = fc.constantFrom('besley', 'bitter', 'franklin', 'atkinson');
const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((length) => length / 100);
const large = { bedWidth: 1000, bedDepth: 1000 };

const cube = fc.record({
  template: fc.constant('solid-cubes'),
  options: fc.record({
    font,
    edge: hundredths(8, 40),
    corner: fc.oneof(fc.constant(0), hundredths(0, 2)),
    relief: fc.constantFrom('raised', 'engraved'),
    reliefHeight: hundredths(0.2, 2),
    flatBelow: fc.boolean(),
    colours: fc.constantFrom('one', 'two'),
    slicer: fc.constantFrom('prusa', 'orca'),
    figures: fc.boolean(),
    bars: fc.constantFrom('mwnz', 'all', 'none'),
    cubes: fc.integer({ min: 1, max: 25 }).map((number) => [`${number}`]),
  }),
});
const stencil = fc.record({
  template: fc.constant('letter-stencil'),
  options: fc.record({
    font,
    letterHeight: hundredths(5, 40),
    plate: hundredths(0.4, 4),
    bridge: hundredths(0.6, 4),
    digits: fc.boolean(),
    bedWidth: fc.constant(large.bedWidth),
    bedDepth: fc.constant(large.bedDepth),
  }),
});

it('R22: whatever is asked for is refused, or one closed solid that is the same as STL and 3MF', () => {
  fc.assert(
    fc.property(set, fc.oneof({ weight: 3, arbitrary: cube }, stencil), (of, { template, options }) => {
      const name = `${of}-${template}`;
      const plan = planOf(name, options);
      if (!plan.ok) {
        expect(plan.problem.code).toMatch(/^print\/(?:letters-too-deep|corner-too-wide|bridge-too-wide)$/);
        return;
      }
      const { stl, threeMf } = madeSolid(name, options);
      if ('colours' in options && options.colours === 'two') {
        const [piece] = read3mf(threeMf).pieces;
        expect(piece?.parts.length).toBe(2);
        for (const part of piece?.parts ?? []) {
          expect(surfaceOf(part.triangles)).toMatchObject({ gaps: 0, flat: 0 });
        }
        return;
      }
      const triangles = readStl(stl);
      const { gaps, flat, parts, euler } = surfaceOf(triangles);
      expect({ gaps, flat, parts }).toEqual({ gaps: 0, flat: 0, parts: 1 });
      // A cube has no hole through it, raised or engraved; a stencil has at least one a letter.
      if (template === 'solid-cubes') expect(euler).toBe(2);
      else expect(euler).toBeLessThan(2 - 2 * 15);
      expect(read3mf(threeMf).pieces[0]?.triangles.length).toBe(triangles.length);
    }),
    { numRuns: runs },
  );
});

import { describe, expect, it } from 'vitest';
import { has } from '#tests/support/capabilities.ts';
import { madeSolid } from '#tests/support/print/make-solid.ts';
import { infoOf, slicedVolumes } from '#tests/support/print/read-gcode.ts';
import { temporaryFolder } from '../electron/support/temporary.ts';

/** `npm run at-length SLICED_CUBES` takes all 98 of Alphacubes. */
const cubes = Number(process.env['CUBEWRIGHT_SLICED_CUBES'] ?? 2);

/** A promise of R32: five in a thousand. */
const tolerance = 5e-3;

describe.skipIf(!has('prusa-slicer'))('R32: PrusaSlicer, by command', () => {
  it.each(['raised', 'engraved'])(
    'slices each cube with %s letters for two tools, which print its two parts',
    (relief) => {
      const folder = temporaryFolder();
      let worst = 0;
      for (let cube = 1; cube <= cubes; cube += 1) {
        const options = { relief, colours: 'two', cubes: [`${cube}`] };
        const { threeMf, facts } = madeSolid('alphacubes-solid-cubes', options);
        const sliced = slicedVolumes(folder, threeMf);
        const wanted = [facts.cubicMillimetres - facts.ofSecond, facts.ofSecond];
        expect([...sliced.keys()].sort(), `tools of cube ${cube}`).toEqual([0, 1]);
        for (const [tool, volume] of wanted.entries()) {
          const off = Math.abs((sliced.get(tool) ?? 0) / volume - 1);
          worst = Math.max(worst, off);
          expect(off, `cube ${cube}, tool ${tool}`).toBeLessThan(tolerance);
        }
      }
      if (cubes > 2) console.log(`${cubes} cubes, ${relief}: off by ${worst} at most`);
    },
    20_000 + 5000 * cubes,
  );

  it('finds both parts of a cube closed and in their place, as a bed says them', () => {
    const options = { relief: 'engraved', colours: 'two', edge: 12, cubes: ['3, 5'] };
    const { threeMf, facts } = madeSolid('alphacubes-solid-cubes', options);
    const pieces = infoOf(temporaryFolder(), threeMf);
    expect(pieces.map(({ manifold }) => manifold)).toEqual(['yes', 'yes']);
    for (const { size_x, size_y, size_z } of pieces) {
      expect([size_x, size_y, size_z].map((size) => Number(size).toFixed(3))).toEqual(
        Array(3).fill('12.000'),
      );
    }
    const volume = pieces.reduce((sum, one) => sum + Number(one.volume), 0);
    expect(Math.abs(volume / facts.cubicMillimetres - 1)).toBeLessThan(1e-5);
  });
});

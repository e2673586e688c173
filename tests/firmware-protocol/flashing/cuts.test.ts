import { describe, expect, it } from 'vitest';
import { firstLight } from '#firmware-protocol/flashing/index.ts';
import { expectOk, nextInt, randomFrom } from '#shared/kernel/index.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';
import { bareChip, image } from './bare-chip.ts';
import { hasBootLoaders, optiboot } from './boot-loaders.ts';

const cuts = Number(process.env.CUBEWRIGHT_FLASH_CUTS ?? 20);
const never = new AbortController().signal;

describe.skipIf(!hasBootLoaders)('B23: flashing that is cut', () => {
  it(
    `at ${cuts} random bytes, from seed ${seed}, can always be done again, and the box greets`,
    { timeout: longTest },
    async () => {
      const loader = optiboot();
      let random = randomFrom(seed);
      const roll = (below: number): number => {
        const [value, next] = nextInt(random, below);
        random = next;
        return value;
      };
      const whole = bareChip({ loader });
      const light = ({ transport, clock }: typeof whole) =>
        firstLight({ transport, clock, image, signal: never });
      expectOk(await whole.run(light(whole)));
      const bytes = whole.passed();

      // A chip lives through many cuts, so that the next one meets whatever the last has left.
      let chip = whole;
      for (let cut = 0; cut < cuts; cut += 1) {
        if (cut % 10 === 0) chip = bareChip({ loader, seed: seed + cut });
        const at = roll(bytes);
        const losesPower = roll(2) === 0;
        // Erasing and writing a page takes 9 ms: the cut may fall into either.
        const callOff = chip.cutAfter(at, roll(16), () =>
          losesPower ? chip.box.unplug() : chip.box.reset(),
        );
        const first = await chip.run(light(chip));
        callOff();
        chip.box.plug();
        const told = `cut ${cut} after ${at} bytes${losesPower ? ', power too' : ''}`;
        // A cut in the last bytes finds the work done, or the box just greeting; and greetings differ in length.
        if (!first.ok) expect(['box/flash-cut', 'box/flash-no-greeting'], told).toContain(first.problem.code);
        expect(await chip.run(light(chip)), told).toMatchObject({ ok: true });
        expect(chip.box.flash().subarray(0, image.length), told).toEqual(image);
      }
      tellFigures({ cuts, 'bytes of one flashing': bytes });
    },
  );
});

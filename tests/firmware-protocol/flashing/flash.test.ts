import { describe, expect, it } from 'vitest';
import { flash, type FlashProgress } from '#firmware-protocol/flashing/flash.ts';
import { firstLight } from '#firmware-protocol/flashing/index.ts';
import type { Transport } from '#firmware-protocol/transports/transport.ts';
import { expectOk, ok, refuse } from '#shared/kernel/index.ts';
import { longTest } from '#tests/support/patience.ts';
import { pass, testClock } from '../conversation.ts';
import { bareChip, image, type BareChip } from './bare-chip.ts';
import { hasBootLoaders, olderLoader, optiboot } from './boot-loaders.ts';

const never = new AbortController().signal;
const given = ({ transport, clock }: Pick<BareChip, 'transport' | 'clock'>) => ({
  transport,
  clock,
  image,
  signal: never,
});

describe.skipIf(!hasBootLoaders)('B23: a bare chip with the boot loader of a real board', () => {
  it.each([
    { board: 'an Uno, by Optiboot', loader: optiboot, speed: 115_200, signature: '1E 95 0F' },
    { board: 'an older Nano', loader: olderLoader, speed: 57_600, signature: '1E 95 0F' },
  ])(
    'is flashed, read back and greets: $board',
    { timeout: longTest },
    async ({ loader, speed, signature }) => {
      const chip = bareChip({ loader: loader() });
      const blank = chip.box.flash();
      expect(new Set(blank.subarray(0, image.length))).toEqual(new Set([0xff]));
      const seen: FlashProgress[] = [];
      const onProgress = (now: FlashProgress): void => void seen.push(now);
      const light = expectOk(await chip.run(firstLight({ ...given(chip), onProgress })));
      expect(light).toMatchObject({ bytes: image.length, speed, signature, info: { rows: 9, columns: 12 } });
      expect(chip.box.flash().subarray(0, image.length)).toEqual(image);
      // Nothing else has changed, the boot loader least of all.
      const padded = Math.ceil(image.length / 128) * 128;
      expect(chip.box.flash().subarray(padded)).toEqual(blank.subarray(padded));
      const pages = padded / 128;
      expect(seen).toHaveLength(2 * pages + 2);
      expect(seen.at(-1)).toEqual({ step: 'reading', done: padded, total: padded });
    },
  );

  it('is flashed where it stands in its firmware, and where the reset button is pressed by hand', async () => {
    const chip = bareChip({ loader: optiboot(), isWithoutReset: true });
    chip.clock.after(200, () => chip.box.reset());
    expect(await chip.run(firstLight(given(chip)))).toMatchObject({ ok: true });
    chip.clock.after(2700, () => chip.box.reset());
    expect(await chip.run(flash(given(chip)))).toMatchObject({ ok: true });
  });

  it('says at which address another byte was read than was written', async () => {
    const chip = bareChip({ loader: optiboot() });
    let spoils = false;
    const transport: Transport = {
      path: 'bare',
      open: (events) =>
        chip.transport.open({
          ...events,
          onData(bytes) {
            // Behind the answer to the address come the first byte of its frame and those of the page.
            if (spoils && bytes.length > 10) {
              spoils = false;
              bytes[8] = (bytes[8] ?? 0) ^ 4;
            }
            events.onData(bytes);
          },
        }),
    };
    const onProgress = ({ step, done }: FlashProgress): void =>
      void (spoils = step === 'reading' && done === 1280);
    const flashed = await chip.run(flash({ ...given(chip), transport, onProgress }));
    expect(flashed).toEqual(refuse({ code: 'box/flash-differs', path: 'bare', address: '0x0507' }));
  });

  it('stops between two pages when it is told, frees the port, and can be flashed again', async () => {
    const chip = bareChip({ loader: optiboot() });
    const stop = new AbortController();
    const onProgress = ({ done }: FlashProgress): void => {
      if (done === 6400) stop.abort();
    };
    const flashed = await chip.run(flash({ ...given(chip), signal: stop.signal, onProgress }));
    expect(flashed).toEqual(refuse({ code: 'box/flash-stopped', path: 'bare', percent: 49 }));
    expect(chip.box.flash().subarray(0, 6400)).toEqual(image.subarray(0, 6400));
    expect(chip.box.flash()[6400]).toBe(0xff);
    expect(await chip.run(firstLight(given(chip)))).toMatchObject({ ok: true });
  });

  it('says how far it came when the cable is pulled', async () => {
    const chip = bareChip({ loader: optiboot() });
    chip.cutAfter(7000, 0, () => chip.box.unplug());
    const flashed = await chip.run(flash(given(chip)));
    expect(flashed).toMatchObject({ ok: false, problem: { code: 'box/flash-cut', percent: 48 } });
  });
});

/** A port at which a program answers each write with what it is told to; undefined is silence. */
function answering(answer: (bytes: Uint8Array) => readonly number[] | undefined): Transport {
  return {
    path: 'port',
    open: async (events) =>
      ok({
        async write(bytes) {
          const said = answer(bytes);
          if (said !== undefined) events.onData(Uint8Array.from(said));
          return ok(undefined);
        },
        close: async () => undefined,
      }),
  };
}

async function flashedAt(transport: Transport): Promise<unknown> {
  const clock = testClock();
  const flashed = flash({ transport, clock, image, signal: never });
  await pass(clock, 20_000);
  return flashed;
}

describe('flashing at a port that is not that of a bare board', () => {
  it.each([
    ['is silent', () => undefined],
    ['echoes', (bytes: Uint8Array) => [...bytes]],
    ['says much that nobody asked', () => [1, 2, 3, 0x14, 0x10, 7]],
  ])('gives up within ten seconds where it %s', async (_, answer) => {
    const clock = testClock();
    const from = clock.now();
    let took = Infinity;
    const flashed = flash({ transport: answering(answer), clock, image, signal: never }).finally(
      () => (took = clock.now() - from),
    );
    await pass(clock, 20_000);
    expect(await flashed).toEqual(refuse({ code: 'box/flash-no-answer', path: 'port' }));
    expect(took).toBeLessThan(10_000);
  });

  it('names another chip, and writes nothing to it', async () => {
    const asked: number[] = [];
    const transport = answering((bytes) => {
      asked.push(bytes[0] ?? 0);
      return bytes[0] === 0x75 ? [0x14, 0x1e, 0x94, 0x06, 0x10] : [0x14, 0x10];
    });
    expect(await flashedAt(transport)).toEqual(
      refuse({ code: 'box/flash-wrong-chip', path: 'port', signature: '1E 94 06' }),
    );
    expect(new Set(asked)).toEqual(new Set([0x30, 0x75]));
  });

  it('takes an ATmega328 for what it is, with the same memory', async () => {
    const asked = new Set<number>();
    const transport = answering(([first = 0]) => {
      asked.add(first);
      return first === 0x75 ? [0x14, 0x1e, 0x95, 0x14, 0x10] : [0x14, 0x10];
    });
    // It reads back nothing, so that the first page to be read ends it.
    expect(await flashedAt(transport)).toMatchObject({ problem: { code: 'box/flash-cut', percent: 100 } });
    expect(asked).toContain(0x64);
  });

  it('ends where the boot loader falls silent', async () => {
    const transport = answering((bytes) => {
      if (bytes[0] === 0x64) return undefined;
      return bytes[0] === 0x75 ? [0x14, 0x1e, 0x95, 0x0f, 0x10] : [0x14, 0x10];
    });
    expect(await flashedAt(transport)).toEqual(refuse({ code: 'box/flash-cut', path: 'port', percent: 0 }));
  });

  it('passes on why the port does not open', async () => {
    const problem = { code: 'box/port-busy', path: 'port' } as const;
    expect(await flashedAt({ path: 'port', open: async () => refuse(problem) })).toEqual(refuse(problem));
  });
});

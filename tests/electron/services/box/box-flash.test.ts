import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { openBox, simulatorPath, type BoxService } from '#electron/services/box/box.ts';
import { createEventBus } from '#electron/services/event-bus.ts';
import type { BoxState } from '#shared/contract/index.ts';
import { expectOk, ok, refuse } from '#shared/kernel/index.ts';
import { hasBootLoaders, optiboot } from '#tests/firmware-protocol/flashing/boot-loaders.ts';
import { image } from '#tests/firmware-protocol/flashing/bare-chip.ts';
import { openBareChipOnPty } from '#tests/support/bare-chip-on-pty.ts';
import { has } from '#tests/support/capabilities.ts';
import { otherChip, portOf } from '#tests/support/other-chip.ts';
import { longTest, longWait } from '#tests/support/patience.ts';

describe('flashing as a service (B23)', () => {
  let box: BoxService | undefined;
  const told: BoxState[] = [];
  afterEach(async () => {
    await box?.disconnect();
    told.length = 0;
  });
  const opened = (serial?: typeof portOf): BoxService => {
    const bus = createEventBus();
    bus.listen(({ event, payload }) => {
      if (event === 'boxChanged') told.push(payload as BoxState);
    });
    box = openBox(bus, () => Promise.resolve(ok([])), serial);
    return box;
  };

  it('lets the box go that is connected, and refuses another chip by name', async () => {
    const service = opened((path) => portOf(path, otherChip));
    await service.connect(simulatorPath);
    await expect.poll(() => service.state().link).toBe('live');
    expect(expectOk(await service.flash('mega'))).toMatchObject({
      link: 'off',
      flashing: { path: 'mega', step: 'starting' },
    });
    expect(await service.check()).toEqual(refuse({ code: 'box/not-connected' }));
    await expect.poll(() => service.state().link).toBe('refused');
    const { flashing, problem } = service.state();
    expect(flashing).toBeUndefined();
    expect(problem).toEqual({ code: 'box/flash-wrong-chip', path: 'mega', signature: '1E 98 01' });
  });

  it('lets nobody else at the ports meanwhile, and stops', async () => {
    const service = opened((path) => portOf(path));
    await service.flash('silent');
    const running = refuse({ code: 'box/flash-running', path: 'silent' });
    expect(await service.connect('silent')).toEqual(running);
    expect(await service.connect(simulatorPath)).toEqual(running);
    expect(await service.flash('silent')).toEqual(running);
    service.stopFlash();
    await expect
      .poll(() => service.state().problem)
      .toEqual({ code: 'box/flash-stopped', path: 'silent', percent: 0 });
    expect(expectOk(await service.flash('silent')).flashing?.path).toBe('silent');
    expect(await service.disconnect()).toEqual({ asOf: expect.any(Number), link: 'off', changes: [] });
    await service.connect(simulatorPath);
    await expect.poll(() => service.state().link).toBe('live');
  });

  it.skipIf(!hasBootLoaders || !has('socat'))(
    'goes from a bare chip to a connected box, and tells each step',
    { timeout: longTest },
    async () => {
      const chip = await openBareChipOnPty(optiboot());
      onTestFinished(() => chip.end());
      const service = opened();
      await service.flash(chip.path);
      await expect.poll(() => service.state().link, { timeout: longWait }).toBe('live');
      expect(service.state()).toMatchObject({ port: chip.path, info: { rows: 9, columns: 12 } });
      expect(chip.box.flash().subarray(0, image.length)).toEqual(image);
      const steps = told.flatMap(({ flashing }) => flashing?.step ?? []);
      expect([...new Set(steps)]).toEqual(['starting', 'writing', 'reading', 'greeting']);
    },
  );
});

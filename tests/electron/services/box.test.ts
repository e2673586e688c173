import { afterEach, describe, expect, it } from 'vitest';
import { openBox, simulatorPath, type BoxService } from '#electron/services/box.ts';
import { createEventBus } from '#electron/services/event-bus.ts';
import type { BoxState } from '#shared/contract/index.ts';
import { refuse } from '#shared/kernel/index.ts';

describe('the box as a service', () => {
  let box: BoxService | undefined;
  afterEach(async () => {
    await box?.disconnect();
  });

  it('offers the virtual box and the reason where the system gives no list', async () => {
    const problem = { code: 'box/no-port-list', reason: 'no udevadm' } as const;
    box = openBox(createEventBus(), () => Promise.resolve(refuse(problem)));
    const found = await box.ports();
    expect(found.ports.map(({ path }) => path)).toEqual(['virtual:']);
    expect(found.problem).toEqual(problem);
  });

  it('tells states in an order that a screen can keep, however they travel', async () => {
    const bus = createEventBus();
    const told: BoxState[] = [];
    bus.listen(({ event, payload }) => {
      if (event === 'boxChanged') told.push(payload as BoxState);
    });
    box = openBox(bus);
    const answered = await box.connect('/dev/no-such-port');
    await expect.poll(() => box?.state().link).toBe('refused');
    const times = told.map(({ asOf }) => asOf);
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
    expect(answered.ok && answered.value.asOf <= box.state().asOf).toBe(true);
    expect(box.state().problem?.code).toBe('box/no-such-port');
  });

  it('says that a second connection takes the place of the first, and not of one that was refused', async () => {
    box = openBox(createEventBus());
    await box.connect('/dev/no-such-port');
    await expect.poll(() => box?.state().link).toBe('refused');
    await box.connect(`${simulatorPath}drop`);
    await expect.poll(() => box?.state()).toMatchObject({ link: 'live', port: `${simulatorPath}drop` });
    expect(box.state().replaced).toBeUndefined();
    await box.connect(simulatorPath);
    await expect
      .poll(() => box?.state())
      .toMatchObject({ link: 'live', port: simulatorPath, replaced: `${simulatorPath}drop` });
    await box.disconnect();
    expect(box.state()).toEqual({ asOf: expect.any(Number), link: 'off', changes: [] });
  });

  it('has the box test itself, with the level of each sensor', async () => {
    box = openBox(createEventBus());
    expect(await box.check()).toEqual(refuse({ code: 'box/not-connected' }));
    await box.connect(`${simulatorPath}sensor`);
    await expect.poll(() => box?.state().faults).toEqual([{ error: 'sensor', detail: 0 }]);
    const found = await box.check();
    expect(found).toMatchObject({ ok: true, value: { failed: ['sensors'], unsound: [0], supplyMv: 5012 } });
    const levels = found.ok ? (found.value.levels ?? []) : [];
    expect(levels).toHaveLength(108);
    expect(levels.slice(0, 2)).toEqual([128, 255]);
    await box.connect(`${simulatorPath}older-version`);
    await expect.poll(() => box?.state().link).toBe('live');
    expect(await box.check()).toEqual(refuse({ code: 'box/feature-missing', feature: 'selfTest' }));
  });
});

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

  it('offers the simulated box and the reason where the system gives no list', async () => {
    const problem = { code: 'box/no-port-list', reason: 'no udevadm' } as const;
    box = openBox(createEventBus(), () => Promise.resolve(refuse(problem)));
    const found = await box.ports();
    expect(found.ports.map(({ path }) => path)).toEqual([simulatorPath]);
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
});

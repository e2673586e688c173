import { patience } from '#tests/support/patience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createSimulatedBox, noFaults, simulatedPort } from '#firmware-protocol/simulator/index.ts';
import { parseTrace, replayTrace, systemClock, type Transport } from '#firmware-protocol/transports/index.ts';
import { openBox, simulatorPath, type BoxService } from '#electron/services/box/box.ts';
import { openBoxMemory } from '#electron/services/box/box-settings.ts';
import { openTrace } from '#electron/services/box/box-trace.ts';
import { createEventBus } from '#electron/services/event-bus.ts';
import { limits } from '#firmware-protocol/codec/index.ts';
import { boxRanges, settings as settingsSchema, type BoxState } from '#shared/contract/index.ts';
import { expectOk, ok, refuse } from '#shared/kernel/index.ts';

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

  it('sets what is named, in one go or not at all', async () => {
    box = openBox(createEventBus());
    expect(await box.set({ debounceMs: 40 })).toEqual(refuse({ code: 'box/not-connected' }));
    await box.connect(simulatorPath);
    await expect.poll(() => box?.state().link).toBe('live');
    const before = await box.settings();
    expect(before).toMatchObject({ ok: true, value: { name: '', debounceMs: 20 } });
    const lights = before.ok ? before.value.lights : undefined;
    const set = await box.set({ name: ' Nine by twelve ', debounceMs: 45, lights: { brightness: 7 } });
    expect(set).toEqual(ok({ name: 'Nine by twelve', debounceMs: 45, lights: { ...lights, brightness: 7 } }));
    await expect.poll(() => box?.state().info).toMatchObject({ name: 'Nine by twelve', debounceMs: 45 });
    expect(await box.set({ name: 'a\u0007b', debounceMs: 90 })).toEqual(
      refuse({ code: 'box/name-not-plain' }),
    );
    expect(await box.settings()).toEqual(set);
  });

  it('lights squares that there are', async () => {
    box = openBox(createEventBus());
    await box.connect(simulatorPath);
    await expect.poll(() => box?.state().link).toBe('live');
    expect(await box.light({ lights: [{ square: 107, look: 'marked' }] })).toEqual(ok(undefined));
    expect(await box.light({ lights: [{ square: 108, look: 'steady' }] })).toEqual(
      refuse({ code: 'box/no-such-square', square: 'A10', last: 'L9' }),
    );
    await box.connect(`${simulatorPath}older-version`);
    await expect.poll(() => box?.state().link).toBe('live');
    expect(await box.set({ lights: { brightness: 7 } })).toEqual(
      refuse({ code: 'box/feature-missing', feature: 'style' }),
    );
    expect(await box.settings()).toEqual(ok({ debounceMs: 20 }));
  });

  it('tells squares that flicker from cubes that a hand moves, by the clock of the box (B25)', async () => {
    let now = 1000;
    const simulated = createSimulatedBox({ clock: { ...systemClock, now: () => now } });
    box = openBox(
      createEventBus(),
      () => Promise.resolve(ok([])),
      (path) => simulatedPort(simulated, path),
    );
    await box.connect('usb');
    await expect.poll(() => box?.state().link).toBe('live');
    /** The box settles its squares after 20 ms, and the next change comes so much later. */
    const change = async (square: number, full: boolean, later: number) => {
      simulated.set(square, full);
      now += 30;
      await expect.poll(() => box?.state().squares?.[square]).toBe(full ? '1' : '0');
      now += later;
    };
    await change(3, false, 1000);
    await change(3, true, 1000);
    await change(29, false, 60);
    await change(29, true, 1000);
    const flickering = [{ square: 29, lying: 1, empty: 0, moving: 0, cubes: 1, uneasy: 1, margin: 0 }];
    expect(box.state().watched).toMatchObject({ moves: 2, flickering });
    await box.disconnect();
    expect(box.state().watched).toBeUndefined();
  });

  it('follows the box to another name of its port, and says so', async () => {
    const usb = simulatedPort(createSimulatedBox({ clock: systemClock }), 'usb');
    let name = '/dev/ttyACM0';
    const list = () => Promise.resolve(ok([{ path: name, label: name, serialNumber: 'USB-7' }]));
    const at = (path: string): Transport => ({
      path,
      open: (events) =>
        path === name ? usb.open(events) : Promise.resolve(refuse({ code: 'box/no-such-port', path })),
    });
    box = openBox(createEventBus(), list, at);
    await box.connect(name);
    await expect.poll(() => box?.state()).toMatchObject({ link: 'live', port: '/dev/ttyACM0' });
    expect(box.state().movedFrom).toBeUndefined();
    usb.unplug();
    name = '/dev/ttyACM1';
    usb.replug();
    await expect
      .poll(() => box?.state())
      .toMatchObject({ link: 'live', port: '/dev/ttyACM1', movedFrom: '/dev/ttyACM0' });
  });

  it('records what is said when asked to, and keeps it until the next time (B18)', async () => {
    box = openBox(createEventBus());
    expect(box.trace()).toEqual(refuse({ code: 'box/no-trace' }));
    expect(await box.record(true)).toEqual(refuse({ code: 'box/not-connected' }));
    await box.connect(simulatorPath);
    await expect.poll(() => box?.state().link).toBe('live');
    expect(box.state().trace).toBeUndefined();
    expect(await box.record(true)).toMatchObject({ ok: true, value: { trace: { state: 'recording' } } });
    await expect.poll(() => box?.state()).toMatchObject({ link: 'live', trace: { state: 'recording' } });
    await box.set({ debounceMs: 35 });
    expect(await box.record(false)).toMatchObject({ ok: true, value: { trace: { state: 'stopped' } } });
    await box.disconnect();
    const file = expectOk(box.trace());
    expect(file.name).toMatch(/^box-trace-.*\.jsonl$/);
    const trace = expectOk(parseTrace(new TextDecoder().decode(file.bytes)));
    expect(await replayTrace(trace, () => undefined)).toMatchObject({
      link: 'live',
      info: { serialNumber: 'CW-SIM-0001', debounceMs: 35 },
    });
  });

  it('ends a record that becomes too long, at a whole line', () => {
    const trace = openTrace(25);
    trace.start(7);
    for (const line of ['{"a":1}\n', '{"b":2}\n', '{"c":33333}\n', '{"d":4}\n']) trace.write(line);
    expect(trace.facts()).toEqual({ state: 'full', startedAt: 7, characters: 16 });
    expect(new TextDecoder().decode(expectOk(trace.file()).bytes)).toBe('{"a":1}\n{"b":2}\n');
  });

  it('tells a box that was switched off the span that somebody has given it', async () => {
    const kept: Record<string, unknown> = { 'box.debounce.CW-OTHER': 90 };
    const settings = settingsSchema.parse({});
    const memory = openBoxMemory({
      read: () => Promise.resolve(ok({ ...settings, remembered: { ...kept } as typeof settings.remembered })),
      write: ({ remembered }) => {
        Object.assign(kept, remembered);
        return Promise.resolve(ok(settings));
      },
    });
    box = openBox(createEventBus(), undefined, undefined, memory);
    await box.connect(simulatorPath);
    await expect.poll(() => box?.state()).toMatchObject({ link: 'live', info: { debounceMs: 20 } });
    expect((await box.set({ debounceMs: 55 })).ok).toBe(true);
    // Another one of the same number: its span is 20 ms, as after any start.
    await box.connect(simulatorPath);
    await expect.poll(() => box?.state().info?.debounceMs).toBe(55);
    kept['box.debounce.CW-SIM-0001'] = 4;
    await box.connect(simulatorPath);
    await expect.poll(() => box?.state().link).toBe('live');
    expect(await memory.spanOf('CW-SIM-0001')).toBeUndefined();
  });

  it('lets go of a box that fell silent before it had answered', async () => {
    const silent = createSimulatedBox({ clock: systemClock });
    const port = simulatedPort(silent, 'usb');
    box = openBox(
      createEventBus(),
      () => Promise.resolve(ok([])),
      () => port,
    );
    await box.connect('usb');
    await expect.poll(() => box?.state().link).toBe('live');
    silent.setFaults({ ...noFaults, drop: 1 });
    await expect.poll(() => box?.state().link, { timeout: patience }).toBe('silent');
    const asked = box.set({ debounceMs: 60 });
    const gone = box.disconnect();
    expect(await asked).toEqual(refuse({ code: 'box/not-connected' }));
    expect(await gone).toMatchObject({ link: 'off' });
  });

  it('takes the numbers that the protocol takes', () => {
    expect(boxRanges.debounceMs).toEqual(limits.debounceMs);
    expect(boxRanges.limitMa).toEqual(limits.currentMa);
  });
});

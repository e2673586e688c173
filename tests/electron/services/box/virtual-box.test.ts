import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBox, type BoxService } from '#electron/services/box/box.ts';
import { createEventBus } from '#electron/services/event-bus.ts';
import { seenLights } from '#electron/services/box/virtual-lights.ts';
import type { VirtualBoxAct, VirtualBoxState } from '#shared/contract/index.ts';
import { expectOk, refuse } from '#shared/kernel/index.ts';

const full = '1'.repeat(108);
const without = (...squares: readonly number[]): string =>
  [...full].map((sign, at) => (squares.includes(at) ? '0' : sign)).join('');

describe('the virtual box as a service, with the firmware inside', () => {
  let box: BoxService;
  let told: VirtualBoxState[];
  const act = (what: VirtualBoxAct) => expectOk(box.virtual.act(what));
  const connect = async (path = 'virtual:'): Promise<void> => {
    expectOk(await box.connect(path));
    await expect.poll(() => box.state()).toMatchObject({ link: 'live', squares: full });
  };
  beforeEach(() => {
    const bus = createEventBus();
    told = [];
    bus.listen((event) => {
      if (event.event === 'virtualBoxChanged') told.push(event.payload);
    });
    box = openBox(bus);
  });
  afterEach(async () => {
    await box.disconnect();
  });

  it('feels what is lifted and put back, and nothing moves by itself', async () => {
    await connect();
    expect(box.state().info).toMatchObject({ rows: 9, columns: 12, serialNumber: 'CW-VIRT-01' });
    act({ kind: 'lift', squares: [96, 97] });
    await expect.poll(() => box.state().squares).toBe(without(96, 97));
    expect(
      box
        .state()
        .changes.map(({ square }) => square)
        .sort(),
    ).toEqual([96, 97]);
    act({ kind: 'put', squares: [97] });
    await expect.poll(() => box.state().squares).toBe(without(96));
    expect(told.at(-1)?.box?.squares).toBe(without(96));
    act({ kind: 'empty' });
    await expect.poll(() => box.state().squares).toBe('0'.repeat(108));
    act({ kind: 'fill' });
    await expect.poll(() => box.state().squares).toBe(full);
  });

  it('shows its lights as they shine, and none without power', async () => {
    await connect();
    expectOk(
      await box.light({
        lights: [
          { square: 3, look: 'steady' },
          { square: 5, look: 'blinking' },
        ],
      }),
    );
    const lights = () => box.virtual.state().box?.lights.map(({ square, blinks }) => ({ square, blinks }));
    await expect.poll(lights).toEqual(
      expect.arrayContaining([
        { square: 3, blinks: false },
        { square: 5, blinks: true },
      ]),
    );
    act({ kind: 'unplug' });
    expect(lights()).toEqual([]);
  });

  it('has sensors that lie, and says which', async () => {
    await connect();
    act({ kind: 'sensor', square: 3, state: 'stuck-full' });
    act({ kind: 'sensor', square: 4, state: 'dead' });
    act({ kind: 'lift', squares: [3] });
    await expect.poll(() => box.state().squares).toBe(without(4));
    expect(box.virtual.state().box).toMatchObject({
      squares: without(3),
      sensors: [
        { square: 3, state: 'stuck-full' },
        { square: 4, state: 'dead' },
      ],
    });
    act({ kind: 'sensor', square: 7, state: 'flickers' });
    expect(expectOk(await box.check())).toMatchObject({ failed: ['sensors'], unsound: [7] });
  });

  it('is lost when it is unplugged, and back with what was lifted meanwhile', async () => {
    await connect();
    act({ kind: 'unplug' });
    await expect.poll(() => box.state().link).toBe('lost');
    act({ kind: 'lift', squares: [96] });
    expect(box.virtual.state().box).toMatchObject({ plugged: false, squares: without(96) });
    act({ kind: 'plug' });
    await expect.poll(() => box.state()).toMatchObject({ link: 'live', squares: without(96) });
  });

  it('comes back by itself after a reset, a hang and a supply that was too low', async () => {
    await connect();
    act({ kind: 'supply', mv: 2000 });
    await expect.poll(() => box.state().link).toBe('silent');
    act({ kind: 'lift', squares: [96] });
    act({ kind: 'supply', mv: 5000 });
    await expect.poll(() => box.state()).toMatchObject({ link: 'live', squares: without(96) });
    act({ kind: 'hang' });
    await expect.poll(() => box.state().faults).toContainEqual({ error: 'watchdog', detail: 1 });
    act({ kind: 'reset' });
    act({ kind: 'lift', squares: [97] });
    await expect.poll(() => box.state()).toMatchObject({ link: 'live', squares: without(96, 97) });
  });

  it('speaks over a bad line as over a good one', async () => {
    await connect('virtual:drop,repeat');
    expect(box.virtual.state().box?.faults).toEqual(['drop', 'repeat']);
    act({ kind: 'line', faults: ['flip', 'delay'] });
    expect(box.virtual.state().box?.faults).toEqual(['flip', 'delay']);
    act({ kind: 'lift', squares: [96] });
    await expect.poll(() => box.state()).toMatchObject({ link: 'live', squares: without(96) });
  });

  it('refuses what it cannot do, with the reason', async () => {
    expect(box.virtual.act({ kind: 'fill' })).toEqual(refuse({ code: 'box/no-virtual-box' }));
    expect(await box.connect('virtual:mute')).toMatchObject({
      problem: { code: 'box/unknown-fault', fault: 'mute' },
    });
    await connect();
    expect(box.virtual.act({ kind: 'lift', squares: [0, 108] })).toEqual(
      refuse({ code: 'box/no-such-square', square: 'A10', last: 'L9' }),
    );
    expect(box.virtual.state().box?.squares).toBe(full);
    await box.disconnect();
    expect(box.virtual.act({ kind: 'fill' })).toEqual(refuse({ code: 'box/no-virtual-box' }));
    expect(told.at(-1)).toEqual({ asOf: expect.any(Number) });
  });
});

describe('lights that are looked at', () => {
  const dark = { red: 0, green: 0, blue: 0 };
  const lit = { red: 255, green: 128, blue: 0 };

  it('tells those that shine from those that blink, and forgets those that went out', () => {
    const lights = seenLights();
    expect(lights.look([dark, lit], 0)).toEqual([{ square: 1, colour: '#ff8000', blinks: false }]);
    const dimmed = { red: 32, green: 16, blue: 0 };
    expect(lights.look([dimmed, lit], 400).map(({ colour }) => colour)).toEqual(['#ff8000', '#ff8000']);
    const blinking = [dark, lit, dark, lit].map(
      (light, at) => lights.look([light, lit], 800 + at * 400).find(({ square }) => square === 0)?.blinks,
    );
    expect(blinking).toEqual([false, true, true, true]);
    expect(lights.look([dark, dark], 2400).map(({ square }) => square)).toEqual([1, 0]);
    expect(lights.look([dark, dark], 3100)).toEqual([]);
  });
});

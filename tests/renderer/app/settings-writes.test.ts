import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bothChanges, createSettingsWrites, type SettingsWrites } from '#renderer/app/settings-writes.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import type { Settings, SettingsChange } from '#shared/contract/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';

const words = fc.record({ allow: fc.subarray(['oma', 'opa']), forbid: fc.subarray(['tante', 'oom']) });
const changes: fc.Arbitrary<SettingsChange> = fc
  .record(
    {
      theme: fc.constantFrom('light', 'dark'),
      cubeFont: fc.constantFrom('besley', 'bitter'),
      remembered: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.nat(3), { maxKeys: 3 }),
      words: fc.record({ myWords: words, myWordsWere: words }),
    },
    { requiredKeys: [] },
  )
  .map(({ words: own, ...rest }) => ({ ...rest, ...own }) as SettingsChange);

/** What is chosen after `change`, with the last of its own words. */
const after = (now: SettingsChange, change: SettingsChange): SettingsChange => ({
  ...now,
  ...change,
  remembered: { ...now.remembered, ...change.remembered },
});

it('two changes in one do what the one and then the other do', () => {
  fc.assert(
    fc.property(changes, changes, changes, (now, first, second) => {
      const { myWordsWere: were, ...both } = after(now, bothChanges(first, second));
      const { myWordsWere: last, ...inTurn } = after(after(now, first), second);
      expect(both).toEqual(inTurn);
      expect(were).toEqual(first.myWordsWere ?? last);
    }),
  );
});

interface Call {
  readonly change: SettingsChange;
  readonly answer: (isHeard: boolean) => void;
  hasArrived: boolean;
}

/** What the door keeps, as `electron/services/home/settings.ts` does. */
class Disk {
  remembered: Settings['remembered'] = {};

  write({ remembered = {}, rememberedWere: were = {} }: SettingsChange): void {
    for (const [key, value] of Object.entries(remembered)) {
      const isOld = key in were && JSON.stringify(this.remembered[key] ?? null) !== JSON.stringify(were[key]);
      if (!isOld) this.remembered = { ...this.remembered, [key]: value };
    }
  }
}

/** A window whose calls arrive and are answered when the test says so. */
class Window {
  readonly calls: Call[] = [];
  readonly writes: SettingsWrites;
  private last = Promise.resolve();
  private isGone = false;
  private readonly disk: Disk;

  constructor(disk: Disk) {
    this.disk = disk;
    const call = (_: string, change: SettingsChange) => {
      const { promise, resolve } = Promise.withResolvers();
      const answer = (isHeard: boolean) => {
        const { remembered } = this.disk;
        resolve(isHeard ? ok({ remembered }) : refuse({ code: 'app/door-closed' }));
      };
      this.calls.push({ change, answer, hasArrived: false });
      return promise;
    };
    const gateway = { call } as unknown as Gateway;
    this.writes = createSettingsWrites({ gateway, kept: {}, tell: () => undefined, show: () => undefined });
  }
  send(): void {
    this.last = this.last.then(() => this.writes.send());
  }
  set(key: string, value: number): void {
    this.writes.add({ remembered: { [key]: value } });
    this.send();
  }
  addTo(list: string, name: number): void {
    this.writes.change(list, (kept) => {
      const names = (kept ?? []) as number[];
      return names.includes(name) ? undefined : [...names, name];
    });
    this.send();
  }
  arrive(): void {
    const call = this.calls.find(({ hasArrived }) => !hasArrived);
    if (call === undefined) return;
    call.hasArrived = true;
    this.disk.write(call.change);
  }
  answer(isHeard: boolean): void {
    const [call] = this.calls;
    if (call === undefined || (isHeard && !call.hasArrived)) return;
    this.calls.shift();
    call.answer(isHeard && !this.isGone);
  }
  /** The page goes: what was sent arrives, and no answer is heard. */
  async go(): Promise<void> {
    this.writes.leave();
    this.isGone = true;
    for (const { answer } of this.calls) answer(false);
    await settled();
    for (const _ of this.calls) this.arrive();
  }
  /** The door is open, and stays so. */
  async end(): Promise<void> {
    for (this.send(), await settled(); this.calls.length > 0; await settled()) {
      this.arrive();
      this.answer(true);
    }
  }
}

const settled = () => new Promise(setImmediate);
const key = fc.constantFrom('a', 'b');
const act = fc.oneof(
  fc.record({ does: fc.constant('set' as const), key }),
  fc.record({ does: fc.constant('add' as const), key }),
  fc.record({ does: fc.constant('arrive' as const), key }),
);
const heard = fc.record({ does: fc.constant('answer' as const), isHeard: fc.constant(true) });
const lost = fc.record({ does: fc.constant('answer' as const), isHeard: fc.constant(false) });
const again = fc.record({ does: fc.constant('send' as const) });
const half = fc.nat(1);

/** Returns what the windows have done: the last values of the first one, and all names on the lists. */
async function play(
  windows: readonly Window[],
  steps: readonly { readonly at: number; readonly step: Step }[],
) {
  const values: Record<string, number> = {};
  const names: Record<string, number[]> = { listA: [], listB: [] };
  for (const [count, { at, step }] of steps.entries()) {
    const window = windows[at % windows.length];
    if (window === undefined) continue;
    if (step.does === 'set') {
      // Each window has values of its own.
      const own = `${step.key}${at % windows.length}`;
      window.set(own, count);
      values[own] = count;
    } else if (step.does === 'add') {
      const list = step.key === 'a' ? 'listA' : 'listB';
      window.addTo(list, count);
      names[list]?.push(count);
    } else if (step.does === 'arrive') window.arrive();
    else if (step.does === 'answer') window.answer(step.isHeard);
    else window.send();
    if (count % 3 > 0) await settled();
  }
  return { values, names };
}
type Step =
  typeof act extends fc.Arbitrary<infer A>
    ? A | { readonly does: 'answer'; readonly isHeard: boolean } | { readonly does: 'send' }
    : never;

function expectKept({ remembered }: Disk, { values, names }: Awaited<ReturnType<typeof play>>): void {
  expect(remembered).toMatchObject(values);
  for (const [list, all] of Object.entries(names)) {
    expect([...((remembered[list] ?? []) as number[])].toSorted((one, other) => one - other)).toEqual(all);
  }
}

it('two windows lose no value and no name on a list, whatever is not heard or does not arrive', async () => {
  const steps = fc.array(fc.record({ at: half, step: fc.oneof(act, heard, lost, again) }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const disk = new Disk();
      const windows = [new Window(disk), new Window(disk)];
      const done = await play(windows, all);
      for (const window of windows) await window.end();
      for (const window of windows) await window.end();
      expectKept(disk, done);
    }),
    { numRuns: 300 },
  );
});

it('a page that goes leaves its last values and names, whatever is under way', async () => {
  const steps = fc.array(fc.record({ at: half, step: fc.oneof(act, heard) }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const disk = new Disk();
      const page = new Window(disk);
      const done = await play([page], all);
      await page.go();
      expectKept(disk, done);
    }),
    { numRuns: 300 },
  );
});

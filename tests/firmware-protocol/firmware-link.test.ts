import { describe, expect, it } from 'vitest';
import { openLink, step, wakeAt, type Link, type LinkInput } from '#firmware-protocol/link/index.ts';
import { noFaults, type Faults } from '#firmware-protocol/simulator/index.ts';
import {
  createVirtualBox,
  type VirtualBox,
  type VirtualBoxOptions,
} from '#firmware-protocol/virtual-box/index.ts';
import { nextInt, randomFrom } from '#shared/kernel/index.ts';
import { firmwareHex } from './firmware-box.ts';

const runs = Number(process.env.CUBEWRIGHT_FIRMWARE_RUNS ?? 3);
const firstSeed = Number(process.env.CUBEWRIGHT_FIRMWARE_SEED ?? Date.now() % 1_000_000_000);

interface Talk {
  readonly box: VirtualBox;
  link(): Link;
  input(what: LinkInput): void;
  /** Lets time pass; true as soon as `done`, looked at each millisecond. */
  pass(ms: number, done?: () => boolean): boolean;
  agrees(): boolean;
}

/** Our link and the firmware, with a line between them, in the time of the chip. */
function talkWith(options: Partial<VirtualBoxOptions>): Talk {
  const box = createVirtualBox({ hex: firmwareHex, ...options });
  let link = openLink(box.now());
  const wire = box.connect((bytes) => input({ kind: 'bytes', bytes: Uint8Array.from(bytes) }));
  function input(what: LinkInput): void {
    const { next, actions } = step(link, what, box.now());
    link = next;
    for (const action of actions) {
      if (action.kind !== 'send') continue;
      wire.setSpeed(action.speed);
      wire.write(action.bytes);
    }
  }
  const agrees = (): boolean => link.phase === 'live' && link.box?.squares === box.squares();
  return {
    box,
    link: () => link,
    input,
    agrees,
    pass(ms, done = () => false) {
      for (let passed = 0; passed < ms; passed += 1) {
        if (done()) return true;
        box.run(1);
        if ((wakeAt(link) ?? Infinity) <= box.now()) input({ kind: 'time' });
      }
      return done();
    },
  };
}

/** Cubes come and go while the line is bad and the box starts anew; then the line is good again. */
function run(seed: number): string | undefined {
  let random = randomFrom(seed);
  const roll = (below: number): number => {
    const [value, after] = nextInt(random, below);
    random = after;
    return value;
  };
  const chance = (): number => (roll(2) === 0 ? 0 : roll(40) / 100);
  const faults: Faults = {
    ...noFaults,
    drop: chance(),
    flip: chance(),
    repeat: chance(),
    delay: chance(),
    lose: roll(2) === 0 ? 0 : roll(5) / 100,
  };
  const rows = 1 + roll(21);
  const columns = 1 + roll(21);
  const speed = roll(2) === 0 ? 115_200 : 250_000;
  const talk = talkWith({ rows, columns, seed, speed });
  talk.pass(600, talk.agrees);
  talk.box.setFaults(faults);
  for (let acts = 3 + roll(6); acts > 0; acts -= 1) {
    if (roll(20) === 0) talk.box.reset();
    const first = roll(rows * columns);
    for (let square = first; square < Math.min(rows * columns, first + 1 + roll(12)); square += 1) {
      talk.box.set(square, talk.box.squares()[square] === '0');
    }
    talk.pass(roll(120));
  }
  talk.box.setFaults(noFaults);
  if (talk.pass(1500, talk.agrees)) return undefined;
  return `seed ${seed}: ${rows} x ${columns} at ${speed}, ${talk.link().phase}, ${JSON.stringify(faults)}`;
}

describe('B20: our link and the firmware on its chip', () => {
  it.each([115_200, 250_000])('find each other at %d, and a lifted cube is seen within 150 ms', (speed) => {
    const talk = talkWith({ speed });
    expect(talk.pass(700, talk.agrees)).toBe(true);
    talk.box.set(31, false);
    expect(talk.pass(150, talk.agrees)).toBe(true);
    expect(talk.link().box).toMatchObject({ info: { rows: 9, columns: 12 }, event: 1 });
  });

  it('come together again after the cable was out, whatever was lifted meanwhile', () => {
    const talk = talkWith({});
    talk.pass(700, talk.agrees);
    talk.box.unplug();
    for (let square = 20; square < 60; square += 1) talk.box.set(square, false);
    talk.pass(2000);
    expect(talk.link().phase).not.toBe('live');
    talk.box.plug();
    expect(talk.pass(3000, talk.agrees)).toBe(true);
  });

  it(
    `end equal however bad the line was: ${runs} runs from seed ${firstSeed}`,
    { timeout: 3_600_000 },
    () => {
      const failed = Array.from({ length: runs }, (_, n) => run(firstSeed + n)).filter(
        (one) => one !== undefined,
      );
      expect(failed).toEqual([]);
    },
  );
});

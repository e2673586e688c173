import { describe, expect, it } from 'vitest';
import { noFaults, type Faults } from '#firmware-protocol/simulator/index.ts';
import { nextInt, randomFrom } from '#shared/kernel/index.ts';
import { talkWith } from './firmware-conversation.ts';
import { seed as firstSeed } from '#tests/support/seed.ts';
import { longTest } from '#tests/support/patience.ts';

const runs = Number(process.env.CUBEWRIGHT_FIRMWARE_RUNS ?? 3);

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

  it(`end equal however bad the line was: ${runs} runs from seed ${firstSeed}`, { timeout: longTest }, () => {
    const failed = Array.from({ length: runs }, (_, n) => run(firstSeed + n)).filter(
      (one) => one !== undefined,
    );
    expect(failed).toEqual([]);
  });
});

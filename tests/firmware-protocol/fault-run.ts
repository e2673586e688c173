import { nextInt, randomFrom } from '#shared/kernel/index.ts';
import { noFaults, type Faults } from '#firmware-protocol/simulator/index.ts';
import { converse } from './conversation.ts';

export const healsWithinMs = 1000;

/**
 * One box on a bad line: cubes are lifted and put back, frames are lost, damaged, doubled and late, now and then the
 * box starts anew. Then the line is good again, and after a second app and box must agree.
 */
export function faultRun(seed: number): string | undefined {
  let random = randomFrom(seed);
  const roll = (below: number): number => {
    const [value, after] = nextInt(random, below);
    random = after;
    return value;
  };
  const chance = (): number => (roll(2) === 0 ? 0 : roll(50) / 100);
  const faults: Faults = { ...noFaults, drop: chance(), flip: chance(), repeat: chance(), delay: chance() };
  const rows = 1 + roll(9);
  const columns = 1 + roll(12);
  const talk = converse({ rows, columns, seed, faults: roll(4) === 0 ? faults : noFaults });
  talk.clock.advance(roll(60));
  talk.box.setFaults(faults);
  for (let acts = 3 + roll(10); acts > 0; acts -= 1) {
    if (roll(25) === 0) talk.box.reset();
    const square = roll(rows * columns);
    talk.box.set(square, talk.box.squares()[square] === '0');
    talk.clock.advance(roll(70));
  }
  talk.box.setFaults(noFaults);
  // The line is good once what it has held back has arrived: a late frame of a box that has started anew is one more fault.
  talk.clock.advance(faults.delay > 0 ? faults.delayMs : 0);
  talk.clock.advance(healsWithinMs);
  const { phase, box, problem } = talk.link();
  const same = box?.squares === talk.box.squares() && box.event === talk.box.device().event;
  return phase === 'live' && same
    ? undefined
    : `seed ${seed}: ${phase} ${problem?.code ?? ''} ${JSON.stringify(faults)}`;
}

import { describe, expect, it } from 'vitest';
import { noFaults } from '#firmware-protocol/simulator/index.ts';
import { converse } from './conversation.ts';
import { faultRun, healsWithinMs } from './fault-run.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { seed as firstSeed } from '#tests/support/seed.ts';
import { longTest } from '#tests/support/patience.ts';

const runs = Number(process.env.CUBEWRIGHT_FAULT_RUNS ?? 700);

describe('B5: random fault runs', () => {
  it(
    `end equal within 1 s of a good line: ${runs} runs from seed ${firstSeed}`,
    { timeout: longTest },
    () => {
      const unequal: string[] = [];
      for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
        const found = faultRun(seed);
        if (found !== undefined && unequal.push(found) > 5) break;
      }
      tellFigures({ runs, unequal: unequal.length });
      expect(unequal).toEqual([]);
    },
  );

  it('would notice a link that believes changes out of their turn', () => {
    // The check itself must be able to fail: a box that has changed behind the app's back is not equal.
    const talk = converse({ rows: 2, columns: 2 });
    talk.clock.advance(30);
    talk.box.setFaults({ ...noFaults, drop: 1 });
    talk.box.set(0, false);
    talk.clock.advance(healsWithinMs);
    expect(talk.link().box?.squares).not.toBe(talk.box.squares());
  });
});

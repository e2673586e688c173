import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTurns } from '#electron/services/turns.ts';

const never = new AbortController().signal;
const silent = (): void => undefined;

describe('turns', () => {
  test('run so many at once, and tell the others their place whenever it changes', async () => {
    const turns = createTurns(2);
    const told: string[] = [];
    const enter = (name: string, signal = never) =>
      turns.enter(signal, (before) => told.push(`${name} ${before}`));
    const [passA, passB] = [await enter('a'), await enter('b')];
    const leaving = new AbortController();
    const third = enter('c');
    const fourth = enter('d', leaving.signal);
    const fifth = enter('e');
    expect(told).toEqual(['c 2', 'd 3', 'e 4']);
    leaving.abort();
    expect(await fourth).toBeUndefined();
    expect(told.splice(0)).toEqual(['c 2', 'd 3', 'e 4', 'e 3']);
    passB?.();
    const passC = await third;
    expect(told).toEqual(['e 2']);
    expect(turns.waiting).toBe(1);
    passA?.();
    passC?.();
    (await fifth)?.();
    expect(turns.waiting).toBe(0);
    // Every turn has come back: two run at once again, and a third waits.
    await Promise.all([enter('f'), enter('g')]);
    void enter('h');
    expect(told).toEqual(['e 2', 'h 2']);
  });

  test('a wait that is stopped before it begins takes no turn', async () => {
    const turns = createTurns(1);
    expect(await turns.enter(AbortSignal.abort(), silent)).toBeUndefined();
    expect(await turns.enter(never, silent)).toBeTypeOf('function');
  });

  test('never more at once than there may be, and everybody gets a turn or has left', async () => {
    const job = fc.record({ work: fc.nat(3), leaves: fc.option(fc.nat(6), { nil: undefined }) });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.array(job, { maxLength: 12 }),
        async (most, jobs) => {
          const turns = createTurns(most);
          let running = 0;
          let peak = 0;
          const ran = await Promise.all(
            jobs.map(async ({ work, leaves }) => {
              const stop = new AbortController();
              const pass = turns.enter(stop.signal, silent);
              for (let turn = 0; turn < (leaves ?? 0); turn += 1) await nextTurn();
              if (leaves !== undefined) stop.abort();
              const passOn = await pass;
              if (passOn === undefined) return 'left';
              peak = Math.max(peak, (running += 1));
              for (let turn = 0; turn < work; turn += 1) await nextTurn();
              running -= 1;
              passOn();
              return 'ran';
            }),
          );
          expect(peak).toBeLessThanOrEqual(most);
          jobs.forEach(({ leaves }, at) => {
            if (leaves === undefined) expect(ran[at]).toBe('ran');
          });
          expect(turns.waiting).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bothChanges, createSettingsWrites } from '#renderer/app/settings-writes.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import type { SettingsChange } from '#shared/contract/index.ts';
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

it('ends with the last change of each setting, in whatever order calls are answered, or lost', async () => {
  const step = fc.oneof(
    fc.record({ change: fc.record({ remembered: fc.dictionary(fc.constantFrom('a', 'b'), fc.nat()) }) }),
    fc.record({ arrives: fc.boolean() }),
    fc.record({ answers: fc.nat(), isHeard: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      let kept: SettingsChange = {};
      let arrives = true;
      const calls: { readonly hasArrived: boolean; readonly answer: (isHeard: boolean) => void }[] = [];
      const call = (_: string, change: SettingsChange) => {
        const { promise, resolve } = Promise.withResolvers();
        if (arrives) kept = bothChanges(kept, change);
        calls.push({
          hasArrived: arrives,
          answer: (isHeard) => {
            resolve(isHeard ? ok({}) : refuse({ code: 'app/door-closed' }));
          },
        });
        return promise;
      };
      const parts = { gateway: { call } as unknown as Gateway, tell: () => undefined, show: () => undefined };
      const writes = createSettingsWrites(parts);
      let last: SettingsChange = {};
      const sent: Promise<void>[] = [];
      for (const one of steps) {
        if ('change' in one) {
          writes.add(one.change);
          last = bothChanges(last, one.change);
        } else if ('arrives' in one) {
          ({ arrives } = one);
          sent.push(writes.send());
        } else if (calls.length > 0) {
          const [answered] = calls.splice(one.answers % calls.length, 1);
          answered?.answer(one.isHeard && answered.hasArrived);
          await Promise.resolve();
        }
      }
      arrives = true;
      while (calls.length > 0) calls.pop()?.answer(false);
      await Promise.all(sent);
      const again = writes.send();
      calls.pop()?.answer(true);
      await again;
      expect(kept).toEqual(last);
    }),
    { numRuns: 2000 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bothChanges } from '#renderer/app/settings-context.tsx';
import type { SettingsChange } from '#shared/contract/index.ts';

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

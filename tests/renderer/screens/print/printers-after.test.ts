import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printersAfter } from '#renderer/screens/print/use-printers.ts';
import { truePrinter, type NamedPrinter } from '#shared/printers/index.ts';

const printer: fc.Arbitrary<NamedPrinter> = fc.record({
  name: fc.constantFrom('Attic', 'Cellar', 'Desk', 'Shop'),
  profile: fc.constantFrom(99, 100, 101).map((across) => ({ ...truePrinter, across })),
});
const printers = fc.uniqueArray(printer, { selector: ({ name }) => name });

const find = (all: readonly NamedPrinter[], name: string) => all.find((one) => one.name === name);
const asText = (one: NamedPrinter | undefined) => JSON.stringify(one);

it('is what a window makes of its printers where no other window has changed them', () => {
  fc.assert(
    fc.property(printers, printers, (was, becomes) => {
      expect(printersAfter(was, was, becomes)).toEqual(becomes);
    }),
  );
});

it('has what either window has added or measured, and not what either has removed', () => {
  fc.assert(
    fc.property(printers, printers, printers, (was, kept, becomes) => {
      const after = printersAfter(kept, was, becomes);
      expect(new Set(after.map(({ name }) => name)).size).toBe(after.length);
      for (const { name } of [...was, ...kept, ...becomes]) {
        const [before, there, here] = [was, kept, becomes].map((all) => find(all, name));
        const isSameHere = asText(before) === asText(here);
        if (before !== undefined || there === undefined || here === undefined) {
          expect(find(after, name)).toEqual(isSameHere ? there : here);
        } else {
          // Both have added one of this name, and neither is lost.
          const profiles = after.map(({ profile }) => JSON.stringify(profile));
          expect(profiles).toEqual(
            expect.arrayContaining([there.profile, here.profile].map((one) => JSON.stringify(one))),
          );
        }
      }
    }),
  );
});

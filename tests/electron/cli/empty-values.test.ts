import { describe, expect, test } from 'vitest';
import { commands } from '#electron/cli/commands.ts';
import { productOptions } from '#electron/cli/print/print-options.ts';
import { flagOf } from '#electron/cli/texts.ts';
import { products, solids } from '#print-templates/index.ts';
import { cubewright } from '../support/command.ts';

const call = {
  words: [],
  json: false,
  stop: new AbortController().signal,
  say: () => undefined,
  note: () => undefined,
} as const;

/** What a shell makes of a variable that is not set. */
describe('an empty value', () => {
  test('is refused by every option of everything that can be printed, with what it takes', () => {
    for (const product of [...products, ...solids]) {
      for (const option of product.options) {
        for (const empty of option.kind === 'lines' ? ['', ' ', ', ;'] : ['', ' ']) {
          const flags = new Map([[flagOf(option).slice(2), [empty]]]);
          expect(productOptions(product, { ...call, flags }, []), flagOf(option)).toMatchObject({
            ok: false,
            problem: { code: 'option/bad-text', option: flagOf(option), text: '' },
          });
        }
      }
    }
  });

  test.each(commands.flatMap(({ name, needs }) => (needs[0] === undefined ? [] : [[name, needs[0]]])))(
    'is no word for %s',
    async (name, word) => {
      expect(await cubewright(...name.split(' '), '')).toMatchObject({
        code: 1,
        err: expect.stringContaining(`“${name}” needs ${word}.`) as string,
      });
    },
  );
});

import { describe, expect, it } from 'vitest';
import { findProduct } from '#print-templates/index.ts';
import { textsOf } from '#print-templates/layout/facts.ts';
import { leastText } from '#print-templates/layout/frame.ts';
import type { TextOp } from '#print-templates/layout/types.ts';
import { layOut, productNames } from '#tests/support/print/lay-out.ts';

/** What may be smaller, by template, and why. */
const smaller: readonly {
  readonly templates: readonly string[];
  readonly is: (text: TextOp) => boolean;
  readonly why: string;
}[] = [
  {
    templates: ['nets', 'stickers', 'label-sheets'],
    is: ({ text, font, purpose, size }) =>
      purpose === 'ink' && font === 'franklin-bold' && /^\d+$/.test(text) && size >= 5,
    why: 'the value of a letter is a part of its face and shrinks with it, to 5 points at 8 mm',
  },
];

/** The smallest forms that a product has, where texts have least room. */
const smallest = [
  {},
  { edge: 8 },
  { square: 10 },
  { card: 'mini' },
  { card: 'mini', language: 'nl' },
] as const;

describe('text on a sheet (R28)', () => {
  it.each(productNames)('of %s has 7 points or more', (name) => {
    const product = findProduct(name);
    const known = new Set(product?.options.map((option) => option.name));
    const forms = smallest.filter((form) => Object.keys(form).every((option) => known.has(option)));
    const allowed = smaller.filter(({ templates }) => templates.includes(product?.template ?? ''));
    for (const form of forms) {
      const small = layOut(name, form)
        .sheets.flatMap(({ ops }) => textsOf(ops))
        .filter((text) => text.size < leastText - 1e-9 && !allowed.some(({ is }) => is(text)));
      expect(small.map(({ text, size }) => `${text}: ${size}`)).toEqual([]);
    }
  });
});

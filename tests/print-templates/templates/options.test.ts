import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addScreens, createTranslator, languages, phraseText, problemText } from '#shared/i18n/index.ts';
import { findProduct, products, solids } from '#print-templates/index.ts';
import { expectedOf, namesRange } from '#shared/options/index.ts';
import { bounds, intersection, unionOf } from '#print-templates/layout/bounds.ts';
import { inWords } from '#tests/support/in-words.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';
import { layOut, productNames, refusal } from '#tests/support/print/lay-out.ts';
import { runs } from '#tests/support/runs.ts';

describe('products', () => {
  it('are found by name, and no other name finds one', () => {
    const names = products.map((product) => product.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining([...productNames]));
    expect(findProduct('kubo-deck')?.set).toBe('kubo');
    expect(findProduct('kubo')).toBeUndefined();
  });

  it('have a title, what to do, and a text for every option and choice', () => {
    const { t } = createTranslator();
    const said = (key: string) => t(key, { defaultValue: '' });
    for (const { name, template, set, options } of products) {
      expect(said(`option:print.setTitles.${set}`), name).not.toBe('');
      for (const part of ['title', 'how', 'about', 'document']) {
        expect(said(`option:print.products.${template}.${part}`), `${name}.${part}`).not.toBe('');
      }
      for (const option of options) {
        const key = `option:print.${option.name}`;
        expect(said(`${key}.label`), key).not.toBe('');
        if (option.kind === 'choice') {
          for (const choice of option.choices) {
            expect(said(`${key}.choices.${choice}`), `${key}.${choice}`).not.toBe('');
            expect(said(`${key}.says.${choice}`), `${key}.${choice}`).not.toBe('');
          }
        } else if (option.kind === 'toggle') {
          for (const choice of ['true', 'false']) expect(said(`${key}.says.${choice}`), key).not.toBe('');
        } else {
          expect(said(`${key}.says.value`), key).not.toBe('');
        }
      }
    }
  });
});

describe('every option', () => {
  it('has a unit, a range that works, a default within it, and says what it does', () => {
    const { t } = createTranslator();
    const said = (key: string) => t(key, { defaultValue: '' });
    for (const { name, options, parse } of [...products, ...solids]) {
      for (const option of options) {
        const key = `${name}.${option.name}`;
        const says = `option:print.${option.name}.says`;
        expect(phraseText(t, expectedOf(option)), key).not.toMatch(/undefined|fact|units/);
        expect(parse({ [option.name]: option.default }).ok, key).toBe(true);
        if (option.kind === 'number') {
          const { min, max, step, default: first, unit } = option;
          expect(min, key).toBeLessThan(max);
          expect(step, key).toBeGreaterThan(0);
          expect(first, key).toBeGreaterThanOrEqual(min);
          expect(first, key).toBeLessThanOrEqual(max);
          // What has no unit is counted, and counts are whole.
          if (unit === undefined)
            expect([min, max, step, first].map(Math.trunc), key).toEqual([min, max, step, first]);
          else expect(said(`common:units.${unit}`), key).not.toBe('');
        }
        const values =
          option.kind === 'choice'
            ? option.choices
            : option.kind === 'toggle'
              ? ['true', 'false']
              : ['value'];
        for (const value of values)
          expect(said(`${says}.${value}`) || said(`${says}.value`), key).not.toBe('');
      }
    }
  });
});

describe('the range of an option', () => {
  it('is named in what the option says in every language, or in none', async () => {
    const translators = await Promise.all(
      languages.map(async (language) => {
        const instance = createTranslator(language);
        await addScreens(instance, language);
        return instance.t;
      }),
    );
    const numbers = products.flatMap(({ options }) => options.filter((option) => option.kind === 'number'));
    const differ = numbers.filter((option) => {
      const key = `option:print.${option.name}.says.value`;
      return new Set(translators.map((t) => namesRange(t(key), option))).size > 1;
    });
    expect(differ.map(({ name }) => name)).toEqual([]);
  });
});

describe('options from outside', () => {
  const nets = findProduct('alphacubes-nets');
  it.each([
    [{ edge: 7 }, 'edge', '8 to 40 mm'],
    [{ edge: '15' }, 'edge', '8 to 40 mm'],
    [
      { paper: 'a6' },
      'paper',
      'a5, a4, letter, legal, a3, tabloid, sra3, bed-300x200, bed-400x400, bed-600x300 or custom',
    ],
    [{ cubes: 37 }, 'cubes', 'lines of text'],
    [{ ink: null }, 'ink', 'full, low or outline'],
  ])('%o names the option at fault and what it takes', (values, option, expected) => {
    const parsed = nets?.parse(values);
    const problem = parsed?.ok === false ? inWords(parsed.problem) : parsed;
    expect(problem).toEqual({ code: 'print/bad-option', option, expected });
  });

  it('half a rack is none', () => {
    expect(findProduct('alphacubes-rack')?.parse({ racks: 2.5 })).toEqual({
      ok: false,
      problem: {
        code: 'print/bad-option',
        option: 'racks',
        expected: { phrase: 'whole.plain', min: 1, max: 6 },
      },
    });
  });

  it('an unknown option is named with those there are', () => {
    expect(nets?.parse({ size: 3 })).toMatchObject({
      ok: false,
      problem: {
        code: 'print/unknown-option',
        option: 'size',
        expected: expect.stringContaining('edge, paper') as string,
      },
    });
  });

  it('whatever they are, give sheets or a problem with a sentence, and never throw', () => {
    const { t } = createTranslator();
    const names = [...new Set(products.flatMap(({ options }) => options.map(({ name }) => name)))];
    const near = fc.oneof(
      fc.constantFrom('a4', 'a3', 'custom', 'full', 'outline', 'own', 'besley', 'poker', 'mini', 'all'),
      fc.double({ min: -5, max: 60 }),
      fc.array(fc.string({ maxLength: 8 }), { maxLength: 4 }),
      fc.boolean(),
      fc.constantFrom(undefined, null, {}, [], '', NaN),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...products),
        fc.dictionary(fc.constantFrom(...names), near, { maxKeys: 3 }),
        (product, values) => {
          const parsed = product.parse(values);
          const answer = parsed.ok ? product.layout(parsed.value) : parsed;
          if (answer.ok) return;
          const text = problemText(t, answer.problem);
          expect(text).not.toContain('{{');
          expect(text).not.toContain(answer.problem.code);
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it('on any paper give sheets that keep to it and to its margin, or are refused', () => {
    const length = fc.double({ min: 100, max: 400, noNaN: true });
    const name = fc.constantFrom(...productNames);
    let laidOut = 0;
    assertCompared(
      fc.property(name, length, length, fc.integer({ min: 0, max: 20 }), (product, width, height, margin) => {
        const options = { paper: 'custom', paperWidth: width, paperHeight: height, margin };
        const problem = refusal(product, options);
        if (problem !== undefined) {
          expect(problem).toMatchObject({
            code: expect.stringMatching(/^print\/(does-not-fit|no-room|paper-too-small|crowded)$/),
          });
          return;
        }
        laidOut += 1;
        for (const sheet of layOut(product, options).sheets) {
          const shown = unionOf(sheet.ops.map(bounds));
          expect(shown.x).toBeGreaterThan(margin - 0.06);
          expect(shown.y).toBeGreaterThan(margin - 0.06);
          expect(shown.x + shown.width).toBeLessThan(sheet.width - margin + 0.06);
          expect(shown.y + shown.height).toBeLessThan(sheet.height - margin + 0.06);
          const told = sheet.ops.filter((op) => op.kind === 'text' && op.purpose === 'guide').map(bounds);
          const covering = told.flatMap((text, index) =>
            told.slice(index + 1).filter((other) => intersection(text, other) !== undefined),
          );
          expect(covering).toEqual([]);
        }
      }),
      { numRuns: runs(40) },
      () => laidOut,
    );
  });
});

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addScreens, createTranslator, languages, problemText } from '#shared/i18n/index.ts';
import { fact } from '#shared/i18n/en/fact.ts';
import type { Problem } from '#shared/kernel/index.ts';

const sources = globSync('{shared,print-templates,electron,renderer}/**/*.{ts,tsx}', {
  exclude: ['shared/i18n/**'],
}).map((file) => readFileSync(file, 'utf8'));

/** Phrases that sources name whole, and the sections of those that they put together. */
const named = new Set(
  sources.flatMap((text) => [...text.matchAll(/phrase: '([\w.]+)'/g)].map(([, name = '']) => name)),
);

function* keysOf(texts: object, before = ''): Generator<string> {
  for (const [name, text] of Object.entries(texts))
    if (typeof text === 'object') yield* keysOf(text as object, `${before}${name}.`);
    else yield `${before}${name.replace(/_(?:one|other)$/, '')}`;
}

it('every phrase that code names is in the catalogue', () => {
  expect(named.size).toBeGreaterThan(30);
  const known = new Set(keysOf(fact));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

it('nothing in the catalogue is said by nobody', () => {
  const together =
    /^(?:types|number|length|list|range|whole|lists|wordLists|fileKinds|sides|boxFeatures|boxErrors)\./;
  expect([...keysOf(fact)].filter((name) => !named.has(name) && !together.test(name))).toEqual([
    // Of a product and of a solid, by what there is.
    'product',
    'solid',
  ]);
});

it.each([
  ['en', 'Edge takes 0.5 to 2 mm.', 'Paper takes a4, letter or a3.', 'width of the board'],
  ['nl', 'Bij Edge hoort 0,5 tot 2 mm.', 'Bij Paper hoort a4, letter of a3.', 'breedte van het bord'],
  ['sv', 'Edge kan bara vara 0,5 till 2 mm.', 'Paper kan bara vara a4, letter eller a3.', 'Brädets bredd'],
] as const)('in %s they are said in the language of the sentence', async (language, range, choice, side) => {
  const instance = createTranslator(language);
  await addScreens(instance, language);
  const said = (problem: object) => problemText(instance.t, problem as Problem);
  const takes = (option: string, expected: object) => said({ code: 'print/bad-option', option, expected });
  expect(takes('Edge', { phrase: 'range.measure', min: 0.5, max: 2, unit: 'mm' })).toContain(range);
  expect(takes('Paper', { phrase: 'choice', choices: ['a4', 'letter', 'a3'] })).toContain(choice);
  expect(said({ code: 'position/bad-side', side: 'width', found: 1, least: 2, most: 21 })).toContain(side);
});

it.each(languages)('in %s a card is called by its colour', async (language) => {
  const instance = createTranslator(language);
  await addScreens(instance, language);
  const colour = { en: 'red', nl: 'rood', sv: 'röd' }[language];
  const said = problemText(instance.t, { code: 'kubo/not-in-hand', card: 'red M2' } as Problem);
  expect(said).toContain(`${colour} M2`);
});

import { describe, expect, it } from 'vitest';
import { products } from '#print-templates/index.ts';
import {
  beginningIn,
  changedOptions,
  choicesFor,
  optionAtFault,
  shownOptions,
} from '#renderer/screens/print/sheet-choices.ts';
import { print } from '#shared/i18n/en/print.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

const papered = products.filter(({ options }) => options.some(({ name }) => name === 'paper'));

describe.each(products.map((product) => ({ name: product.name, product })))('$name', ({ product }) => {
  it('begins with choices that make sheets', () => {
    expectOk(product.parse(choicesFor(product, undefined)));
  });

  it('keeps remembered choices that fit and forgets those that do not', () => {
    expect(choicesFor(product, { margin: 7, gone: 3 })).toMatchObject({ margin: 7 });
    expect(choicesFor(product, { margin: 7, gone: 3 })).not.toHaveProperty('gone');
    expect(choicesFor(product, { margin: 'papyrus' })).toEqual(choicesFor(product, undefined));
  });

  it('begins in the language of the screens, which is no change, and stays in another that was chosen', () => {
    const dutch = beginningIn(product, 'nl');
    expect(beginningIn(product, 'nl')).toBe(dutch);
    const choices = choicesFor(dutch, undefined);
    expect(choices).toMatchObject({ language: 'nl' });
    expect(changedOptions(dutch, choices)).toEqual([]);
    expect(expectOk(product.parse(choices))).toMatchObject({ language: 'nl' });
    const english = choicesFor(dutch, { language: 'en' });
    expect(english).toMatchObject({ language: 'en' });
    expect(changedOptions(dutch, english).map(({ name }) => name)).toEqual(['language']);
  });

  it.runIf(papered.includes(product))('asks for a paper size only where the paper is its own', () => {
    const names = (paper: string) =>
      shownOptions(product, { ...choicesFor(product, undefined), paper }).map((option) => option.name);
    expect(names('a4')).not.toContain('paperWidth');
    expect(names('custom')).toContain('paperWidth');
  });

  it('has a label and a line of consequence for every option and choice, and a word for its pieces', () => {
    const { t } = createTranslator();
    for (const option of product.options) {
      const key = `option:print.${option.name}`;
      expect(t(`${key}.label`), option.name).not.toContain(key);
      const choices = option.kind === 'choice' ? option.choices : [];
      for (const choice of choices) expect(t(`${key}.choices.${choice}`)).not.toContain(key);
    }
    const about = `option:print.products.${product.template}.about`;
    expect(t(about)).not.toContain('print.products');
    expect(Object.keys(print.figures.pieces)).toContain(`${product.template}_other`);
    expect(Object.keys(print.sets)).toContain(product.set);
  });
});

describe('a problem of the sheets', () => {
  const [nets] = products;
  const options = nets?.options ?? [];
  it.each([
    [{ code: 'print/bad-option', option: 'edge' }, 'edge'],
    [{ code: 'print/does-not-fit' }, 'paper'],
    [{ code: 'print/tab-too-small' }, 'tab'],
    [{ code: 'print/no-such-cube' }, 'cubes'],
    [{ code: 'print/missing-glyph' }, 'font'],
    [{ code: 'set/board-centre' }, undefined],
    [{ code: 'print/other' }, undefined],
  ])('%j stands beside %s', (problem, name) => {
    expect(optionAtFault(problem, options)).toBe(name);
  });
});

import { describe, expect, it } from 'vitest';
import { findProduct, products, solids } from '#print-templates/index.ts';
import {
  checkPresetName,
  choicesOfPreset,
  findPreset,
  keptPresets,
  presetInUse,
  withoutPreset,
  withPreset,
  type Preset,
} from '#renderer/screens/print/choices/presets.ts';
import {
  changedOptions,
  choicesFor,
  isSameSheet,
  rememberedChoices,
  type Printable,
} from '#renderer/screens/print/sheet-choices.ts';

const nets = findProduct('alphacubes-nets') as Printable;
const plain = choicesFor(nets, undefined);
const large: Preset = { name: 'Large', choices: { ...plain, edge: 20 } };
const thrifty: Preset = { name: 'Thrifty', choices: { ...plain, ink: 'low' } };

describe('presets of the print studio', () => {
  it('stand in the order of their names, and one replaces that of the same name', () => {
    const two = [thrifty, large].reduce<readonly Preset[]>(withPreset, []);
    expect(two).toEqual([large, thrifty]);
    const larger = { ...large, name: ' large', choices: { ...plain, edge: 30 } };
    expect(withPreset(two, larger)).toEqual([larger, thrifty]);
    expect(findPreset(two, 'THRIFTY')).toBe(thrifty);
    expect(withoutPreset(two, 'large')).toEqual([thrifty]);
  });

  it('are in use while the sheets are theirs; of two alike the one that was applied', () => {
    const twin = { ...large, name: 'Twin' };
    const presets = [large, thrifty, twin];
    expect(presetInUse(presets, nets, large.choices, undefined)).toBe(large);
    expect(presetInUse(presets, nets, large.choices, 'Twin')).toBe(twin);
    expect(presetInUse(presets, nets, { ...large.choices, edge: 21 }, 'Large')).toBeUndefined();
    const likeDefaults = { name: 'Usual', choices: plain };
    expect(presetInUse([likeDefaults], nets, plain, undefined)).toBeUndefined();
    expect(presetInUse([likeDefaults], nets, plain, 'Usual')).toBe(likeDefaults);
  });

  it('leave options they do not name at their defaults, and names that are no options out', () => {
    expect(choicesOfPreset(nets, { name: 'Old', choices: { edge: 20, gone: 3 } })).toEqual(large.choices);
  });

  it('hold where another entry of the file cannot be read', () => {
    const kept = {
      [nets.name]: [large, { name: '', choices: {} }, { name: 'Bad', choices: { edge: null } }, 7],
      deck: 3,
    };
    expect(keptPresets.parse(kept)).toEqual({ [nets.name]: [large], deck: [] });
    expect(rememberedChoices.parse({ [nets.name]: plain, deck: { margin: null } })).toEqual({
      [nets.name]: plain,
      deck: {},
    });
  });

  it.each([
    ['  ', 'preset/no-name'],
    ['x'.repeat(61), 'preset/name-too-long'],
    ['one\u202Etwo', 'preset/hidden-in-name'],
  ])('are not called %j', (name, code) => {
    expect(checkPresetName(name)).toMatchObject({ problem: { code } });
  });

  it('have a name without space around it', () => {
    expect(checkPresetName(' Large \n')).toEqual({ ok: true, value: 'Large' });
  });
});

describe('options that are not at their defaults', () => {
  it('are none before anything is chosen, and each as soon as it is chosen, for every product', () => {
    for (const product of [...products, ...solids]) {
      const begun = choicesFor(product, undefined);
      expect(changedOptions(product, begun), product.name).toEqual([]);
      for (const option of product.options) {
        if (option.kind !== 'toggle' || option.when !== undefined) continue;
        const other = { ...begun, [option.name]: !option.default };
        expect(changedOptions(product, other).map(({ name }) => name)).toContain(option.name);
        expect(isSameSheet(product, begun, other)).toBe(false);
      }
    }
  });

  it('do not count where they say nothing', () => {
    const hidden = { ...plain, paperWidth: 187 };
    expect(nets.options.map(({ name }) => name)).toContain('paperWidth');
    expect(changedOptions(nets, hidden)).toEqual([]);
    expect(isSameSheet(nets, plain, hidden)).toBe(true);
    expect(changedOptions(nets, { ...hidden, paper: 'custom' }).map(({ name }) => name)).toEqual([
      'paper',
      'paperWidth',
    ]);
  });
});

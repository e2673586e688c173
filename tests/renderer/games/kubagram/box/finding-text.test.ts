import { describe, expect, it } from 'vitest';
import { stepTexts } from '#renderer/games/kubagram/box/finding-text.ts';
import { kubagram, kubagramOptions } from '#shared/games/kubagram/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';

const { t } = createTranslator();

describe('steps at a box whose dice nobody has seen (B16)', () => {
  const options = defaults(kubagramOptions);
  const setUp = { unseen: true, first: 0, corner: 0, turn: 0 } as const;
  const state = expectOk(kubagram.rules.setup({ options, seats: 2, seed: 7, setUp }));
  const facts = { view: kubagram.rules.viewFor(state, 'table'), box: state.box, names: ['Ann', 'Ben'] };

  it.each([
    [{ act: 'put', square: 96, why: 'fill' }, ['Lay any die on A9', 'Any face up']],
    [{ act: 'lift', square: 96, why: 'next' }, ['Then lift A9', 'Ann’s die']],
  ] as const)('name neither die nor letter: %o', (step, texts) => {
    expect(stepTexts(t, step, facts)).toEqual(texts);
  });
});

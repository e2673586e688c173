import { expect, it } from 'vitest';
import { beginDraft } from '#renderer/games/scruble/draft/draft.ts';
import { changeText } from '#renderer/games/scruble/speech.ts';
import type { TableModel } from '#renderer/games/scruble/use-model.ts';
import { placeAt } from '#shared/games/scruble/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';

const { t } = createTranslator();

function said(word: string, places: readonly number[], total: number): string | undefined {
  const draft = beginDraft();
  const before = { draft } as TableModel;
  const traced = { draft: { ...draft, places }, word, check: { score: { total } } } as unknown as TableModel;
  return changeText(t, before, traced);
}

it('says over which faces a word runs, and where its letters lie', () => {
  const right = [3, 2, 1, 0].map((row) => placeAt({ face: 'right', row, column: 2 }));
  const under = placeAt({ face: 'bottom', row: 2, column: 3 });
  const top = placeAt({ face: 'top', row: 1, column: 3 });
  expect(said('FIGHTS', [under, ...right, top], 45)).toBe(
    'F I G H T S, over 3 faces: F under; I, G, H, T at the right; S on top. 45 points.',
  );
  expect(said('IGHT', right, 12)).toBe('I G H T, 12 points');
});

import { wordList, type PuzzleTexts, type TriedMoves } from '#renderer/table/index.ts';
import { spelled, typed } from '#shared/games/kubagram/index.ts';
import { sumLines } from './sum.ts';
import type { KubagramTable } from './table-types.ts';

type Tried = TriedMoves<KubagramTable>;

export const puzzle: PuzzleTexts<KubagramTable> = {
  what(t, tried) {
    const words = madeIn(tried).map(({ word }) => typed(spelled(word.dice)));
    return words.length === 0 ? t('kubagramTable:puzzle.noWord') : wordList(t, words);
  },
  sum(t, tried) {
    const [only, ...others] = madeIn(tried);
    if (only === undefined || others.length > 0) return undefined;
    return sumLines(t, only.value)
      .map(({ text, points }, at) =>
        t(`kubagramTable:puzzle.${at === 0 ? 'first' : 'part'}`, { text, points }),
      )
      .join(', ');
  },
};

function madeIn({ events }: Tried) {
  return events.filter((event) => event.kind === 'made');
}

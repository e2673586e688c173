import { wordList, type PuzzleTexts, type TriedMoves } from '#renderer/table/index.ts';
import type { NewWord } from '#shared/games/cubeword/index.ts';
import type { CubewordTable } from './table-types.ts';
import { placeWords, termsText } from './texts.ts';

type Tried = TriedMoves<CubewordTable>;

export const puzzle: PuzzleTexts<CubewordTable> = {
  what(t, tried) {
    const words = wordsIn(tried).map(({ word }) => word);
    return words.length === 0 ? t('cubewordTable:puzzle.noWord') : wordList(t, words);
  },
  where(t, tried) {
    const places = wordsIn(tried).map(({ word, start, direction }) =>
      t(`cubewordTable:lastMove.where.${direction}`, { word, place: placeWords(start) }),
    );
    return places.length === 0 ? undefined : wordList(t, places);
  },
  sum(t, tried) {
    const [only, ...others] = wordsIn(tried);
    if (only === undefined) return undefined;
    if (others.length === 0) return termsText(only);
    const each = [only, ...others].map(({ word, points }) =>
      t('cubewordTable:puzzle.word', { word, points }),
    );
    return wordList(t, each);
  },
};

function wordsIn({ events }: Tried): readonly NewWord[] {
  const turned = events.find(({ kind }) => kind === 'turned');
  if (turned?.kind !== 'turned') return [];
  return turned.score.words.filter(({ standing }) => standing.kind === 'counts');
}

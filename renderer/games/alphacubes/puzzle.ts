import type { PuzzleTexts, TriedMoves } from '#renderer/table/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { AlphacubesTable } from './table-types.ts';

type Tried = TriedMoves<AlphacubesTable>;

export const puzzle: PuzzleTexts<AlphacubesTable> = {
  what: (_t, tried) => playIn(tried)?.words[0]?.word ?? '',
  where(t, tried) {
    const word = playIn(tried)?.words[0];
    if (word === undefined) return undefined;
    return t('alphacubes:puzzle.where', {
      square: word.start,
      direction: t(`alphacubes:now.${word.direction}`),
    });
  },
  sum(t, tried) {
    const score = playIn(tried);
    if (score === undefined) return undefined;
    const [word, ...others] = score.words;
    if (word === undefined) return undefined;
    const { points, wordFactor } = word;
    const first =
      wordFactor > 1
        ? t('alphacubes:now.times', { value: points / wordFactor, factor: wordFactor })
        : String(points);
    const parts = [
      first,
      ...others.map((other) => t('alphacubes:puzzle.other', { word: other.word, points: other.points })),
      ...(score.splash > 0 ? [String(score.splash)] : []),
    ];
    return listed(t, parts);
  },
};

function playIn({ events }: Tried) {
  const played = events.find(({ kind }) => kind === 'played');
  return played?.kind === 'played' ? played.score : undefined;
}

function listed(t: Translate, parts: readonly string[]): string {
  return parts.reduce((sum, part) => t('alphacubes:puzzle.plus', { sum, part }));
}

import { wordList, type HintTexts, type HintWords } from '#renderer/table/index.ts';
import { parseSquare } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { percentOf } from '#shared/engine/index.ts';
import type { FoundPlay } from './found-play.ts';
import type { AlphacubesTable } from './table-types.ts';

export const hintTexts: HintTexts<AlphacubesTable> = {
  step: stepText,
  none: (t) => t('alphacubes:hints.none'),
  next: (t, step) => t(`alphacubes:hints.next.${step}`),
  followLabel: (t) => t('alphacubes:hints.lay'),
  followAfter: 'play',
  follow: (play) => ({ kind: 'lay', play }),
  reveal(step, { start, direction }) {
    const place = parseSquare(start);
    return step !== 'place' || place === undefined ? undefined : { kind: 'cursor', place, direction };
  },
};

function stepText(t: Translate, step: string, play: FoundPlay, words: HintWords): string {
  const { word, start, direction, score, placements, names } = play;
  switch (step) {
    case 'score':
      return t(`alphacubes:hints.score.${words}`, { points: score });
    case 'cubes': {
      // Cubes are sorted, because their order in the word would give it away.
      return t('alphacubes:hints.cubes', { count: names.length, cubes: names.toSorted().join(' · ') });
    }
    case 'place': {
      const squares = wordList(
        t,
        placements.map(({ square }) => square),
      );
      const key = placements.length === 1 ? 'placeOne' : direction === 'across' ? 'placeAcross' : 'placeDown';
      return t(`alphacubes:hints.${key}`, { squares });
    }
    case 'chance': {
      const { ahead } = play;
      if (ahead === undefined) return '';
      const { chance, error, better } = ahead;
      const facts = { chance: percentOf(chance), error: Math.max(1, percentOf(error)) };
      if (better === undefined) return t('alphacubes:hints.chance', facts);
      return t('alphacubes:hints.chanceBetter', {
        ...facts,
        word: better.word,
        start: better.start,
        direction: t(`alphacubes:now.${better.direction}`),
        points: better.score,
        better: percentOf(better.chance),
      });
    }
    default:
      return t('alphacubes:hints.play', {
        word,
        start,
        direction: t(`alphacubes:now.${direction}`),
        points: score,
      });
  }
}

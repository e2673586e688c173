import type { FoundPlay, Hint } from '#renderer/play/index.ts';
import { alphacubesSet, cubeOf } from '#shared/cubes/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { wordList } from './speech.ts';

/** What a hint tells so far, a sentence a step; the last is the one to say. */
export function hintSentences(t: Translate, hint: Hint): readonly string[] {
  if (hint.kind === 'asked') return [t('table:hints.finding')];
  const { play, steps } = hint;
  return play === undefined ? [t('table:hints.none')] : steps.map((step) => stepText(t, step, play));
}

function stepText(t: Translate, step: string, play: FoundPlay): string {
  const { word, start, direction, score, placements } = play;
  switch (step) {
    case 'score':
      return t('table:hints.score', { points: score });
    case 'cubes': {
      const cubes = placements.map(({ cube }) => cubeOf(alphacubesSet, cube).letters.join(''));
      // In the order of their letters: that of the word would tell it.
      return t('table:hints.cubes', { count: cubes.length, cubes: cubes.sort().join(' · ') });
    }
    case 'place': {
      const squares = wordList(
        t,
        placements.map(({ square }) => square),
      );
      const key = placements.length === 1 ? 'placeOne' : direction === 'across' ? 'placeAcross' : 'placeDown';
      return t(`table:hints.${key}`, { squares });
    }
    default:
      return t('table:hints.play', {
        word,
        start,
        direction: t(`table:now.${direction}`),
        points: score,
      });
  }
}

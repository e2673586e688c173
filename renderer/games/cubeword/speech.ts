import { wordList, type HintTexts, type NameOf, type TableTexts } from '#renderer/table/index.ts';
import type { CubewordEvent } from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { CubewordTable } from './table-types.ts';

/** What happened, in sentences. */
function eventText(t: Translate, event: CubewordEvent, nameOf: NameOf): string | undefined {
  const name = 'seat' in event ? nameOf(event.seat) : '';
  switch (event.kind) {
    case 'turned': {
      const { words, total } = event.score;
      const made = words.filter(({ standing }) => standing.kind === 'counts').map(({ word }) => word);
      return made.length === 0
        ? t('cubewordTable:news.moved', { name, count: event.cost })
        : t('cubewordTable:news.made', { name, words: wordList(t, made), count: total });
    }
    case 'passed':
      return t('cubewordTable:news.passed', { name });
    case 'allowed':
      return t('cubewordTable:news.allowed', { words: wordList(t, event.words) });
    case 'time-up':
      return t('cubewordTable:news.timeUp');
    case 'last-round':
      return t('cubewordTable:news.lastRound', { name });
    case 'turn-began':
      return t('cubewordTable:news.turn', { name });
    case 'ended':
      return undefined;
  }
}

/** What the shell says and writes in the words of CUBEWORD. Nobody speaks up between turns. */
export const texts: TableTexts<CubewordTable> = {
  event: eventText,
  quiet: ['turn-began'],
  answer: () => '',
  between: () => '',
  ending: (t, { phase }) => (phase.kind === 'over' ? t(`cubeword:reason.${phase.reason}`) : ''),
};

export const hintTexts: HintTexts<CubewordTable> = {
  steps: () => [],
  step: () => '',
  none: (t) => t('cubewordTable:hint.none'),
  next: () => '',
  followLabel: () => '',
  follow: () => undefined,
  reveal: () => undefined,
};

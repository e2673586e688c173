import {
  listedStep,
  nameList,
  wordList,
  type HintTexts,
  type NameOf,
  type TableTexts,
} from '#renderer/table/index.ts';
import {
  spelled,
  squareName,
  typed,
  type Hint,
  type HintStep,
  type KubagramEvent,
} from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { cornerPlaces } from './opening/corners.ts';
import type { KubagramTable } from './table-types.ts';

export function eventText(t: Translate, event: KubagramEvent, nameOf: NameOf): string | undefined {
  const name = 'seat' in event ? nameOf(event.seat) : '';
  switch (event.kind) {
    case 'corner-chosen':
      return t(`kubagramTable:news.corner.${cornerPlaces[event.corner].name}`, { name });
    case 'took': {
      const facts = { name, letter: typed(event.top), square: squareName(event.square) };
      return event.to === event.seat
        ? t('kubagramTable:news.took', facts)
        : t('kubagramTable:news.handed', { ...facts, to: nameOf(event.to) });
    }
    case 'laid':
      return t(`kubagramTable:news.laid.${event.side}`, { name, letter: typed(event.letter) });
    case 'set-aside':
      return t('kubagramTable:news.aside', { name });
    case 'skipped':
      return t('kubagramTable:news.skipped', { name });
    case 'arranged':
      return t('kubagramTable:news.arranged', { name });
    case 'made': {
      const facts = { name, word: typed(spelled(event.word.dice)), count: event.word.points };
      return t(`kubagramTable:news.made.${event.how}`, facts);
    }
    case 'declared':
      return t('kubagramTable:news.declared', { name });
    case 'accepted':
      return t('kubagramTable:news.accepted', { name });
    case 'challenged':
      return t(`kubagramTable:news.${event.good ? 'good' : 'bad'}`, { name, word: typed(event.word) });
    case 'undone':
      return t('kubagramTable:news.undone', { name, word: typed(spelled(event.word.dice)) });
    case 'penalty':
      return t('kubagramTable:news.penalty', { name, count: event.points });
    case 'allowed':
      return t('kubagramTable:news.allowed', { words: wordList(t, event.words.map(typed)) });
    case 'turn':
      return t('kubagramTable:news.turn', { name });
    case 'claims-made':
    case 'ended':
      return undefined;
  }
}

export const texts: TableTexts<KubagramTable> = {
  event: eventText,
  quiet: ['turn', 'arranged'],
  answer: (t, names) => t('kubagramTable:challenge.say', { names: nameList(t, names), count: names.length }),
  between(t, { phase, turn }, nameOf) {
    const name = phase.kind === 'challenge' ? nameOf(phase.seat) : '';
    return t('kubagramTable:challenge.turn', { turn, name });
  },
  ending(t, { phase }, nameOf) {
    if (phase.kind !== 'over') return '';
    const { last, central } = phase.end;
    return t('kubagramTable:ending', { name: nameOf(last), count: -central });
  },
};

export const hintTexts: HintTexts<KubagramTable> = {
  step: listedStep<HintStep, Hint>(stepText),
  none: (t) => t('kubagramTable:hint.none'),
  next: (t, step) => t(`kubagramTable:hint.next.${step}`),
  followLabel: (t) => t('kubagramTable:hint.follow'),
  follow({ move }) {
    switch (move.kind) {
      case 'claim':
      case 'join':
      case 'extend':
        return { kind: 'prepare', move };
      case 'lay':
        return { kind: 'letter', letter: move.letter };
      default:
        return undefined;
    }
  },
  reveal: () => undefined,
};

function stepText(t: Translate, step: HintStep): string {
  switch (step.step) {
    case 'look':
      return t(`kubagramTable:hint.look.${step.at}`);
    case 'points':
      return t('kubagramTable:hint.points', { count: step.points, letters: step.letters });
    case 'letters':
      return t('kubagramTable:hint.letters', {
        count: step.letters.length,
        letters: step.letters.map(typed).join(', '),
      });
    case 'word':
      return t('kubagramTable:hint.word', { word: typed(step.word) });
  }
}

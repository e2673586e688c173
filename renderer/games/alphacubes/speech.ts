import type { SquareKind } from '#renderer/board/index.ts';
import { nameList, wordList, type NameOf, type TableTexts } from '#renderer/table/index.ts';
import type { AlphacubesEvent } from '#shared/games/alphacubes/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { AlphacubesTable } from './table-types.ts';

/** Drawn and exchanged cubes are counted, never named. */
export function eventText(t: Translate, event: AlphacubesEvent, nameOf: NameOf): string | undefined {
  const name = 'seat' in event ? nameOf(event.seat) : '';
  switch (event.kind) {
    case 'played': {
      const [word] = event.score.words;
      return t('alphacubes:news.played', {
        name,
        word: word?.word ?? '',
        start: word?.start ?? '',
        direction: t(`alphacubes:now.${word?.direction ?? 'across'}`),
        points: event.score.total,
      });
    }
    case 'drew':
      return event.count === 0 ? undefined : t('alphacubes:news.drew', { count: event.count });
    case 'exchanged':
      return t('alphacubes:news.exchanged', { name, count: event.count });
    case 'passed':
      return t('alphacubes:news.passed', { name });
    case 'allowed':
      return t('alphacubes:news.allowed', { words: wordList(t, event.words) });
    case 'accepted':
      return t('alphacubes:news.accepted', { name });
    case 'challenged': {
      const words = wordList(t, event.words);
      return t(event.good ? 'alphacubes:news.challengedGood' : 'alphacubes:news.challengedBad', {
        name,
        words,
      });
    }
    case 'bonus':
      return t('alphacubes:news.bonus', { name, points: event.points });
    case 'must-miss':
      return t('alphacubes:news.mustMiss', { name });
    case 'missed-turn':
      return t('alphacubes:news.missed', { name });
    case 'put-out':
      return t('alphacubes:news.putOut', { name });
    case 'went-out':
      return t('alphacubes:news.wentOut', { name });
    case 'turn':
      return t('alphacubes:news.turn', { name });
    case 'scored':
    case 'taken-back':
    case 'ended':
      return undefined;
  }
}

export interface SquareCube {
  readonly letter: string;
  readonly value: number;
  readonly when: 'cube' | 'last' | 'laid' | 'ghost';
}

export function squareText(
  t: Translate,
  square: string,
  kind: SquareKind,
  cube: SquareCube | undefined,
  marked = false,
): string {
  const premium = kind === 'plain' ? undefined : t(`common:premiums.${kind}`);
  if (cube === undefined) {
    if (marked)
      return t(`alphacubes:square.${premium === undefined ? 'marked' : 'markedPremium'}`, {
        square,
        premium,
      });
    return premium === undefined
      ? t('alphacubes:square.free', { square })
      : t('alphacubes:square.freePremium', { square, premium });
  }
  const { letter, value, when } = cube;
  const key = when === 'laid' && premium !== undefined ? 'laidPremium' : when;
  return t(`alphacubes:square.${key}`, { square, letter, value, premium });
}

type SquareText = (name: string, kind: SquareKind, cube: SquareCube | undefined, marked: boolean) => string;

/** Remembers the texts, because a board asks for up to 441 squares after each key, and nearly all are unchanged. */
export function rememberedSquareText(t: Translate): SquareText {
  const said = new Map<string, string>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const text = said.get(key) ?? squareText(t, ...asked);
    said.set(key, text);
    return text;
  };
}

export const texts: TableTexts<AlphacubesTable> = {
  event: eventText,
  quiet: ['turn', 'drew'],
  answer: (t, names) => t('alphacubes:challenge.say', { count: names.length, names: nameList(t, names) }),
  between(t, { phase, turn }, nameOf) {
    const name = phase.kind === 'challenge' ? nameOf(phase.pending.seat) : '';
    return t('alphacubes:challenge.turn', { turn, name });
  },
  ending(t, { phase }, nameOf) {
    if (phase.kind !== 'over') return '';
    const { reason, wentOut } = phase.end;
    return t(`alphacubes:end.reason.${reason}`, { name: wentOut === undefined ? '' : nameOf(wentOut) });
  },
};

import type { Question } from '#renderer/app/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { SpokenFacts, SpokenTexts } from './spoken-texts.ts';

/** What the table shows of the turn looked back at; `draft` holds what is drawn as laid, and the cursor. */
export type ShownPosition<T extends TableTypes> = Pick<SpokenFacts<T>, 'view' | 'draft'>;

export interface SpokenReview<T extends TableTypes> extends Pick<SpokenFacts<T>, 'nameOf' | 'words'> {
  readonly spoken: SpokenTexts<T>;
  /** This is undefined until the turn is drawn. */
  readonly position: ShownPosition<T> | undefined;
}

/** Tells of the turn looked back at what the table tells of the turn that is played. */
export function reviewAnswer<T extends TableTypes>(
  t: Translate,
  question: Exclude<Question, 'now'>,
  { spoken, position, nameOf, words }: SpokenReview<T>,
): string | undefined {
  if (question === 'last' || question === 'scores' || question === 'time') return undefined;
  const text = spoken[question];
  if (text === undefined) return undefined;
  return position === undefined
    ? t('speech:table.reviewWaits')
    : text(t, { ...position, mayMove: true, nameOf, words });
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { LessonNow } from './lesson-context.ts';

export type StepText = 'title' | 'task' | 'why' | 'short' | 'later';

/** A step of several moves may have a task for each, by the number of moves made, and one for where it is only read. */
export function stepText(
  t: Translate,
  { game, steps, at, made, isRead }: Pick<LessonNow, 'game' | 'steps' | 'at' | 'made' | 'isRead'>,
  part: StepText,
  of = at,
): string {
  const step = `${game}Lesson:steps.${steps[of] ?? ''}`;
  const text = t(`${step}.${part}`);
  return part === 'task' ? t(`${step}.tasks.${isRead ? 'read' : made}`, { defaultValue: text }) : text;
}

/** Says what is to be done now; once all steps are done, that they are. */
export function stepSaid(t: Translate, lesson: LessonNow, isLost: boolean): string {
  const { game, at, steps, isShown, isDone, waits } = lesson;
  if (at >= steps.length) return `${t('table:lesson.learned')}. ${t(`${game}Lesson:end`)}`;
  if (isShown) return t('table:lesson.shown');
  if (isLost) return t('table:lesson.lost');
  const count = { at: at + 1, count: steps.length };
  const said = isDone
    ? t('table:lesson.spokenDone', count)
    : t('table:lesson.spoken', {
        ...count,
        title: stepText(t, lesson, 'title'),
        task: stepText(t, lesson, 'task'),
      });
  return waits ? `${said} ${t('table:lesson.enter')}` : said;
}

export function useLessonAnnouncements(lesson: LessonNow, isLost: boolean): void {
  const { t } = useTranslation('table');
  const say = useAnnounce();
  const { note } = lesson;
  const begun = stepSaid(t, lesson, isLost);
  useEffect(() => say(begun), [say, begun]);
  const said = note === 'none' ? '' : note === 'later' ? stepText(t, lesson, 'later') : t('lesson.offer');
  useEffect(() => {
    if (said !== '') say(said, 'urgent');
  }, [say, said]);
}

/**
 * Answers what can be done now: first the step, and to whoever asks once more why, with what the table answers by
 * itself. While others play, the table answers first.
 */
export function useLessonAnswer(
  lesson: LessonNow | undefined,
  { isLost, isComputing }: { readonly isLost: boolean; readonly isComputing: boolean },
): (answer: string | undefined) => string | undefined {
  const { t } = useTranslation('table');
  const told = useRef('');
  return (answer = '') => {
    if (lesson === undefined) return answer;
    const step = stepSaid(t, lesson, isLost);
    if (isComputing) return `${answer} ${step}`;
    if (told.current !== step) {
      told.current = step;
      return step;
    }
    told.current = '';
    const why = lesson.at < lesson.steps.length ? stepText(t, lesson, 'why') : '';
    return `${why} ${answer}`.trim();
  };
}

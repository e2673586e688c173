import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, ProblemNotice, Sheet } from '#renderer/controls/index.ts';
import { PuzzleActions } from '../puzzle/PuzzlePlaces.tsx';
import { usePuzzle } from '../puzzle/puzzle-context.ts';
import { useMedia } from '../use-media.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { useCommands } from '#renderer/keys/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { useLesson, type LessonNow } from './lesson-context.ts';
import { stepText, useLessonAnnouncements, type StepText } from './lesson-speech.ts';
import { ProgressMarks } from './ProgressMarks.tsx';
import './lesson.css';

interface Refused {
  readonly refusal: { readonly problem: Problem } | undefined;
}

interface TurnSlipProps {
  readonly model: Refused;
  /** Something is being laid or spelled, so the turn's own slip, which has its sum, stays below. */
  readonly isTrying?: boolean;
  readonly children: ReactNode;
}

/** Takes the place of the turn's own slip while a lesson is played. */
export function TurnSlip({ model, isTrying = false, children }: TurnSlipProps) {
  const lesson = useLesson();
  if (lesson === undefined) return children;
  return (
    <>
      <LessonSlip lesson={lesson} model={isTrying ? unrefused : model} isShort={isTrying} />
      {isTrying ? children : null}
    </>
  );
}

/** The turn's own slip shows the refusal. */
const unrefused: Refused = { refusal: undefined };

interface SecondActionsProps {
  /** Takes back what has been begun, which a puzzle needs as much as a turn. */
  readonly takeBack?: ReactNode;
  readonly children: ReactNode;
}

/** In a lesson, its own buttons take the place of the turn's, except where the step needs one of them. */
export function SecondActions({ takeBack = null, children }: SecondActionsProps) {
  const lesson = useLesson();
  const puzzle = usePuzzle();
  if (puzzle !== undefined) {
    return (
      <>
        {takeBack}
        <PuzzleActions puzzle={puzzle} />
      </>
    );
  }
  if (lesson === undefined) {
    return (
      <>
        {takeBack}
        {children}
      </>
    );
  }
  return (
    <>
      {lesson.place?.keepsActions === true ? (
        <>
          {takeBack}
          {children}
        </>
      ) : null}
      <LessonActions lesson={lesson} />
    </>
  );
}

interface LessonSlipProps {
  readonly lesson: LessonNow;
  readonly model: Refused;
  readonly isShort?: boolean;
  /** A free step may be lost. */
  readonly isLost?: boolean;
}

export function LessonSlip({ lesson, model, isShort = false, isLost = false }: LessonSlipProps) {
  const { t } = useTranslation('table');
  const { at, steps, note, isShown, isDone } = lesson;
  const text = (part: StepText, of?: number) => stepText(t, lesson, part, of);
  const small = useMedia(breakpoints.tight);
  const [whyOpen, setWhyOpen] = useState(-1);
  useLessonAnnouncements(lesson, isLost);
  useCommands(lesson.waits ? { main: lesson.goOn } : { 'lesson.show': lesson.showMe });
  const before = at === 0 ? '' : text('short', at - 1);
  const next = at + 1 === steps.length ? '' : text('short', at + 1);
  const showsWhy = !(small || isShort) || whyOpen === at;
  return (
    <Sheet className="lesson-slip" aria-labelledby="lesson-title">
      <p className="lesson-head">
        {small ? null : (
          <span className="label">
            {t('lesson.name', { game: t(`common:games.${lesson.game}`), count: steps.length })}
          </span>
        )}
        <Progress at={at} count={steps.length} />
      </p>
      <h2 className="lesson-title" id="lesson-title">
        <span className="lesson-tag" aria-hidden>
          {at + 1}
        </span>
        {text('title')}
      </h2>
      <p className="lesson-task">{isDone ? t('lesson.stepDone') : text('task')}</p>
      {showsWhy ? <p className="lesson-why soft">{text('why')}</p> : null}
      {model.refusal !== undefined ? (
        <ProblemNotice alert={false} problem={model.refusal.problem} />
      ) : note === 'none' ? null : (
        <Notice alert={false}>{note === 'later' ? text('later') : t('lesson.offer')}</Notice>
      )}
      {isLost ? <Notice alert={false}>{t('lesson.lost')}</Notice> : null}
      {isShown ? <p className="lesson-shown">{t('lesson.shown')}</p> : null}
      <p className="lesson-foot small soft">
        {showsWhy ? null : (
          <Button look="link" size="small" onClick={() => setWhyOpen(at)}>
            {t('lesson.why')}
          </Button>
        )}
        {small || before === '' ? null : <span>{t('lesson.before', { step: before })}</span>}
        {small || next === '' ? null : <span>{t('lesson.next', { step: next })}</span>}
        <a href="#/learn">{t('lesson.leave')}</a>
      </p>
    </Sheet>
  );
}

export function LessonActions({ lesson }: { readonly lesson: LessonNow }) {
  const { t } = useTranslation('table');
  const { at, isShown, waits } = lesson;
  const place = useBarHeight();
  if (isShown) {
    return (
      <div ref={place} className="lesson-actions">
        <Button key="again" onClick={lesson.back}>
          {t('lesson.again')}
        </Button>
      </div>
    );
  }
  return (
    <div ref={place} className="lesson-actions">
      {waits ? (
        <Button
          look="filled"
          className="actions-main"
          command="main"
          showsKey
          data-lesson-on
          onClick={lesson.goOn}
        >
          {t('lesson.goOn')}
        </Button>
      ) : null}
      <Button disabled={at === 0 && lesson.made === 0} onClick={lesson.back}>
        {t('lesson.back')}
      </Button>
      {waits ? null : (
        <Button command="lesson.show" disabled={!lesson.canShow} onClick={lesson.showMe}>
          {t('lesson.showMe')}
        </Button>
      )}
      <Button onClick={lesson.skip}>{t('lesson.skip')}</Button>
    </div>
  );
}

/** A slip that stays in view stands on the bar of buttons, whose rows differ by window and step. */
function useBarHeight() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = place.current?.closest<HTMLElement>('.actions');
    if (bar === null || bar === undefined) return () => undefined;
    const measure = () => {
      const { bottom } = getComputedStyle(bar);
      const height = bar.offsetHeight + (Number.parseFloat(bottom) || 0);
      document.documentElement.style.setProperty('--lesson-bar', `${height}px`);
    };
    const changes = new ResizeObserver(measure);
    changes.observe(bar);
    measure();
    return () => changes.disconnect();
  });
  return place;
}

export function LessonEnd({
  lesson,
  canPlayOn,
}: {
  readonly lesson: LessonNow;
  readonly canPlayOn: boolean;
}) {
  const { t } = useTranslation('table');
  const { game } = lesson;
  useLessonAnnouncements(lesson, false);
  const text = t as Translate;
  return (
    <>
      <Sheet className="lesson-slip" aria-labelledby="end-title">
        <p className="lesson-head">
          <span className="label">
            {t('lesson.name', { game: t(`common:games.${game}`), count: lesson.steps.length })}
          </span>
          <Progress at={lesson.at} count={lesson.steps.length} />
        </p>
        <h2 className="lesson-title" id="end-title" tabIndex={-1} data-rest>
          {t('lesson.learned')}
        </h2>
        <p className="lesson-task">{text(`${game}Lesson:end`)}</p>
        {lesson.problem === undefined ? null : <ProblemNotice problem={lesson.problem} />}
      </Sheet>
      <div className="actions" role="group" aria-label={t('actions.label')}>
        {canPlayOn ? (
          <Button look="filled" className="actions-main" onClick={lesson.playOn}>
            {t('lesson.playOn')}
          </Button>
        ) : (
          <a className="button button--filled button--normal actions-main" href="#/new">
            {t('lesson.play')}
          </a>
        )}
        <Button onClick={lesson.back}>{t('lesson.back')}</Button>
        <a className="button button--outlined button--normal" href="#/learn">
          {t('lesson.others')}
        </a>
      </div>
    </>
  );
}

function Progress({ at, count }: { readonly at: number; readonly count: number }) {
  const { t } = useTranslation('table');
  return (
    <span className="lesson-progress">
      <strong>{at < count ? t('lesson.step', { at: at + 1, count }) : t('lesson.done')}</strong>
      <ProgressMarks at={at} count={count} />
    </span>
  );
}

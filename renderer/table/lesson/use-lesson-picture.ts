import { useEffect } from 'react';
import type { Turning } from '#renderer/space/index.ts';
import { useLesson } from './lesson-context.ts';

/** Tells the lesson how a picture in space is turned, and turns it where *Show me* shows how. */
export function useLessonPicture({ turn, to }: Pick<Turning, 'turn' | 'to'>): void {
  const lesson = useLesson();
  const look = lesson?.look;
  const shown = lesson?.isShown === true ? lesson.place?.turned?.shown : undefined;
  useEffect(() => look?.(turn), [look, turn]);
  useEffect(() => () => look?.(undefined), [look]);
  useEffect(() => {
    if (shown !== undefined) to(() => shown);
  }, [shown, to]);
}

/** Tells the lesson that no picture in space is shown, so that no step waits until it is turned. */
export function useNoLessonPicture(isMissing: boolean): void {
  const look = useLesson()?.look;
  useEffect(() => {
    if (isMissing) look?.(undefined);
  }, [isMissing, look]);
}

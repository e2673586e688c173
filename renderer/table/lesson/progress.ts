import { z } from 'zod';

/** How far somebody has come in the lesson of a game; it is remembered, so that a lesson goes on another day. */
export interface LessonProgress {
  /** Counts from 0. */
  readonly at: number;
  readonly isLearned: boolean;
}

export const notBegun: LessonProgress = { at: 0, isLearned: false };

export const lessonProgress: z.ZodType<LessonProgress> = z.object({
  at: z.int().min(0).max(20),
  isLearned: z.boolean(),
});

export function lessonKey(game: string): string {
  return `lesson.${game}`;
}

import { lessonKey } from '#renderer/table/lesson/progress.ts';
import type { Settings } from '#shared/contract/index.ts';
import type { GameId } from '#shared/games/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export interface FirstLesson {
  readonly game: GameId;
  readonly steps: number;
}

/** Kubagram comes first: it needs no board and no counting ahead. */
const game: GameId = 'kubagram';

export function firstLesson(t: Translate): FirstLesson {
  // Loading the lesson itself would bring the rules of its game into the first bundle.
  const steps: unknown = (t as Translate)(`${game}Lesson:steps`, { returnObjects: true });
  return { game, steps: Object.keys(steps as object).length };
}

export function hasBegunLesson({ remembered }: Pick<Settings, 'remembered'>): boolean {
  return Object.keys(remembered).some((key) => key.startsWith(lessonKey('')));
}

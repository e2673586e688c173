import { bestPlay, type MadePlay } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

const none: readonly MadePlay[] = [];

/** When the game is over, everybody's best play is framed on the table. */
export function framedPlays<T extends TableTypes>({ course }: Pick<Shell<T>, 'course'>): readonly MadePlay[] {
  if (course === undefined) return none;
  return course.final.flatMap((_, seat) => bestPlay(course, seat as Seat) ?? []);
}

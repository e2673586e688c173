import type { LessonProgress } from '#renderer/table/lesson/progress.ts';

type ProgressOf<Game> = (game: Game) => LessonProgress;

/** Chooses the lesson under way, or else the first game that is not learned yet. */
export function nextLesson<Game>(shelf: readonly Game[], progressOf: ProgressOf<Game>): Game | undefined {
  return shelf.find((game) => progressOf(game).at > 0) ?? shelf.find((game) => !progressOf(game).isLearned);
}

/** Where the games stand one under another, the lesson under way needs no scrolling. */
export function underWayFirst<Game>(shelf: readonly Game[], progressOf: ProgressOf<Game>): readonly Game[] {
  const isUnderWay = (game: Game) => progressOf(game).at > 0;
  return [...shelf.filter(isUnderWay), ...shelf.filter((game) => !isUnderWay(game))];
}

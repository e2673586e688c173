import { createContext, useContext } from 'react';
import type { Turn } from '#renderer/space/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { LessonPlace } from './lesson-table.ts';
import type { LessonState } from './lesson-run.ts';

/** What the parts of a table know of the lesson that is played at it. */
export interface LessonNow extends LessonState {
  readonly game: string;
  /** These are the names of the steps in the game's catalogue. */
  readonly steps: readonly string[];
  /** This is undefined once all steps are done. */
  readonly place: LessonPlace | undefined;
  /** The step is done by going on. */
  readonly isRead: boolean;
  /** The learner looks at the table and goes on, and does nothing there. */
  readonly waits: boolean;
  /** The table tells how its picture in space is turned; undefined once there is none. */
  readonly look: (turn: Turn | undefined) => void;
  /** After *Show me* this takes back what was shown, so that the learner does it. */
  readonly back: () => void;
  readonly skip: () => void;
  readonly showMe: () => void;
  /** This is false once a free step was begun in another way than its lines. */
  readonly canShow: boolean;
  readonly goOn: () => void;
  /** Begins a game from where the lesson ended. */
  readonly playOn: () => void;
  /** The game to play on could not be saved. */
  readonly problem: Problem | undefined;
}

const LessonContext = createContext<LessonNow | undefined>(undefined);

export const LessonProvider = LessonContext.Provider;

/** Returns undefined at a table where a game is played, not a lesson. */
export function useLesson(): LessonNow | undefined {
  return useContext(LessonContext);
}

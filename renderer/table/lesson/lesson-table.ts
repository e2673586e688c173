import type { Turn } from '#renderer/space/index.ts';
import type { TableTypes } from '../store/index.ts';

/** What a game's table adds to its lesson: where each step is done, and what it does to the draft. */
export interface LessonTable<T extends TableTypes = TableTypes> {
  readonly steps: Readonly<Record<string, LessonPlace<T>>>;
}

export interface LessonPlace<T extends TableTypes = TableTypes> {
  /**
   * What is ringed and gets the focus, by the number of moves made in this step; the last holds for all further ones.
   * Of the selectors of one the first that finds something counts: with little room some places are not there.
   */
  readonly rings: readonly (readonly string[])[];
  /** *Show me* does this before it makes the moves of the step; for a step of the draft alone it is all. */
  prepares?(view: T['view']): readonly T['action'][];
  /** Returns true once a step of the draft alone is done. */
  isDrafted?(draft: T['draft'], view: T['view']): boolean;
  /** A picture in space has this place of its own marked, to be ringed where nothing else shows it. */
  readonly spot?: number;
  /** The step waits until the picture in space is turned, and only reads where there is none. */
  readonly turned?: {
    isDone(turn: Turn): boolean;
    /** *Show me* turns the picture to this. */
    readonly shown: Turn;
  };
  /** The game's own second buttons stay, because the step needs one of them. */
  readonly keepsActions?: true;
}

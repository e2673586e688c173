import type { GameId } from '#shared/games/index.ts';

export interface FirstLesson {
  readonly game: GameId;
  readonly steps: number;
}

/** Newcomers are offered this lesson first; while no screen plays lessons it is undefined, and they are offered the rules. */
export const firstLesson = (): FirstLesson | undefined => undefined;

import { z } from 'zod';

/** These ids of a game's puzzles have been solved, the last of them at the end. */
export type SolvedIds = readonly string[];

const mostIds = 500;
export const noneSolved: SolvedIds = [];
export const solvedIds: z.ZodType<SolvedIds> = z.array(z.string().max(40)).max(mostIds);

export function solvedKey(game: string): string {
  return `puzzles.solved.${game}`;
}

export function withSolved(ids: SolvedIds, id: string): SolvedIds {
  return ids.includes(id) ? ids : [...ids, id].slice(-mostIds);
}

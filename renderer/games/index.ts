import type { GameTable } from '#renderer/table/index.ts';
import type { GameId } from '#shared/games/index.ts';

/** The screen of each game, loaded when one is opened. A new game is one more line here. */
const tables = {
  alphacubes: async () => (await import('./alphacubes/index.ts')).alphacubesTable as unknown,
  kubo: async () => (await import('./kubo/index.ts')).kuboTable as unknown,
} as const satisfies Readonly<Record<GameId, () => Promise<unknown>>>;

/** The shell hands a game only what came from the same game, so that it may know the types of all as one. */
export async function loadGameTable(id: GameId): Promise<GameTable> {
  return (await tables[id]()) as GameTable;
}

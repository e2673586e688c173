import { movesMade } from '#shared/engine/index.ts';
import { gameOf, manifestOf } from '#shared/games/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { replayRecord } from '../replay-record.ts';
import { readGcg, type GcgProblem } from './read-gcg.ts';
import { readTileGame, type TileGame } from './read-tiles.ts';

/** Returns the text of a file of positions: a position a turn, of plain tiles by the number of its line. */
export async function gcgPositions(text: string): Promise<Result<string, GcgProblem>> {
  const record = await readGcg(text);
  if (!record.ok) {
    if (record.problem.code !== 'gcg/not-ours') return record;
    const tiles = readTileGame(text);
    return tiles.ok ? ok(tilePositionsText(tiles.value)) : tiles;
  }
  const { game } = record.value;
  const scribe = await manifestOf(game).loadGcg?.();
  const replayed = replayRecord(record.value);
  if (scribe === undefined || !replayed.ok)
    return refuse({ code: 'gcg/no-such-game', game: gameOf(game).title });
  const { rules } = gameOf(game);
  const found = new Map(
    [...movesMade(rules, replayed.timeline)].flatMap(({ turn, before }) => {
      const position = scribe.position(before);
      return position === undefined ? [] : [[turn, position] as const];
    }),
  );
  const [first] = found.values();
  if (first === undefined) return refuse({ code: 'gcg/no-positions' });
  return ok(
    JSON.stringify({
      values: first.values,
      cubeSet: { layout: first.layout },
      cubes: [...found].map(([id, { board, cubes }]) => ({ id, board, cubes })),
    }),
  );
}

/** Returns the text of a file of positions, one for each of the game, in the same order. */
export function tilePositionsText({ layout, positions }: TileGame): string {
  return JSON.stringify({ standardSet: { layout }, standard: positions });
}

import { movesMade } from '#shared/engine/index.ts';
import { gameOf, manifestOf } from '#shared/games/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { replayRecord } from '../replay-record.ts';
import { readGcg, type GcgProblem } from './read-gcg.ts';
import { readTileGame } from './read-tiles.ts';

/** Returns the text of a file of positions: a position a turn, of plain tiles by the number of its line. */
export async function gcgPositions(text: string): Promise<Result<string, GcgProblem>> {
  const record = await readGcg(text);
  if (!record.ok) return record.problem.code === 'gcg/not-ours' ? tilePositions(text) : record;
  const { game } = record.value;
  const scribe = await manifestOf(game).loadGcg?.();
  const replayed = replayRecord(record.value);
  if (scribe === undefined || !replayed.ok) return refuse({ code: 'gcg/no-such-game', game });
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

function tilePositions(text: string): Result<string, GcgProblem> {
  const read = readTileGame(text);
  if (!read.ok) return read;
  const { layout, positions } = read.value;
  return ok(JSON.stringify({ standardSet: { layout }, standard: positions }));
}

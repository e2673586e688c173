import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { gcgPositions, readTileGame, recordLimits, type TilePosition } from '#shared/records/index.ts';
import type { Position } from '#shared/word-engine/position.ts';
import { parsePositionFile } from '#shared/word-engine/positions/position-file.ts';

export interface TilesMoment {
  readonly told: TilePosition;
  readonly position: Position;
}

export interface Tiles {
  readonly name: string;
  /** Rows of marks, as boards of sets have them. */
  readonly layout: readonly string[];
  readonly moments: readonly TilesMoment[];
}

/** Reads a GCG of plain tiles as the command `moves` does, so that both search the same positions. */
export async function readTiles(file: File): Promise<Result<Tiles, Problem>> {
  const name = file.name.slice(0, 255);
  if (file.size > recordLimits.bytes) {
    return refuse({ code: 'file/too-large', path: name, limit: recordLimits.characters } as Problem);
  }
  const text = await file.text();
  const game = readTileGame(text);
  if (!game.ok) return game;
  const written = await gcgPositions(text);
  const positions = written.ok ? parsePositionFile(written.value, name) : written;
  if (!positions.ok) return positions;
  const moments = positions.value.flatMap(({ position }, at) => {
    const told = game.value.positions[at];
    return told === undefined ? [] : [{ told, position }];
  });
  return ok({ name, layout: game.value.layout, moments });
}

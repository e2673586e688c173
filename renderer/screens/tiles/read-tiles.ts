import { fileName, fileText } from '#renderer/app/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { readTileGame, tilePositionsText, type TilePosition } from '#shared/records/index.ts';
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
  const name = fileName(file);
  const text = await fileText(file);
  if (!text.ok) return text;
  const game = readTileGame(text.value);
  if (!game.ok) return game;
  const positions = parsePositionFile(tilePositionsText(game.value), name);
  if (!positions.ok) return positions;
  const moments = positions.value.flatMap(({ position }, at) => {
    const told = game.value.positions[at];
    return told === undefined ? [] : [{ told, position }];
  });
  return ok({ name, layout: game.value.layout, moments });
}

export interface LaidWord {
  readonly direction: 'across' | 'down';
  /** A column and a row, as the squares of the board are named. */
  readonly square: string;
  /** The whole word, with a small letter for a blank. */
  readonly word: string;
}

/** GCG names a place by its row first for a word across, and may write a point or brackets for tiles that lie there. */
export function laidWord({ board, played }: TilePosition): LaidWord | undefined {
  if (played === undefined) return undefined;
  const { place, word } = played;
  const direction = /^\d/.test(place) ? 'across' : 'down';
  const letter = place.replaceAll(/\d/g, '');
  const row = Number(place.replaceAll(/\D/g, '')) - 1;
  const column = letter.charCodeAt(0) - 65;
  const whole = [...word.replaceAll(/[()]/g, '')].map((sign, step) => {
    const there = direction === 'across' ? board[row]?.[column + step] : board[row + step]?.[column];
    return sign === '.' ? (there ?? sign) : sign;
  });
  return { direction, square: `${letter}${row + 1}`, word: whole.join('') };
}

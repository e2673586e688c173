import type { Gateway } from '#renderer/gateway/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { readTileGame, recordLimits } from '#shared/records/index.ts';
import { fileName, fileText } from './file-text.ts';

/** The id of a game that joined the library, or a GCG of plain tiles, which can only be looked at. */
export type OpenedGame = { readonly kind: 'game'; readonly id: string } | { readonly kind: 'tiles' };

/** A copy joins the library, never over another game. */
export async function openGameFile(file: File, gateway: Gateway): Promise<Result<OpenedGame, Problem>> {
  const tooLarge = { code: 'file/too-large', path: fileName(file), limit: recordLimits.characters };
  if (file.size > recordLimits.bytes) return refuse(tooLarge);
  const read = await fileText(file);
  if (!read.ok) return read;
  const text = read.value;
  if (text.length > recordLimits.characters) return refuse(tooLarge);
  if (text.trim() === '') return refuse({ code: 'files/empty', name: fileName(file) });
  const game = await gateway.call('createGame', { text });
  if (game.ok) return ok({ kind: 'game', id: game.value.id });
  if (game.problem.code !== 'gcg/not-ours') return game;
  const tiles = readTileGame(text);
  return tiles.ok ? ok({ kind: 'tiles' }) : tiles;
}

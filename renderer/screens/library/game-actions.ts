import type { Gateway } from '#renderer/gateway/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord } from '#shared/records/index.ts';

/** Saves a title. The service refuses it if the game was saved elsewhere since it was read. */
export async function saveTitle(
  gateway: Gateway,
  id: string,
  title: string | undefined,
): Promise<Result<unknown>> {
  const game = await gateway.call('readGame', { id });
  if (!game.ok) return game;
  const record = parseRecord(game.value.text);
  if (!record.ok) return record;
  if (record.value.title === title) return ok(undefined);
  const text = formatRecord({ ...record.value, title });
  return gateway.call('saveGame', { id, text, revision: game.value.revision });
}

/** Lays a second game of the same moves on the shelf, to be played on in another way. */
export async function copyGame(
  gateway: Gateway,
  id: string,
  title: string,
): Promise<Result<{ readonly id: string }>> {
  const game = await gateway.call('readGame', { id });
  if (!game.ok) return game;
  const record = parseRecord(game.value.text);
  if (!record.ok) return record;
  return gateway.call('createGame', { text: formatRecord({ ...record.value, title }) });
}

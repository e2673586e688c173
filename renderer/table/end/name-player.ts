import type { Gateway } from '#renderer/gateway/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import { checkNames, formatRecord, parseRecord } from '#shared/records/index.ts';

interface Named {
  readonly name: string;
  readonly revision: number;
}

/** Writes the name of a player into a saved game, where nobody else may have it. */
export async function namePlayer(
  gateway: Gateway,
  id: string,
  seat: number,
  written: string,
): Promise<Result<Named>> {
  const game = await gateway.call('readGame', { id });
  if (!game.ok) return game;
  const record = parseRecord(game.value.text);
  if (!record.ok) return record;
  const { players } = record.value;
  const names = checkNames(players.map((player, at) => (at === seat ? written : player.name)));
  if (!names.ok) return names;
  const name = names.value[seat] ?? written;
  const named = players.map((player, at) => (at === seat ? { ...player, name } : player));
  const text = formatRecord({ ...record.value, players: named });
  const saved = await gateway.call('saveGame', { id, text, revision: game.value.revision });
  return saved.ok ? ok({ name, revision: saved.value.revision }) : saved;
}

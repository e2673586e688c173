import type { Gateway } from '#renderer/gateway/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import { formatRecord, type GameRecord } from '#shared/records/index.ts';

/** Returns the record of a new game with the same players and options; scores are carried over (A6). */
export function nextRecord(record: GameRecord, points: readonly number[], seed: number): GameRecord {
  return {
    ...record,
    edition: undefined,
    setUp: undefined,
    seed,
    takenBack: 0,
    hints: undefined,
    timeUsed: undefined,
    pauses: undefined,
    moves: [],
    players: record.players.map((player, seat) => ({
      ...player,
      carried: (player.carried ?? 0) + (points[seat] ?? 0),
    })),
  };
}

export async function beginAgain(
  gateway: Gateway,
  record: GameRecord,
  points: readonly number[],
): Promise<Result<{ readonly id: string }>> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return gateway.call('createGame', { text: formatRecord(nextRecord(record, points, seed)) });
}

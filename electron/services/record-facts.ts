import { z } from 'zod';
import type { GameSummary } from '#shared/contract/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';

/** What the list of games tells of a record. */
export type RecordFacts = Omit<GameSummary, 'id' | 'changedAt'>;
export type ReadRecord = (text: string) => Result<RecordFacts>;

const outline = z.looseObject({
  game: z.string(),
  players: z.array(z.looseObject({ name: z.string() })),
  moves: z.array(z.unknown()),
});

export const readRecordFacts: ReadRecord = (text) => {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refuse({ code: 'record/not-json' });
  }
  const parsed = outline.safeParse(raw);
  if (!parsed.success) return refuse({ code: 'record/not-a-record' });
  const { game, players, moves } = parsed.data;
  return ok({
    game,
    players: players.map(({ name }) => ({ name, points: 0 })),
    toMove: moves.length % players.length,
    turn: moves.length,
    ended: false,
  });
};

import { loadMiniature, type Miniature } from '#renderer/games/index.ts';
import { currentState } from '#shared/engine/index.ts';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import { defaults } from '#shared/options/index.ts';
import { parseRecord, replayRecord } from '#shared/records/index.ts';

export interface OnTable {
  readonly game: GameId;
  readonly Miniature: Miniature;
  readonly view: object;
}

/** Undefined for text that is not a record. Words are not judged again. */
export async function tableOfRecord(text: string): Promise<OnTable | undefined> {
  const record = parseRecord(text);
  if (!record.ok) return undefined;
  const { timeline } = replayRecord(record.value);
  const { game } = record.value;
  return timeline === undefined
    ? undefined
    : show(game, gameOf(game).rules.viewFor(currentState(timeline), 'table'));
}

export async function undealtTable(): Promise<OnTable | undefined> {
  const [game] = gameIds;
  if (game === undefined) return undefined;
  const { options, rules, seats } = gameOf(game);
  const state = rules.setup({ options: defaults(options), seats: seats.least, seed: 0 });
  return state.ok ? show(game, rules.viewFor(state.value, 'table')) : undefined;
}

async function show(game: GameId, view: object): Promise<OnTable> {
  return { game, view, Miniature: await loadMiniature(game) };
}

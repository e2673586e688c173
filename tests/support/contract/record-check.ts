import { deepStrictEqual, ok as assert, strictEqual } from 'node:assert';
import { movesOf, currentState, type GameTypes } from '#shared/engine/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import {
  formatRecord,
  parseRecord,
  recordFormat,
  recordVersion,
  replayRecord,
  scoreRows,
  scoreSheet,
  verifyRecord,
  type GameRecord,
} from '#shared/records/index.ts';
import type { PlayedGame } from './random-game.ts';
import type { Tenant } from './tenant.ts';

/** The game as a file: written, read, written again the same, and played again without a lexicon. */
export function recordsRoundTrip({ id, game }: Tenant, { start, timeline }: PlayedGame): void {
  if (id === undefined) return;
  const record: GameRecord = {
    format: recordFormat,
    version: recordVersion,
    game: id,
    players: Array.from({ length: start.seats }, (_, at) => ({ name: `Player ${at + 1}`, kind: 'person' })),
    options: start.options,
    ...(game.lexicon === 'none' ? {} : { lexicon: { name: 'gone', sha256: '0123456789abcdef'.repeat(4) } }),
    seed: start.seed,
    takenBack: 0,
    moves: movesOf(timeline),
  };
  const text = formatRecord(record);
  const read = expectOk(parseRecord(text));
  assert(read.version === recordVersion);
  strictEqual(formatRecord(read), text);
  deepStrictEqual(read.moves, record.moves);

  const replayed = replayRecord(read);
  assert(replayed.ok);
  deepStrictEqual(currentState<GameTypes>(replayed.timeline), timeline.state);
  const { problem, ended, players } = verifyRecord(read);
  strictEqual(problem, undefined);
  strictEqual(ended, game.rules.ending(timeline.state) !== undefined);
  const sheet = expectOk(scoreSheet(read));
  const rows = scoreRows(sheet);
  for (const [at, { score, lines }] of sheet.players.entries()) {
    strictEqual(rows.findLast(({ seat }) => seat === at)?.sum ?? 0, score, 'the last sum is the score');
    strictEqual(
      lines.reduce((sum, { points }) => sum + points, 0),
      score,
    );
    strictEqual(players[at]?.points, score);
  }
}

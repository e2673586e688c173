import { ok } from '#shared/kernel/index.ts';
import {
  hintedTurns,
  scoreSheet,
  standings,
  type GameRecord,
  type ScoreSheet,
} from '#shared/records/index.ts';
import { columns } from '../columns.ts';
import { judgeOf, readRecord } from '../read-record.ts';
import { replayWatch } from '../replay-watch.ts';
import { t } from '../texts.ts';
import type { ThreadRun } from '../thread-command.ts';

/** Plays a record again by its rules and prints the score sheet. */
export const run: ThreadRun = async (call) => {
  const record = await readRecord(call.words[0] ?? '', call);
  if (!record.ok) return record;
  const words = await judgeOf(record.value, call);
  if (!words.ok) return words;
  const sheet = scoreSheet(record.value, words.value, replayWatch(record.value, call));
  if (!sheet.ok) return sheet;
  call.say(call.json ? json(sheet.value) : page(record.value, sheet.value));
  return ok('done');
};

function json({ game, ended, players, moves }: ScoreSheet): string {
  return JSON.stringify({
    game,
    ended,
    players: players.map(({ name, score }) => ({ name, score })),
    moves: moves.map(({ n, seat, kind, score }) => ({ n, seat, kind, score })),
  });
}

/** Players are the columns and their moves the rows, each with what it brought and the sum so far. */
function page(record: GameRecord, sheet: ScoreSheet): string {
  const sums = sheet.players.map(() => 0);
  const rows = sheet.moves.map(({ n, seat, kind, score }) => {
    sums[seat] = (sums[seat] ?? 0) + score;
    return [
      n,
      sheet.players[seat]?.name ?? '',
      t(`cli:replay.kinds.${kind}`, { defaultValue: kind }),
      score,
      sums[seat],
    ];
  });
  const head = [
    t('cli:replay.move'),
    t('cli:replay.player'),
    '',
    t('cli:replay.points'),
    t('cli:replay.sum'),
  ];
  const carried = record.players.some((player) => (player.carried ?? 0) !== 0);
  const ends = standings(record, sheet).map(({ name, score, carried: before, total }) =>
    carried ? [name, score, `+ ${before} =`, total] : [name, score],
  );
  const state = t(sheet.ended ? 'cli:replay.ended' : 'cli:replay.open', { count: sheet.moves.length });
  const hints = record.players.flatMap(({ name }, seat) => {
    const count = hintedTurns(record, seat);
    return count === 0 ? [] : [t('cli:replay.hints', { name, count })];
  });
  return [columns([head, ...rows]), '', state, columns(ends), ...hints].join('\n');
}

import { ok } from '#shared/kernel/index.ts';
import {
  hintedTurns,
  scoreSheet,
  standings,
  type AnyRecord,
  type ScoreSheet,
} from '#shared/records/index.ts';
import { columns } from '../columns.ts';
import { inFile } from '../in-file.ts';
import { judgeOf, readRecord } from '../read-record.ts';
import { replayWatch } from '../replay-watch.ts';
import { t } from '../texts.ts';
import type { ThreadRun } from '../thread-command.ts';

/** Plays a record again by its rules and prints the score sheet. */
export const run: ThreadRun = async (call) => {
  const [file = ''] = call.words;
  const record = await readRecord(file, call);
  if (!record.ok) return record;
  const words = await judgeOf(record.value, call);
  if (!words.ok) return words;
  const sheet = scoreSheet(record.value, {
    words: words.value,
    watch: replayWatch(record.value, call),
  });
  if (!sheet.ok) return inFile(sheet, file);
  call.say(call.json ? JSON.stringify(sheet.value) : page(record.value, sheet.value));
  return ok('done');
};

/** Players are the columns and their moves the rows, each with what it brought and the sum so far. */
function page(record: AnyRecord, sheet: ScoreSheet): string {
  const sums = sheet.players.map(() => 0);
  const rows = sheet.moves.map(({ n, seat, kind, score }) => {
    const what = t(`cli:replay.kinds.${kind}`, { defaultValue: kind });
    if (seat === 'clock') return [n, t('cli:replay.clock'), what];
    sums[seat] = (sums[seat] ?? 0) + score;
    return [n, sheet.players[seat]?.name ?? '', what, score, sums[seat]];
  });
  const settled = sheet.players.flatMap(({ name, score, lines }) => {
    const line = lines.find(({ reason }) => reason === 'settlement');
    return line === undefined ? [] : [['', name, t('cli:replay.settlement'), line.points, score]];
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
  return [columns([head, ...rows, ...settled]), '', state, columns(ends), ...hints].join('\n');
}

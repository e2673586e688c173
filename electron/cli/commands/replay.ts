import { currentState, type Actor, type Onlooker } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';
import {
  hintedTurns,
  replayRecord,
  scoreRows,
  scoreSheet,
  standings,
  type AnyRecord,
  type ScoreRow,
  type ScoreSheet,
} from '#shared/records/index.ts';
import { flagValue, withFileName } from '../command.ts';
import { numberFlag } from '../option-values.ts';
import { judgeOf, readRecord } from '../records/read-record.ts';
import { onlookerArgument, viewPage } from '../records/record-view.ts';
import { replayWatch, waitingWatch, type AnswerableMove } from '../records/replay-watch.ts';
import { columns, t } from '../texts.ts';
import type { ThreadCall, ThreadRun } from '../thread-command.ts';

export const run: ThreadRun = async (call) => {
  const [file = ''] = call.words;
  const read = await readRecord(file, call);
  if (!read.ok) return read;
  const asked = askOf(read.value, call);
  if (!asked.ok) return withFileName(asked, file);
  const { record, who } = asked.value;
  const words = await judgeOf(record, call);
  if (!words.ok) return words;
  const page = who === undefined ? scores(record, words.value, call) : view(record, who, words.value, call);
  if (!page.ok) return withFileName(page, file);
  call.say(page.value);
  return ok('done');
};

interface Asked {
  readonly record: AnyRecord;
  readonly who: Onlooker | undefined;
}

function askOf(record: AnyRecord, call: ThreadCall): Result<Asked, Problem> {
  const at = numberFlag(call, 'at', 0, record.moves.length);
  if (!at.ok) return at;
  const given = flagValue(call, 'view');
  const who = given === undefined ? ok(undefined) : onlookerArgument(record, given);
  if (!who.ok) return who;
  const moves = at.value ?? record.moves.length;
  return ok({ who: who.value, record: moves === record.moves.length ? record : upTo(record, moves) });
}

function upTo(record: AnyRecord, moves: number): AnyRecord {
  const hints = record.hints?.filter(({ after }) => after <= moves);
  // `slice` widens the union of record versions, hence the cast.
  return { ...record, hints, moves: record.moves.slice(0, moves) } as AnyRecord;
}

type Words = WordJudge | undefined;

function view(record: AnyRecord, who: Onlooker, words: Words, call: ThreadCall): Result<string, Problem> {
  const replayed = replayRecord(record, { words, watch: replayWatch(record, call) });
  if (!replayed.ok)
    return refuse<Problem & { readonly move: number }>({ ...replayed.problem, move: replayed.move });
  const { rules } = gameOf(record.game);
  return ok(
    call.json
      ? JSON.stringify(rules.viewFor(currentState(replayed.timeline), who))
      : viewPage(record, replayed.timeline, who),
  );
}

function scores(record: AnyRecord, words: Words, call: ThreadCall): Result<string, Problem> {
  const reached = replayWatch(record, call);
  const waiting = waitingWatch(record);
  const sheet = scoreSheet(record, {
    words,
    watch(made) {
      reached(made);
      waiting.watch(made);
    },
  });
  if (!sheet.ok) return sheet;
  return ok(call.json ? JSON.stringify(sheet.value) : scorePage(record, sheet.value, waiting.now()));
}

function scorePage(record: AnyRecord, sheet: ScoreSheet, waiting: AnswerableMove | undefined): string {
  const rows = scoreRows(sheet).map(({ kind, move, seat, points, sum }) => {
    const n = kind === 'move' || kind === 'other' ? move : '';
    const what = rowText(record, kind, move);
    if (seat === 'clock') return [n, t('cli:replay.clock'), what];
    return [n, sheet.players[seat]?.name ?? '', what, points, sum];
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
  return [
    columns([head, ...rows]),
    '',
    state,
    ...(waiting === undefined ? [] : [waitingText(record, waiting)]),
    columns(ends),
    ...hints,
  ].join('\n');
}

function rowText({ game, moves, players }: AnyRecord, kind: ScoreRow['kind'], move: number): string {
  const made = moves[move - 1];
  if (made === undefined || kind === 'set-up' || kind === 'settlement' || kind === 'overtime') {
    return t(`cli:replay.${kind}`);
  }
  const what = t(`record:${game}.kinds.${made.kind}`, { defaultValue: made.kind });
  if (kind === 'move') return what;
  return t('cli:replay.other', { what, name: actorName(players, made.by) });
}

function actorName(players: AnyRecord['players'], actor: Actor): string {
  return actor === 'clock' ? t('cli:replay.clock') : (players[actor]?.name ?? '');
}

function waitingText({ game, players }: AnyRecord, { move, by, others }: AnswerableMove): string {
  const nameOf = (actor: Actor) => actorName(players, actor);
  const facts = { move, name: nameOf(by), others: others.map(nameOf).join(', ') };
  return t([`record:${game}.waiting`, 'cli:replay.waiting'], facts);
}

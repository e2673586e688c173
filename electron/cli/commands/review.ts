import { setImmediate } from 'node:timers/promises';
import type { ReviewedTurn } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { drawReport, type ReportFormat } from '#electron/services/print/review-report.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  gameReview,
  openReview,
  reviewTurns,
  type AnyRecord,
  type GameReview,
} from '#shared/records/index.ts';
import { flagValue, withFileName, type Call, type Run } from '../command.ts';
import { withoutWords, wordHelp, type WordHelp } from '../match/word-help.ts';
import { numberFlag } from '../option-values.ts';
import { freeOutputPath, writeOutputs } from '../output-file.ts';
import { progressLine } from '../progress-line.ts';
import { readRecord } from '../records/read-record.ts';
import { reviewPage } from '../records/review-text.ts';
import { t } from '../texts.ts';
import { knownLexica, lexiconArgument, readingIn } from '../words/lexicon-argument.ts';

export const run: Run = async (call) => {
  const [file = ''] = call.words;
  const out = await reportFile(call);
  if (!out.ok) return out;
  const read = await readRecord(file, call);
  if (!read.ok) return read;
  const record = read.value;
  const review = withFileName(await reviewOf(record, call), file);
  if (!review.ok) return review;
  const json = JSON.stringify(review.value);
  if (out.value !== undefined) {
    const written = await writeReview(call, out.value, record, review.value);
    if (!written.ok) return written;
  }
  call.say(call.json ? json : reviewPage(record, review.value));
  return ok('done');
};

interface ReportFile {
  readonly path: string;
  readonly format: ReportFormat | 'json';
}

const formats: readonly ReportFile['format'][] = ['pdf', 'html', 'json'];

/** The ending of the file says which report is written. */
async function reportFile(call: Call): Promise<Result<ReportFile | undefined, Problem>> {
  if (flagValue(call, 'output') === undefined) return ok(undefined);
  const free = await freeOutputPath(call, 'review');
  if (!free.ok) return free;
  const path = free.value;
  const format = formats.find((one) => path.toLowerCase().endsWith(`.${one}`));
  return format === undefined ? refuse({ code: 'cli/review-ending', path }) : ok({ path, format });
}

async function writeReview(
  call: Call,
  { path, format }: ReportFile,
  record: AnyRecord,
  review: GameReview,
): Promise<Result<undefined, Problem>> {
  if (format === 'json') return writeOutputs(call, [{ path, content: `${JSON.stringify(review)}\n` }]);
  const report = await drawReport(record, review, format);
  if (!report.ok) return report;
  const { bytes, pages } = report.value;
  const written = await writeOutputs(call, [{ path, content: bytes }]);
  if (written.ok) call.note(t('cli:review.written', { path, count: pages }));
  return written;
}

async function reviewOf(record: AnyRecord, call: Call): Promise<Result<GameReview, Problem>> {
  const level = numberFlag(call, 'level', 1, gameOf(record.game).computers.levels.length);
  if (!level.ok) return level;
  const help = await helpFor(record, call);
  if (!help.ok) return help;
  const opened = await openReview(record, level.value);
  if (!opened.ok) return opened;
  const total = opened.value.turns.length;
  const progress = progressLine(call, total, (done, speed) =>
    t('cli:review.progress', { done, total, ...speed }),
  );
  const { judge, askOf, askWordsOf, searchOf } = help.value;
  const tools = { words: judge, ask: askOf(0), askWords: askWordsOf(0), search: searchOf(0) };
  const turns: ReviewedTurn[] = [];
  try {
    for await (const turn of reviewTurns(record, opened.value, tools)) {
      if (!turn.ok) return turn;
      turns.push(turn.value);
      progress.show(turns.length);
      // A search never waits, so that without this Ctrl+C would not be noticed before the end.
      await setImmediate();
      if (call.stop.aborted) return refuse({ code: 'cli/stopped' });
    }
  } finally {
    progress.clear();
  }
  return ok(gameReview(record, opened.value, turns));
}

/** Every level asks the whole list, since the best turn of all is looked for. */
async function helpFor(
  { game, options, lexicon: recorded }: AnyRecord,
  call: Call,
): Promise<Result<WordHelp, Problem>> {
  if (recorded === undefined) return ok(withoutWords);
  const letters = gameOf(game).letters(options);
  const given = flagValue(call, 'lexicon');
  const found =
    given === undefined
      ? await knownLexica().openRecorded(recorded)
      : await lexiconArgument(given, call.stop, readingIn(letters));
  if (!found.ok) return found;
  const lexicon = 'list' in found.value ? found.value.list : found.value;
  if (lexicon.sha256 !== recorded.sha256) {
    call.note(t('cli:replay.otherList', { name: lexicon.name, recorded: recorded.name }));
  }
  return ok(wordHelp({ lexicon, vocabularyOf: () => lexicon }, game, letters));
}

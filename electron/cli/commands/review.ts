import { stat } from 'node:fs/promises';
import { drawReport, type ReportFormat } from '#electron/services/print/review-report.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { AnyRecord, GameReview } from '#shared/records/index.ts';
import { flagValue, hasFlag, withFileName, type Call, type Run } from '../command.ts';
import { numberFlag } from '../option-values.ts';
import { freeOutputPath, writeOutputs } from '../output-file.ts';
import { progressLine, type ProgressLine } from '../progress-line.ts';
import { readRecord } from '../records/read-record.ts';
import { reviewOfRecord } from '../records/review-game.ts';
import { reviewPage } from '../records/review-text.ts';
import { reviewFolder } from '../reviews/review-folder.ts';
import { t } from '../texts.ts';

export const run: Run = async (call) => {
  const [file = ''] = call.words;
  const isFolder = await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) return reviewFolder(file, call);
  if (hasFlag(call, 'threads')) {
    return refuse({ code: 'cli/option-idle', flag: '--threads', needs: 'FOLDER' });
  }
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
  let line: ProgressLine | undefined;
  const review = await reviewOfRecord(record, {
    level: level.value,
    lexicon: flagValue(call, 'lexicon'),
    stop: call.stop,
    note: call.note,
    progress(done, total) {
      line ??= progressLine(call, total, (made, speed) =>
        t('cli:review.progress', { done: made, total, ...speed }),
      );
      if (done > 0) line.show(done);
    },
  });
  line?.clear();
  return review;
}

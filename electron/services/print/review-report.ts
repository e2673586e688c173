import { createHash } from 'node:crypto';
import { glyphOutlines, writePdf } from '#print-templates/drawing/pdf/index.ts';
import { reportHtml, reportSheets } from '#print-templates/index.ts';
import type { ParsedRequest } from '#shared/contract/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { ok, seat, type Problem, type Result } from '#shared/kernel/index.ts';
import { textsIn } from '../texts.ts';
import { parseRecord, type AnyRecord, type GameReview } from '#shared/records/index.ts';

export type ReportFormat = 'pdf' | 'html';

export interface DrawnReport {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly pages: number;
}

/** The same review gives the same bytes on any day. */
export async function drawReport(
  record: AnyRecord,
  review: GameReview,
  format: ReportFormat,
  language: Language = 'en',
): Promise<Result<DrawnReport, Problem>> {
  const t = await textsIn(language);
  const sheets = await reportSheets(record, review, t);
  if (!sheets.ok) return sheets;
  const pages = sheets.value.sheets.length;
  if (format === 'pdf') {
    const bytes = await writePdf(sheets.value, { language });
    return bytes.ok ? ok({ bytes: bytes.value, type: 'application/pdf', pages }) : bytes;
  }
  const html = await reportHtml(record, review, t, { outlines: glyphOutlines, sha256 });
  if (!html.ok) return html;
  return ok({ bytes: new TextEncoder().encode(html.value), type: 'text/html', pages });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

type SentReview = ParsedRequest<'exportReview'>['review'];

/** @param text is that of the saved game */
export async function drawSavedReport(
  text: string,
  review: SentReview,
  format: ReportFormat,
  language: Language,
): Promise<Result<DrawnReport, Problem>> {
  const record = parseRecord(text);
  return record.ok ? drawReport(record.value, asReview(review), format, language) : record;
}

export async function measureReport(
  text: string,
  review: SentReview,
  language: Language,
): Promise<Result<{ readonly pages: number }, Problem>> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const sheets = await reportSheets(record.value, asReview(review), await textsIn(language));
  return sheets.ok ? ok({ pages: sheets.value.sheets.length }) : sheets;
}

function asReview(review: SentReview): GameReview {
  return { ...review, turns: review.turns.map((turn) => ({ ...turn, seat: seat(turn.seat) })) };
}

import { readFileSync } from 'node:fs';
import { readRecord } from './records.ts';

const text = readFileSync(
  new URL('../../golden/alphacubes-published.cubewright.json', import.meta.url),
  'utf8',
);

/** The published game of Alphacubes: kept record, words in order, what the source says each play scored. */
export const published = {
  text,
  record: readRecord(text),
  words:
    'VALIDLY EXPAND RELAX FOXTAILS GREAVE SHAVER QUANDARY JACKING SHEAVING EXPIRY CHECK WINKS WIDOWER WATCH QUIET QUIZ FLAX EXILE RITZ TAXES'.split(
      ' ',
    ),
  scores: [86, 24, 30, 72, 11, 32, 78, 44, 98, 68, 23, 14, 42, 15, 28, 22, 28, 36, 14, 24],
  /** The running total of whoever played, as the source prints it after each play. */
  totals: [86, 24, 30, 72, 97, 56, 108, 116, 195, 124, 131, 130, 237, 139, 159, 152, 265, 175, 173, 176],
  /** On the standard board three plays score otherwise (A1). */
  standardScores: [86, 24, 30, 72, 14, 32, 78, 44, 95, 68, 23, 14, 42, 15, 28, 22, 28, 42, 14, 24],
  finalTotals: [235, 175, 173, 176],
  standardFinalTotals: [235, 181, 173, 176],
} as const;

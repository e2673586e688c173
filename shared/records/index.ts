export { formatRecord } from './format-record.ts';
export { recordFormat, recordLimit, recordSuffix, recordVersion } from './game-record.ts';
export type { GameRecord, RecordLexicon, RecordPlayer } from './game-record.ts';
export { parseRecord } from './parse-record.ts';
export type { RecordProblem } from './problems.ts';
export { replayRecord, startOf, verifyRecord, withTimeline } from './replay-record.ts';
export type { RecordReplay, RecordSummary, RecordTimeline } from './replay-record.ts';
export { scoreSheet, standings } from './score-sheet.ts';
export type { ScoreSheet, ScoreSheetProblem } from './score-sheet.ts';

export { formatRecord } from './format-record.ts';
export { recordFormat, recordSuffix, recordVersion } from './game-record.ts';
export type { GameRecord, RecordLexicon, RecordPlayer } from './game-record.ts';
export { hintedTurns, hintsAt, hintSteps, withHint } from './hints.ts';
export type { HintStep, HintTaken } from './hints.ts';
export { recordLimits } from './limits.ts';
export { parseRecord } from './parse-record.ts';
export { checkNames, checkNamesOf } from './player-names.ts';
export type { NameProblem } from './player-names.ts';
export type { RecordProblem } from './problems.ts';
export { findRecorded } from './recorded-lexicon.ts';
export type { FoundLexicon } from './recorded-lexicon.ts';
export { replayRecord, startOf, verifyRecord, withTimeline } from './replay-record.ts';
export type {
  RecordMade,
  RecordReplay,
  RecordSummary,
  RecordTimeline,
  ReplayWatch,
} from './replay-record.ts';
export { scoreSheet, standings } from './score-sheet.ts';
export type { ScoreSheet, ScoreSheetProblem } from './score-sheet.ts';

export { formatRecord } from './format-record.ts';
export { findRecorded, mostUsed, recordFormat, recordSuffix, recordVersion } from './game-record.ts';
export type {
  AnyRecord,
  FoundLexicon,
  GameRecord,
  Pauses,
  RecordLexicon,
  RecordPlayer,
  TimeUsed,
  UnjudgedRecord,
} from './game-record.ts';
export { hintedTurns, hintsAt, withHint } from './game-record.ts';
export type { HintTaken } from './game-record.ts';
export { collectFigures } from './game-figures.ts';
export type { BestPlay, FiguresCollector, GameFigures, LongestWord, SeatFigures } from './game-figures.ts';
export { playerFigures } from './player-figures.ts';
export type { FinishedGame, OpponentFigures, Opponents, PlayerFigures } from './player-figures.ts';
export { gcgPositions, tilePositionsText } from './gcg/gcg-positions.ts';
export { isGcg, keptRecordText, openRecordText, readGcg } from './gcg/read-gcg.ts';
export { readTileGame } from './gcg/read-tiles.ts';
export type { TilePosition } from './gcg/read-tiles.ts';
export { writeGcg } from './gcg/write-gcg.ts';
export { recordLimits } from './limits.ts';
export { parseRecord } from './parse-record.ts';
export { checkNames, checkNamesOf, checkTitle } from './player-names.ts';
export type { NameProblem, TitleProblem } from './player-names.ts';
export type { RecordProblem } from './parse-record.ts';
export { upgradeRecord, replayRecord, startOf, verifyRecord, withTimeline } from './replay-record.ts';
export type {
  RecordMade,
  ReplayRecordHow,
  RecordSummary,
  RecordTimeline,
  ReplayWatch,
} from './replay-record.ts';
export { gameReview, openReplayed, openReview, reviewTurn, reviewTurns } from './review-record.ts';
export type { GameReview, OpenedReview, ReviewedPlayer } from './review-record.ts';
export { reportText } from './report-text.ts';
export type { ReportedFrom } from './report-text.ts';
export { restoreRecord } from './restore-record.ts';
export { salvageRecord } from './salvage-record.ts';
export type { LostInRecord, SalvagedRecord } from './salvage-record.ts';
export { timeUsed } from './schema.ts';
export { scoreRows, scoreSheet, standings } from './score-sheet.ts';
export type { ScoreLine, ScoreRow, ScoreSheet, ScoreSheetProblem } from './score-sheet.ts';

export { askSearch, knownAnswer, mapAnswer, thenAsk } from './hint/answers.ts';
export { AnsweringComputer } from './frame/ComputerPlace.tsx';
export { useEndQuestion } from './frame/EndQuestion.tsx';
export { announcedText, nameList, wordList } from './event-texts.ts';
export { columnsFrom } from './game-table.ts';
export type {
  CoveredHandProps,
  GameTable,
  HintTexts,
  NameOf,
  Press,
  ScoreColumns,
  ScoreLine,
  TableProps,
  TableTexts,
} from './game-table.ts';
export { LastMovePlace } from './last-move/LastMovePlace.tsx';
export type { MarkedPlace, TellMove } from './last-move/last-move.ts';
export { useLastMoves, type LastMoves, type LastMoveTexts } from './last-move/use-last-moves.ts';
export { FitText } from './FitText.tsx';
export { HintPlace } from './hint/HintPlace.tsx';
export { moved, restoredOrder, shuffled, stepDraftHistory } from './order.ts';
export { SecondActions, TurnSlip } from './lesson/LessonSlip.tsx';
export { useLesson } from './lesson/lesson-context.ts';
export { useLessonPicture, useNoLessonPicture } from './lesson/use-lesson-picture.ts';
export type { LessonPlace, LessonTable } from './lesson/lesson-table.ts';
export { PuzzleHints, TodaysFive, usePuzzleTabs, type PuzzleTab } from './puzzle/PuzzlePlaces.tsx';
export { usePuzzle } from './puzzle/puzzle-context.ts';
export type { Tried as TriedMoves } from './puzzle/puzzle-run.ts';
export type { PuzzleTexts } from './puzzle/puzzle-texts.ts';
export { MoveList, ScoresAndMoves } from './score/ScoreList.tsx';
export {
  Fact,
  NumberFact,
  PositionSection,
  SeatFact,
  SeatName,
  useSeatNames,
  wholeRange,
} from './position/PositionParts.tsx';
export { OrderFacts, PointsFacts, RoundFacts } from './position/TurnParts.tsx';
export { turnAt, whenOf, type AtTurn, type When } from './position/when.ts';
export { useFocusOnProblem } from './position/use-focus-on-problem.ts';
export { useEntryText, type EntryText } from './position/use-entry-text.ts';
export { KeyLegend } from './position/KeyLegend.tsx';
export { useRefusal } from './position/use-refusal.ts';
export type { ShownPosition } from './spoken/review-answer.ts';
export { ReviewLink } from './review/ReviewLink.tsx';
export type { ReviewParts, TurnOnTable } from './review/review-parts.ts';
export { framedPlays } from './end/framed-plays.ts';
export { ScoreList } from './score/ScoreList.tsx';
export { pointsText } from './score/score-parts.tsx';
export { ScrollPlace } from './ScrollPlace.tsx';
export {
  pastMoves,
  type Drafting,
  type GameMoves,
  type HintRequest,
  type HintWords,
  type LoadedGame,
  type News,
  type PastMove,
  type Play,
  type PlayParts,
  type TableTypes,
} from './store/index.ts';
export { listedStep, useNewHint } from './hint/use-hint.ts';
export { TableFrame, type Slots } from './frame/TableFrame.tsx';
export { Tabs, type Tab } from './Tabs.tsx';
export { useCompact } from './frame/use-yielding.ts';
export { useMedia } from './use-media.ts';
export { useSaving } from './use-shell.ts';
export { TimeBoxes } from './clock/ClockLine.tsx';
export { ClockFigure } from './clock/SeatClock.tsx';
export { useRulesTime } from './clock/use-clock.ts';
export { useShell, type Shell } from './use-shell.ts';
export { TypedForm } from './TypedForm.tsx';
export { useDraftAnnouncements } from './use-draft-announcements.ts';
export { numbered, typistOf, useTypedLine, type Typist } from './use-typed-line.ts';
export type { Places } from './frame/use-table-focus.ts';
export type { SpokenFacts, SpokenTexts } from './spoken/spoken-texts.ts';

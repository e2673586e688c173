export { askSearch, knownAnswer, readAnswer } from './answers.ts';
export { AnsweringComputer } from './ComputerPlace.tsx';
export { useEndQuestion } from './EndQuestion.tsx';
export { announcedText, wordList } from './event-texts.ts';
export { columnsFrom } from './game-table.ts';
export type {
  GameTable,
  HintTexts,
  NameOf,
  Press,
  ScoreColumns,
  ScoreLine,
  TableProps,
  TableTexts,
} from './game-table.ts';
export { FitText } from './FitText.tsx';
export { HintPlace } from './HintPlace.tsx';
export { moved, restoredOrder, shuffled, stepFrom } from './order.ts';
export { MoveList, ScoresAndMoves } from './MoveList.tsx';
export {
  Fact,
  namesOf,
  NumberFact,
  PositionSection,
  SeatFact,
  SeatName,
  useWrong,
} from './position/PositionParts.tsx';
export { RefusalNotice } from './Unsaved.tsx';
export { ComparisonChoice, ReviewLink, ReviewPlace, TurnVerdict } from './ReviewPlace.tsx';
export { ScoreList } from './ScoreList.tsx';
export { points } from './score-parts.tsx';
export { ScrollPlace } from './ScrollPlace.tsx';
export {
  pastMoves,
  type Drafting,
  type GameMoves,
  type HintAsk,
  type HintWords,
  type LoadedGame,
  type News,
  type PastMove,
  type PastTurn,
  type Play,
  type PlayParts,
  type TableTypes,
} from './store/index.ts';
export { listedSteps, useNewHint } from './use-hint.ts';
export { TableFrame, type Slots } from './TableFrame.tsx';
export { Tabs } from './Tabs.tsx';
export {
  reviewerOf,
  useComparison,
  useReview,
  wayBack,
  type Comparison,
  type Review,
} from './use-look-back.ts';
export { useMedia } from './use-media.ts';
export { useSaving } from './use-shell.ts';
export { useSecondsLeft } from './use-media.ts';
export { useShell, type Shell } from './use-shell.ts';
export { TypedForm } from './TypedForm.tsx';
export { useDraftSaying } from './use-draft-saying.ts';
export { numbered, typistOf, useTypedLine, type Typist } from './use-typed-line.ts';
export type { Places } from './use-table-focus.ts';

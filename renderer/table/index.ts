export { ComputerDeeds } from './ComputerPlace.tsx';
export { useEndQuestion } from './EndQuestion.tsx';
export { tellingText, wordList } from './event-texts.ts';
export type {
  GameTable,
  HintTexts,
  NameOf,
  ScoreColumns,
  ScoreLine,
  TableProps,
  TableTexts,
} from './game-table.ts';
export { FitText } from './FitText.tsx';
export { HintPlace } from './HintPlace.tsx';
export { mixed } from './mix.ts';
export { MoveList } from './MoveList.tsx';
export { ReviewFrame, ReviewLink } from './ReviewFrame.tsx';
export { ReviewTurns } from './ReviewTurns.tsx';
export { ScoreList } from './ScoreList.tsx';
export { ScrollPlace } from './ScrollPlace.tsx';
export { pastMoves, peopleOf } from './store/index.ts';
export type {
  Drafting,
  GameMoves,
  HintAsk,
  LoadedGame,
  News,
  PastMove,
  PastTurn,
  Play,
  PlayParts,
  TableTypes,
} from './store/index.ts';
export { TableFrame } from './TableFrame.tsx';
export type { Slots } from './TableFrame.tsx';
export { Tabs } from './Tabs.tsx';
export { fieldOf } from './use-undo-keys.ts';
export type { DraftSteps } from './use-undo-keys.ts';
export { useAllReviewed, useLookBack, useReviewed, wayBack } from './use-look-back.ts';
export type { LookBack } from './use-look-back.ts';
export { useMedia } from './use-media.ts';
export { useShell } from './use-shell.ts';
export type { Shell } from './use-shell.ts';
export type { Places } from './use-table-focus.ts';

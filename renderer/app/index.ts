export {
  keepInWindow,
  keepOwnSet,
  offerGame,
  readInWindow,
  offerPosition,
  readOffer,
  readPositionOffer,
  readOwnSet,
  withdrawOffer,
  withdrawPositionOffer,
} from './window-storage.ts';
export { askForFiles, handFile, useHandedFile } from './files/handed-file.ts';
export { fileName, fileText } from './files/file-text.ts';
export { openGameFile } from './files/open-game.ts';
export { useNewest } from './files/use-newest.ts';
export { useOneAtATime } from './one-at-a-time.ts';
export { Frame } from './Frame.tsx';
export { DamagedFiles } from './DamagedFiles.tsx';
export { copyText } from './copy-text.ts';
export { FileOutcome, useFileOut, type FileOut } from './FileOutcome.tsx';
export { useGameHere } from './game-here.ts';
export { openPalette } from './palette/open-palette.ts';
export {
  GatewayContext,
  useAnswer,
  useGateway,
  useGatewayEvent,
  useDoorOpening,
  useLoaded,
  type AnswerState,
} from './gateway-context.tsx';
export { useKept, useRemembered, useSettings } from './settings-context.tsx';
export { useBegun } from './begun.ts';
export { playerNameKey, usePlayerName } from './player-name.ts';
export { useFocusFallback } from './focus-keeper.ts';
export { useScreenLanguage } from './language.ts';
export { useArrival } from './use-arrival.ts';
export { WayBack } from './WayBack.tsx';
export { useSeen, useWidth } from './layout.ts';
export { mayHaveRead } from './presses.ts';
export { figures, languageName, listed, moment, tenth, whole } from './figures.ts';
export { useAnswers } from './speech/Speech.tsx';
export { SpeechSwitch } from './speech/SpeechSwitch.tsx';
export { spokenHere } from './speech/page-answer.ts';
export type { Question } from './speech/questions.ts';

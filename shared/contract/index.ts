export { boxRanges, traceMomentLimit, traceTextLimit } from './box-schemas.ts';
export type { BoxLights, BoxSettings, BoxSettingsChange, LightsRequest } from './box-schemas.ts';
export { channels, eventChannels } from './channels.ts';
export type { Bridge } from './channels.ts';
export { contract, events } from './contract.ts';
export type {
  ResponseOf,
  RequestOf,
  Contract,
  CubewrightApi,
  EventName,
  EventOf,
  FileMethod,
  MethodName,
  ParsedRequest,
} from './contract.ts';
export { draftLimit, keptDesignSteps, keptDraft, keptDrafts } from './kept-schemas.ts';
export type { KeptDesignSteps, KeptDraft } from './kept-schemas.ts';
export { plainJson, resultSchema } from './method.ts';
export { leftOutShown, lexiconName, lexiconSummary, ownWord, partLimit } from './lexicon-schemas.ts';
export type { ImportedList, ImportProgress, LexiconSummary, MyWords } from './lexicon-schemas.ts';
export { keptReview, reckoning, type KeptReview } from './review-schemas.ts';
export { gameId, settings } from './schemas.ts';
export type {
  BoxInfo,
  BoxCheck,
  BoxState,
  DamagedFile,
  ReplayedTrace,
  DeletedSummary,
  DesignSummary,
  EarlierSummary,
  Exported,
  GameSummary,
  KeptFileName,
  Mending,
  PortInfo,
  PrintProgress,
  PrintSummary,
  Settings,
  SettingsChange,
} from './schemas.ts';
export { virtualLineFault, virtualSensor } from './box-schemas.ts';
export type {
  VirtualBoxAct,
  VirtualBoxState,
  VirtualBoxView,
  VirtualLineFault,
  VirtualSensor,
} from './box-schemas.ts';

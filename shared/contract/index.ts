export { channels, eventChannels } from './channels.ts';
export type { Bridge } from './channels.ts';
export { contract, events } from './contract.ts';
export type {
  Answer,
  Ask,
  Contract,
  CubewrightApi,
  EventName,
  EventOf,
  MethodName,
  ParsedAsk,
} from './contract.ts';
export { resultSchema } from './method.ts';
export { gameId, lexiconSummary, settings } from './schemas.ts';
export type {
  BoxInfo,
  BoxState,
  Exported,
  GameSummary,
  LexiconSummary,
  PortInfo,
  PrintProgress,
  Settings,
  SettingsChange,
} from './schemas.ts';

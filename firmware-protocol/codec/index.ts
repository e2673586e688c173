export { decodeCobs, encodeCobs } from './cobs.ts';
export { crc32 } from './crc.ts';
export { debounceRange, decodeMessage } from './decode-message.ts';
export { feed, newDecoder } from './decoder.ts';
export type { Decoder, Fed } from './decoder.ts';
export { encodeMessage, encodePayload } from './encode-message.ts';
export { decodeFrame, encodeFrame, maxPayload, maxStuffed, nextSequence } from './frame.ts';
export type { Frame, FrameProblem } from './frame.ts';
export { errorIds, featureBits, noSequence, protocolMajor, protocolMinor, typeId } from './message.ts';
export type {
  Acknowledge,
  AskSnapshot,
  BoxError,
  BoxMessage,
  ErrorName,
  Feature,
  ForeignInfo,
  Heartbeat,
  Hello,
  HostMessage,
  Info,
  Light,
  Message,
  MessageProblem,
  Ping,
  SetDebounce,
  SetLights,
  Snapshot,
  SquareChange,
} from './message.ts';
export { hashSquares, maxSide, packSquares, unpackSquares, withSquare } from './squares.ts';
export type { Squares } from './squares.ts';

export { decodeCobs, encodeCobs } from './cobs.ts';
export { decodeMessage } from './decode-message.ts';
export { feed, newDecoder } from './decoder.ts';
export type { Decoder } from './decoder.ts';
export { encodeMessage, encodePayload } from './encode-message.ts';
export { encodeFrame, maxStuffed, nextSequence } from './frame.ts';
export type { Frame } from './frame.ts';
export { errorIds, featureBits, protocolMajor, protocolMinor, typeId } from './message.ts';
export type {
  Acknowledge,
  BoxError,
  BoxMessage,
  ErrorName,
  Feature,
  ForeignInfo,
  Heartbeat,
  HostMessage,
  Info,
  Light,
  Message,
  Snapshot,
  SquareChange,
} from './message.ts';
export { hashSquares, packSquares, unpackSquares, withSquare } from './squares.ts';
export type { Squares } from './squares.ts';

export type {
  About,
  Acknowledge,
  Beat,
  BoxError,
  BoxMessage,
  Counters,
  ForeignInfo,
  Heartbeat,
  Info,
  Kept,
  Levels,
  PackedChange,
  SelfTest,
  Snapshot,
  SquareChange,
} from './box-message.ts';
export { startCauses } from './box-message.ts';
export { decodeCobs, encodeCobs } from './cobs.ts';
export { lineSpeeds } from './decode-box.ts';
export { decodeMessage } from './decode-message.ts';
export { feed, newDecoder } from './decoder.ts';
export type { Decoder } from './decoder.ts';
export { encodeMessage, encodePayload } from './encode-message.ts';
export { encodeFrame, longestFrames, maxStuffed, nextSequence, bytesOnLine } from './frame.ts';
export type { Frame } from './frame.ts';
export type { Colour, HostMessage, Light, LightStyle } from './host-message.ts';
export {
  errorIds,
  featureBits,
  isHostMessage,
  lastBoxType,
  lastHostType,
  limits,
  maxTicks,
  protocolMajor,
  protocolMinor,
  testBits,
  tickMs,
  typeId,
  unasked,
} from './message.ts';
export type { ErrorName, Feature, Message, MessageProblem, TestName } from './message.ts';
export { hashSquares, maxSide, packSquares, shortHash, unpackSquares, withSquare } from './squares.ts';
export type { Squares } from './squares.ts';

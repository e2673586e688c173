import { crc32, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { decodeCobs, encodeCobs } from './cobs.ts';

/** A frame is the unstuffed content between two zero bytes; see PROTOCOL.md, "Frame". */
export interface Frame {
  readonly major: number;
  readonly type: number;
  readonly sequence: number;
  readonly payload: Uint8Array;
}

export type FrameProblem =
  | { readonly code: 'frame/stuffing' }
  | { readonly code: 'frame/too-short'; readonly bytes: number }
  | { readonly code: 'frame/too-long'; readonly limit: number }
  | { readonly code: 'frame/length'; readonly said: number; readonly found: number }
  | { readonly code: 'frame/checksum' };

/** The limit is in bytes; COBS adds only one count byte to a frame with so much payload. */
export const maxPayload = 240;
const header = 5;
const checksum = 4;
/** A receiver must be able to hold this many bytes: the longest frame as sent, without its zeros. */
export const maxStuffed = header + maxPayload + checksum + 1;

export function bytesOnLine(payloadBytes: number): number {
  return header + payloadBytes + checksum + 3;
}

/** These are the sizes of the longest frames of protocol 1.1, in bytes on the line. */
export const longestFrames = { ofHost: 64, ofBox: 96 } as const;

export function nextSequence(sequence: number): number {
  return (sequence + 1) % 0xffff;
}

/** The first zero ends any noise on the line, so that the noise cannot spoil this frame. */
export function encodeFrame(frame: Frame): Uint8Array {
  const size = frame.payload.length;
  if (size > maxPayload) throw new RangeError(`A payload has at most ${maxPayload} bytes, not ${size}`);
  const plain = new Uint8Array(header + size + checksum);
  const view = new DataView(plain.buffer);
  view.setUint8(0, frame.major);
  view.setUint8(1, frame.type);
  view.setUint16(2, frame.sequence, true);
  view.setUint8(4, size);
  plain.set(frame.payload, header);
  view.setUint32(header + size, crc32(plain.subarray(0, header + size)), true);
  const stuffed = encodeCobs(plain);
  const sent = new Uint8Array(stuffed.length + 2);
  sent.set(stuffed, 1);
  return sent;
}

/** Decodes the bytes between two zeros. Any major version passes, because a hello must stay readable. */
export function decodeFrame(stuffed: Uint8Array): Result<Frame, FrameProblem> {
  if (stuffed.length > maxStuffed) return refuse({ code: 'frame/too-long', limit: maxStuffed });
  const plain = decodeCobs(stuffed);
  if (plain === undefined) return refuse({ code: 'frame/stuffing' });
  if (plain.length < header + checksum) return refuse({ code: 'frame/too-short', bytes: plain.length });
  const view = new DataView(plain.buffer, plain.byteOffset, plain.length);
  const said = view.getUint8(4);
  const found = plain.length - header - checksum;
  if (said !== found) return refuse({ code: 'frame/length', said, found });
  const end = header + said;
  if (view.getUint32(end, true) !== crc32(plain.subarray(0, end))) return refuse({ code: 'frame/checksum' });
  return ok({
    major: view.getUint8(0),
    type: view.getUint8(1),
    sequence: view.getUint16(2, true),
    payload: plain.slice(header, end),
  });
}

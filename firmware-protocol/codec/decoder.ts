import { refuse, type Result } from '#shared/kernel/index.ts';
import { decodeFrame, maxStuffed, type Frame, type FrameProblem } from './frame.ts';

/**
 * Cuts a stream of bytes into frames at the zero bytes. It keeps the bytes of one frame at most: whatever grows
 * longer than a frame can be is one problem and is passed over up to the next zero, where reading resumes.
 */
export interface Decoder {
  /** The bytes since the last zero, never more than the longest frame. */
  readonly kept: Uint8Array;
  /** True while passing over something too long. */
  readonly skipping: boolean;
}

export interface Fed {
  readonly next: Decoder;
  readonly frames: readonly Result<Frame, FrameProblem>[];
}

const nothing = new Uint8Array(0);
export const newDecoder: Decoder = { kept: nothing, skipping: false };

/** The frames that end in this chunk of the stream, good or not, and the decoder for the next one. Never throws. */
export function feed(decoder: Decoder, chunk: Uint8Array): Fed {
  const frames: Result<Frame, FrameProblem>[] = [];
  let { kept, skipping } = decoder;
  let from = 0;
  while (from < chunk.length) {
    const zero = chunk.indexOf(0, from);
    const end = zero === -1 ? chunk.length : zero;
    if (!skipping && kept.length + end - from > maxStuffed) {
      frames.push(refuse({ code: 'frame/too-long', limit: maxStuffed }));
      skipping = true;
    }
    kept = skipping ? nothing : join(kept, chunk.subarray(from, end));
    if (zero === -1) break;
    // Two zeros in a row hold nothing between them: one ends a frame, one begins the next.
    if (!skipping && kept.length > 0) frames.push(decodeFrame(kept));
    kept = nothing;
    skipping = false;
    from = zero + 1;
  }
  return { next: { kept, skipping }, frames };
}

/** Always a copy, so that the caller may use its buffer again. */
function join(start: Uint8Array, end: Uint8Array): Uint8Array {
  const joined = new Uint8Array(start.length + end.length);
  joined.set(start);
  joined.set(end, start.length);
  return joined;
}

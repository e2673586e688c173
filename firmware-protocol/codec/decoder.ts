import { refuse, type Result } from '#shared/kernel/index.ts';
import { decodeFrame, maxStuffed, type Frame, type FrameProblem } from './frame.ts';

/** Splits bytes into frames at the zeros without throwing; a run longer than a frame is reported once and skipped. */
export interface Decoder {
  readonly kept: Uint8Array;
  readonly skipping: boolean;
}

export interface DecodedChunk {
  readonly next: Decoder;
  readonly frames: readonly Result<Frame, FrameProblem>[];
}

const nothing = new Uint8Array(0);
export const newDecoder: Decoder = { kept: nothing, skipping: false };

export function feed(decoder: Decoder, chunk: Uint8Array): DecodedChunk {
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
    // There is no frame between two zeros in a row: one ends a frame, the other begins the next.
    if (!skipping && kept.length > 0) frames.push(decodeFrame(kept));
    kept = nothing;
    skipping = false;
    from = zero + 1;
  }
  return { next: { kept, skipping }, frames };
}

/** The result is always a copy, so that the caller may reuse its buffer. */
function join(start: Uint8Array, end: Uint8Array): Uint8Array {
  const joined = new Uint8Array(start.length + end.length);
  joined.set(start);
  joined.set(end, start.length);
  return joined;
}
